import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from '#server/core/start-error.ts';

/**
 * Variables that may also be given as a file, by the name and `_FILE`: containers and systemd pass secrets this way.
 */
export const secretNames = [
  'DATABASE_URL',
  'METRICS_TOKEN',
  'BACKUP_PASSPHRASE',
  'PASSWORD_PEPPER',
  'SECRETS_KEY',
  'SECRETS_KEY_BEFORE',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

export type SecretName = (typeof secretNames)[number];

/**
 * Reads the environment; `CONFIG_FILE` supplies missing variables, and `NAME_FILE` names files with secrets. Throws one
 * `StartError` that lists everything unreadable.
 */
export function readEnvironment(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const errors: string[] = [];
  const read = (name: string, path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : error;
      errors.push(`${name}: ${path} cannot be read (${String(code)})`);
      return '';
    }
  };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const env = { ...(set.CONFIG_FILE ? parseEnv(read('CONFIG_FILE', set.CONFIG_FILE)) : {}), ...set };
  for (const name of secretNames) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    // The environment takes precedence over the configuration file, in either form.
    if (set[name] && set[`${name}_FILE`]) errors.push(`${name} and ${name}_FILE are both set; unset one`);
    else if (!set[name] || set[`${name}_FILE`]) env[name] = read(`${name}_FILE`, path).replace(/\r?\n$/, '');
    // The variable stays if the secret is read again from its file later.
    else delete env[`${name}_FILE`];
  }
  if (errors.length > 0) throw new StartError(`the environment is not valid: ${errors.join('; ')}`);
  return env;
}
