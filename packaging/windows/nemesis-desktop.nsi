; The Windows installer: for the person who runs it, without administrator rights.
;
; installer.py compiles it and says where things are:
;   VERSION   the program's version, 1.2.3
;   SOURCE    the folder that freeze.py has made
;   ICON      our icon, an .ico file
;   OUTPUT    the installer to write
;
; What it does, in order: puts the program into the person's own programs folder, a Start-menu entry beside the others, the
; type of saved games into the person's part of the registry, and an entry into the list of installed programs. The
; uninstaller takes all of that away; saved games and settings stay unless the person ticks that they go too.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "FileFunc.nsh"

!define PROGRAM "nemesis-desktop"
!define TITLE "Nemesis"
!define MAKERS "The nemesis_desktop authors"
!define TYPE "NemesisDesktop.SavedGame"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\${PROGRAM}"

Name "${TITLE}"
OutFile "${OUTPUT}"
; The folder of the version that is there already, so that an update goes where the person once wanted it.
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${LISTED}" "InstallLocation"
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE}, a board game on one laptop (unofficial)"
VIAddVersionKey "CompanyName" "${MAKERS}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}.exe"

; The last choice of language is kept, for updates and for the uninstaller.
!define MUI_LANGDLL_REGISTRY_ROOT "HKCU"
!define MUI_LANGDLL_REGISTRY_KEY "${LISTED}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "InstallerLanguage"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Czech"
!include "words.nsh"
!insertmacro MUI_RESERVEFILE_LANGDLL

; ---------------------------------------------------------------- installing

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

; Windows keeps the files of a running program: ask until it has been closed. Kept apart for installer and uninstaller,
; because NSIS wants the functions of each to bear names of its own.
!macro WaitUntilClosed
    ${DoWhile} ${FileExists} "$INSTDIR\${PROGRAM}.exe"
        ClearErrors
        FileOpen $0 "$INSTDIR\${PROGRAM}.exe" a
        ${IfNot} ${Errors}
            FileClose $0
            ${ExitDo}
        ${EndIf}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_OPEN)" /SD IDCANCEL IDRETRY +2
        Abort
    ${Loop}
!macroend

; Explorer learns of the new type of file at once, not after the next log-in.
!macro TellExplorer
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "$(PROGRAM_FILES)" SectionProgram
    SectionIn RO
    !insertmacro WaitUntilClosed
    ; What an older version had and this one has not must not stay. Only our own folder is emptied.
    RMDir /r "$INSTDIR\_internal"
    SetOutPath "$INSTDIR"
    File /r "${SOURCE}\*"
    File "/oname=${PROGRAM}.ico" "${ICON}"
    WriteUninstaller "$INSTDIR\uninstall.exe"

    WriteRegStr HKCU "${LISTED}" "DisplayName" "${TITLE}"
    WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\${PROGRAM}.exe"
    WriteRegStr HKCU "${LISTED}" "Publisher" "${MAKERS}"
    WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
    WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    IntFmt $0 "0x%08X" $0
    WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" "$0"
SectionEnd

Section "$(START_MENU)" SectionMenu
    ; The third and fourth words are the icon: the program's own.
    CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}.exe"
SectionEnd

Section "$(SAVED_GAMES)" SectionType
    WriteRegStr HKCU "Software\Classes\.nemesis" "" "${TYPE}"
    WriteRegStr HKCU "Software\Classes\.nemesis" "Content Type" "application/x-nemesis-save"
    WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(TYPE_NAME)"
    WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM}.ico"
    WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" \
        '"$INSTDIR\${PROGRAM}.exe" --tell-in-window "%1"'
    !insertmacro TellExplorer
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionProgram} "$(PROGRAM_FILES_TEXT)"
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionMenu} "$(START_MENU_TEXT)"
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionType} "$(SAVED_GAMES_TEXT)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; ---------------------------------------------------------------- removing

Function un.onInit
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "un.$(PROGRAM_FILES)" SectionGone
    SectionIn RO
    !insertmacro WaitUntilClosed
    ; Never the whole folder: the person may have chosen one with other things in it.
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\${PROGRAM}.exe"
    Delete "$INSTDIR\${PROGRAM}-console.exe"
    Delete "$INSTDIR\${PROGRAM}.ico"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${TITLE}.lnk"

    ; The ending .nemesis only if it still belongs to us.
    ReadRegStr $0 HKCU "Software\Classes\.nemesis" ""
    ${If} $0 == "${TYPE}"
        DeleteRegKey HKCU "Software\Classes\.nemesis"
    ${EndIf}
    DeleteRegKey HKCU "Software\Classes\${TYPE}"
    DeleteRegKey HKCU "${LISTED}"
    !insertmacro TellExplorer
SectionEnd

; Off unless the person ticks it: saved games are theirs.
Section /o "un.$(PLAYERS_FILES)" SectionSaves
    RMDir /r "$LOCALAPPDATA\${PROGRAM}"
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionGone} "$(GONE_TEXT)"
    !insertmacro MUI_DESCRIPTION_TEXT ${SectionSaves} "$(PLAYERS_FILES_TEXT)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
