import { resolve } from 'node:path';
import { type IdentityPolicy, identityPolicies } from '#domain/device-identity.ts';
import { type AgentLimits, usualLimits } from './gateway/limits.ts';
import { StartError } from './store/errors.ts';
import type { TlsFiles } from './tls-files.ts';

/** Everything the environment can say, parsed once. */
export interface Config {
  port: number;
  uspPort: number;
  dataDir: string;
  /** PostgreSQL; null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Simulated devices to start; 0: none. */
  fleet: number;
  demo: boolean;
  /** Address that people use, without a slash at the end. */
  publicUrl: string;
  /** Browsers not seen before must be verified by mail. */
  verifyNewBrowsers: boolean;
  /** What devices must show, and how many that nobody registered one address may bring in an hour; null: any number. */
  identity: IdentityPolicy;
  adoptionsPerHour: number | null;
  /** TLS of the USP listener; null: connections are not encrypted there. */
  uspTls: TlsFiles | null;
  limits: Pick<AgentLimits, 'messageBytes' | 'valueLength'>;
  /** Least urgent lines that are written. */
  logLevel: LogLevel;
}

const logLevels = ['error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof logLevels)[number];

/** Largest demo fleet: as many agents as one process was seen to hold. */
const fleetLimit = 100_000;

/** Throws one `StartError` that lists everything wrong with the environment. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const errors: string[] = [];
  const given = (name: string) => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? undefined : value;
  };
  const whole = (name: string, otherwise: number, most: number) => {
    const value = given(name);
    if (value === undefined) return otherwise;
    if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value);
    errors.push(`${name} must be a whole number from 0 to ${most}, not "${value}"`);
    return otherwise;
  };
  const flag = (name: string, otherwise: boolean) => {
    const value = given(name);
    if (value === undefined) return otherwise;
    if (value === '1' || value === 'true') return true;
    if (value === '0' || value === 'false') return false;
    errors.push(`${name} must be 1 or 0, not "${value}"`);
    return otherwise;
  };
  const address = (name: string, protocols: string[]) => {
    const value = given(name);
    if (value === undefined) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && protocols.includes(url.protocol)) return value;
    // Never the value itself: it may hold a password.
    errors.push(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return null;
  };

  const oneOf = <T extends string>(name: string, otherwise: T, values: readonly T[]) => {
    const value = given(name);
    const found = values.find((candidate) => candidate === value);
    if (value !== undefined && !found)
      errors.push(`${name} must be one of ${values.join(', ')}, not "${value}"`);
    return found ?? otherwise;
  };

  /** Files in PEM of a certificate and its key, and of the authorities of client certificates. */
  const tlsFiles = (name: string): TlsFiles | null => {
    const [cert, key, clientCa] = ['CERT', 'KEY', 'CLIENT_CA'].map((part) => given(`${name}_${part}`));
    if (cert !== undefined && key !== undefined) return { cert, key, clientCa: clientCa ?? null };
    if (cert !== undefined || key !== undefined || clientCa !== undefined)
      errors.push(`${name}_CERT and ${name}_KEY belong together, and ${name}_CLIENT_CA to them`);
    return null;
  };

  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const port = whole('PORT', 8080, 65_535);
  const uspPort = whole('USP_PORT', 8081, 65_535);
  if (port !== 0 && port === uspPort) errors.push('PORT and USP_PORT must differ');
  const demo = flag('DEMO', given('DATABASE_URL') === undefined);
  const publicUrl = address('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  const config: Config = {
    port,
    uspPort,
    dataDir: resolve(given('DATA_DIR') ?? 'data'),
    databaseUrl,
    fleet: whole('FLEET', demo ? 28 : 0, fleetLimit),
    demo,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    verifyNewBrowsers: flag('VERIFY_NEW_BROWSERS', !demo),
    identity: oneOf('USP_IDENTITY', demo ? 'claimed' : 'pinned', identityPolicies),
    adoptionsPerHour:
      demo && given('ADOPT_PER_HOUR') === undefined ? null : whole('ADOPT_PER_HOUR', 0, 100_000),
    uspTls: tlsFiles('USP_TLS'),
    limits: {
      messageBytes: whole('USP_MAX_MESSAGE', usualLimits.messageBytes, 64 * 1024 * 1024),
      valueLength: whole('USP_MAX_VALUE', usualLimits.valueLength, 1024 * 1024),
    },
    logLevel: oneOf('LOG_LEVEL', 'warn', logLevels),
  };
  if (config.identity === 'certificate' && !config.uspTls?.clientCa)
    errors.push('USP_IDENTITY=certificate needs USP_TLS_CERT, USP_TLS_KEY and USP_TLS_CLIENT_CA');
  if (given('SMTP_URL'))
    errors.push(`SMTP_URL: this version writes mails to ${config.dataDir}/outbox and cannot send; unset it`);
  if (given('NATS_URL')) errors.push('NATS_URL: this version runs as one server; unset it');
  if (errors.length > 0) throw new StartError(`the environment is not valid: ${errors.join('; ')}`);
  return config;
}
