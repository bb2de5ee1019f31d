### The names of figures that are kept of games of computer seats.

lab-humans-won = The humans win
lab-thing-ending = How it ended
lab-vehicle = Vehicle of the escape
lab-infections = Infections
lab-freezing = Freezing: space at the end
lab-accusations = Accusations
lab-blood-tests = Tests run
lab-clashes = Clashes
lab-began-as = Role at the beginning
lab-role = Role at the end
lab-infected-in = Round of the infection
lab-revealed = Revealed as an alien
lab-absorbed = Absorbed
lab-cards-given = Cards given face up
lab-weapons-used = Weapons used
