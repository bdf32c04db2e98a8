/** A word that our texts do not use, and what a native engineer writes instead. */
export interface BannedWord {
  /** Matched as a whole word, in any case. */
  word: string;
  instead: string;
}

const people = 'name the role, or "they"';
const actor = 'name the actor: "the server", "support engineers", "no account"';

/** Add a word here when a reviewer had to read a sentence twice because of it. */
export const bannedWords: BannedWord[] = [
  { word: 'he', instead: people },
  { word: 'his', instead: people },
  { word: 'him', instead: people },
  { word: 'himself', instead: people },
  { word: 'nobody', instead: actor },
  { word: 'somebody', instead: actor },
  { word: 'everybody', instead: actor },
  { word: 'anybody', instead: actor },
  { word: 'whoever', instead: actor },
  { word: 'of it', instead: '"its …", or name the thing' },
  { word: 'what it is', instead: 'say the type or the value' },
  { word: 'what it says', instead: '"details", "content"' },
  { word: 'stands', instead: '"is", "remains", "is stored"' },
  { word: 'looked at', instead: '"viewed", "checked", "opened"' },
  { word: 'told', instead: '"reported", "sent", "notified"' },
  { word: 'anew', instead: '"again"' },
  { word: 'hearing', instead: '"listening", "receiving"' },
  { word: 'taken back', instead: '"reverted"' },
];
