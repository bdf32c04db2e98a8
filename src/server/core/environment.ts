import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from '#server/core/start-error.ts';

/** What may also be given as a file, by its name and `_FILE`: as containers and systemd hand secrets over. */
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
 * The environment, with what `CONFIG_FILE` says where the environment says nothing, and with secrets read from the files
 * that `NAME_FILE` names. Throws one `StartError` that lists everything that cannot be read.
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
  const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const env = { ...(told.CONFIG_FILE ? parseEnv(read('CONFIG_FILE', told.CONFIG_FILE)) : {}), ...told };
  for (const name of secretNames) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    // The environment wins over the file of the configuration, in either form.
    if (told[name] && told[`${name}_FILE`]) errors.push(`${name} and ${name}_FILE are both set; unset one`);
    else if (!told[name] || told[`${name}_FILE`])
      env[name] = read(`${name}_FILE`, path).replace(/\r?\n$/, '');
    // What remains is where a secret is read from again.
    else delete env[`${name}_FILE`];
  }
  if (errors.length > 0) throw new StartError(`the environment is not valid: ${errors.join('; ')}`);
  return env;
}
