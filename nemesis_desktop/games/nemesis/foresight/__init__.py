"""What a choice may bring, from nothing but what lies open: dangers, odds, and the words that declare it."""
