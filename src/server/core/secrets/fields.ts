import { secretFields } from '#api/secrets.gen.ts';
import { type Secrets, withoutSecrets } from '#domain/secrets.ts';
import type { Json } from '#machines/json.ts';

const isSecret = (field: string): boolean => secretFields.has(field);

/** Separates values that the contract marks as secret (`x-secret`) from the rest. */
export const partSecrets = <Value extends Json>(value: Value): { open: Value; secrets: Secrets } =>
  withoutSecrets(value, isSecret);

/** Masks secrets in a value for other readers: only their presence is shown. */
export const maskSecrets = <Value extends Json>(value: Value): Value => partSecrets(value).open;
