import type { FieldLimits } from '#api/limits.gen.ts';
import { isPreSharedKey, type NetworkFlaw } from '#domain/radio/security.ts';

/** Limits of a passphrase, or of the key itself, which the same field takes. */
export const limitsWithKey = <L extends { key_pass_phrase: FieldLimits; pre_shared_key: FieldLimits }>(
  limits: L,
  typed: string,
): L & Record<string, FieldLimits> => ({
  ...limits,
  key_pass_phrase: isPreSharedKey(typed) ? limits.pre_shared_key : limits.key_pass_phrase,
});

/** A flaw of a key is shown at the field it was typed into. */
export const atPassphrase = (
  flaws: readonly NetworkFlaw[],
): { field: string; problem: NetworkFlaw['problem'] }[] =>
  flaws.map(({ field, problem }) => ({
    field: field === 'pre_shared_key' ? 'key_pass_phrase' : field,
    problem,
  }));
