/** A domain as it is stored: without the `@` that people type before it. */
export const normalDomain = (typed: string): string => typed.trim().toLowerCase().replace(/^@/, '');

/** What an organisation puts into DNS to show that a domain is its own. */
export interface ProofRecord {
  name: string;
  value: string;
}

/** A TXT record of its own name: others of the domain, such as those of mail, are left alone. */
export const proofRecord = (domain: string, challenge: string): ProofRecord => ({
  name: `_waymark-challenge.${domain}`,
  value: `waymark-domain=${challenge}`,
});

/** Whether one of the TXT records says it; a long one comes in pieces. */
export const provesBy = (records: readonly (readonly string[])[], { value }: ProofRecord): boolean =>
  records.some((pieces) => pieces.join('').trim() === value);
