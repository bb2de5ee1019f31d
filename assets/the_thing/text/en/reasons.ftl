### Why somebody cannot go somewhere.

thing-reason-kennel = Only dogs and the alien go there
thing-reason-rec-room = Everybody has to go to work
thing-reason-burned = Burned down
thing-reason-full = Three are there already
