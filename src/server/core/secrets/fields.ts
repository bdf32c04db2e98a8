import { secretFields } from '#api/secrets.gen.ts';
import { type Secrets, withoutSecrets } from '#domain/secrets.ts';
import type { Json } from '#machines/json.ts';

const isSecret = (field: string): boolean => secretFields.has(field);

/** What the contract marks as a secret (`x-secret`), apart from the rest. */
export const partSecrets = <Value extends Json>(value: Value): { open: Value; secrets: Secrets } =>
  withoutSecrets(value, isSecret);

/** The value as others may read it: that there is a secret, and not which. */
export const maskSecrets = <Value extends Json>(value: Value): Value => partSecrets(value).open;
