### Why somebody cannot go somewhere.

thing-reason-kennel = Tam chodí jen psi a vetřelec
thing-reason-rec-room = Všichni musejí do práce
thing-reason-burned = Vyhořelo
thing-reason-full = Už jsou tam tři
