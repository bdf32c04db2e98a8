import { between, pick, unit } from './random.ts';

/** Person in front of the television: the default one agrees; `varies` is another one for each prompt, by the seed. */
export type Person = 'agrees' | 'declines' | 'ignores' | 'revokes' | 'varies';

export interface Reaction {
  answer: 'Agreed' | 'Declined' | null;
  /** Milliseconds from the prompt to the answer. */
  afterMs: number;
  /** Milliseconds from the answer to the revocation; null: never. */
  revokesAfterMs: number | null;
}

/** Most of the varying persons agree, and few of these change their mind. */
const several = [
  ...(['agrees', 'agrees', 'agrees', 'agrees', 'agrees', 'agrees', 'agrees'] as const),
  ...(['revokes', 'declines', 'ignores'] as const),
] as const;

/** Returns the person's reaction to the prompt of this number (from 1). */
export function reaction(person: Person, revokesAfterMs: number, seed: number, question: number): Reaction {
  const kind = person === 'varies' ? pick(several, unit(seed, 'person', question)) : person;
  const afterMs = between(2000, 4000, unit(seed, 'answerTime', question));
  if (kind === 'ignores') return { answer: null, afterMs, revokesAfterMs: null };
  if (kind === 'declines') return { answer: 'Declined', afterMs, revokesAfterMs: null };
  return { answer: 'Agreed', afterMs, revokesAfterMs: kind === 'revokes' ? revokesAfterMs : null };
}
