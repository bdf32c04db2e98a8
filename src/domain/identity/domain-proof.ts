/** Normalises a domain for storage: without the `@` that people type before it. */
export const normalDomain = (typed: string): string => typed.trim().toLowerCase().replace(/^@/, '');

/** DNS record with which an organisation proves that it owns a domain. */
export interface ProofRecord {
  name: string;
  value: string;
}

/** Returns a TXT record under its own name, so that the domain's other records, such as for mail, stay unchanged. */
export const proofRecord = (domain: string, challenge: string): ProofRecord => ({
  name: `_waymark-challenge.${domain}`,
  value: `waymark-domain=${challenge}`,
});

/** Tells if one of the TXT records has the value; a long one is split into pieces. */
export const provesBy = (records: readonly (readonly string[])[], { value }: ProofRecord): boolean =>
  records.some((pieces) => pieces.join('').trim() === value);
