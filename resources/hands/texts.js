// All texts of the page, once: the program collects them for its translations from here.

export const TEXTS = [
  "All seats are taken.", "Answer", "Ask for a seat", "Back", "Board", "Enter your name.",
  "Free seats", "Hint", "It’s a tie: {names}", "Join the game",
  "Language", "Larger board", "Left number", "On the table", "Pass", "Play", "Players",
  "Please wait a minute, then try again.", "Please wait until you are let in at the large screen.",
  "Right number", "Signs", "Something went wrong. Load the page again.",
  "Somebody else asks for this name. Choose another one.",
  "Take a card", "That code is not right. Look at the large screen.",
  "The connection to the table is lost. The game waits, and goes on by itself.",
  "The four letters on the large screen", "The game is over.", "The game waits for {names}.",
  "The game waits.", "The large screen has closed the table. Thank you for playing!",
  "The round is over.", "This cannot be done now.", "What you can do",
  "Which digit?", "Won by {names}", "You have a seat. The game is about to begin.",
  "Your hand is on another device now.", "You were not let in. You can ask again.", "You won!",
  "Your cards", "Your name", "Your tiles", "after it: {number}", "blue square",
  "Computer", "connection lost", "divided by", "equals", "free", "go on with this device", "in front of it: {number}",
  "joker", "joker as {digit}", "laid now: {card}", "minus", "no sign yet", "covers {card}",
  "over all of it: {number}", "plus", "red square", "times", "your turn", "{card}: where?",
  "{name} takes a card", "{name} passes", "{name} plays {sum}", "{name}’s turn",
  "{number} card", "{number} cards", "{number} laid", "{number} point", "{number} points",
];
