"""What is printed in the box, as data: boards, tiles, tokens, dice, cards and supplies. No rule lives here."""
