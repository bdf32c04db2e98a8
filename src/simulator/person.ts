import { between, pick, unit } from './random.ts';

/** Who sits in front of the television: the usual one agrees; `varies` is another one with each question, by the seed. */
export type Person = 'agrees' | 'declines' | 'ignores' | 'revokes' | 'varies';

export interface Reaction {
  answer: 'Agreed' | 'Declined' | null;
  /** From the question to the answer, milliseconds. */
  afterMs: number;
  /** From the answer to taking it back, milliseconds; null: never. */
  revokesAfterMs: number | null;
}

/** Of those who vary most agree, and few of these change their mind. */
const several = [
  ...(['agrees', 'agrees', 'agrees', 'agrees', 'agrees', 'agrees', 'agrees'] as const),
  ...(['revokes', 'declines', 'ignores'] as const),
] as const;

/** What this person does about the question of this number (from 1). */
export function reaction(person: Person, revokesAfterMs: number, seed: number, question: number): Reaction {
  const kind = person === 'varies' ? pick(several, unit(seed, 'person', question)) : person;
  const afterMs = between(2000, 4000, unit(seed, 'answerTime', question));
  if (kind === 'ignores') return { answer: null, afterMs, revokesAfterMs: null };
  if (kind === 'declines') return { answer: 'Declined', afterMs, revokesAfterMs: null };
  return { answer: 'Agreed', afterMs, revokesAfterMs: kind === 'revokes' ? revokesAfterMs : null };
}
