import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type IdentityPolicy, identityPolicies } from '#domain/device-identity.ts';
import { type AccountRulesName, accountRulesNames } from '#domain/passwords/account-rules.ts';
import { StartError } from '#server/core/start-error.ts';
import { type BucketConfig, readBucketConfig } from '../core/blobs/bucket.ts';
import { isProtected } from '../core/database/database-url.ts';
import { type SecretName, secretNames } from '../core/environment.ts';
import { type MapTiles, readMapTiles } from '../core/http/map-tiles.ts';
import { readHosts } from '../core/network/host-list.ts';
import { isOwnMachine } from '../core/network/own-machine.ts';
import type { TlsFiles } from '../core/network/tls-files.ts';
import { readTraceConfig, type TraceConfig } from '../core/tracing/trace-config.ts';
import { type AgentLimits, usualLimits } from '../devices/gateway/limits.ts';
import { type ProviderNetwork, readProviderNetwork } from '../people/identity-provider/provider-network.ts';
import { type MailConfig, readMailConfig } from '../people/mail/transport/mail-config.ts';
import type { RefusedSetting, SettingName } from './settings.ts';

/** Parsed environment of the server. */
export interface Config {
  port: number;
  /** Address on which the console and the API are served. */
  host: string;
  /** Trusted proxies for `X-Forwarded-For`: how many, or which networks; false: none. */
  trustProxy: number | string[] | false;
  /** Token for /metrics and the details of /readyz; null: no token opens them. */
  metricsToken: string | null;
  /** Port for both without a token; null: none. */
  internal: { port: number; host: string; tls: TlsFiles | null } | null;
  /** Files of secrets, which are read again when they change. */
  secretFiles: Partial<Record<SecretName, string>>;
  uspPort: number;
  /** Address of the device port, for devices. */
  uspUrl: string;
  /** Listener for files of devices, and the address that is sent to them; null: this machine's name. */
  files: { port: number; url: string | null; tls: TlsFiles | null; bytesPerSecond: number | null };
  upgradeTimes: { soakMs: number; lostMs: number };
  /** Checks of devices by presets: the period of each device, and the most that begin in a second. */
  presetChecks: { periodMs: number; perSecond: number };
  dataDir: string;
  /** Address of PostgreSQL; null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Number of simulated devices to start; 0: none. */
  fleet: number;
  demo: boolean;
  /** True: a new demo is filled with history and content. */
  demoContent: boolean;
  /** Public address, without a trailing slash. */
  publicUrl: string;
  /** Name of the account rules where the specification and ASVS differ. */
  accountRules: AccountRulesName;
  /** True: unknown browsers must be verified by mail. */
  verifyNewBrowsers: boolean;
  /**
   * Authentication of devices, and the number of unregistered ones that an address may bring in an hour; null:
   * unlimited.
   */
  identity: IdentityPolicy;
  adoptionsPerHour: number | null;
  /**
   * TLS of console, API and live socket (and of the USP listener, below); null: connections are not encrypted there.
   */
  tls: TlsFiles | null;
  uspTls: TlsFiles | null;
  /**
   * Maximum number of open connections of one address: to the console and the API, and to the USP listener; null:
   * unlimited.
   */
  connections: Record<'people' | 'devices', number | null>;
  limits: Pick<AgentLimits, 'messageBytes' | 'valueLength'>;
  /** Secret of all stored passwords; null: none. */
  passwordPepper: string | null;
  /**
   * Secret that seals secrets in the database and keys in `dataDir`; null: a key file there seals secrets, and keys are
   * unsealed.
   */
  secretsKey: string | null;
  /** Previous secret: opens what it sealed. */
  secretsKeyBefore: string | null;
  /** Hours for which a login lasts, however often it is renewed. */
  sessionHours: number;
  /** Days after its last event for which an ended stream is kept; null: for ever. */
  retentionDays: number | null;
  /** Days for which an entry of the audit trail is kept; null: for ever. */
  auditDays: number | null;
  /** Days for which reports of devices are kept; null: for ever. */
  deviceDays: number | null;
  /** Days after the end of a consent for which its pictures are kept. */
  pictureDays: number;
  /** Maximum bytes of files that an organisation may store. */
  fileQuota: number;
  /** Bucket for pictures and files; null: they are in `dataDir`. */
  bucket: BucketConfig | null;
  /** Counters of devices: seconds between two readings, 0 for none, and days for which they are kept. */
  statistics: { seconds: number; days: number };
  mail: MailConfig;
  providerNetwork: ProviderNetwork;
  /** VOD servers that may have private addresses, and be called by http. */
  vodHosts: string[];
  /** Map pictures; null: places are drawn as outlines. */
  mapTiles: MapTiles | null;
  /** Hours after which _About_ reports the last backup as too old; 0: never. */
  backupWarnHours: number;
  /** The operator's own privacy statement; null: none. */
  privacyUrl: string | null;
  /** Contact for users: a mail address, a telephone number or a web address; null: none. */
  contact: string | null;
  /** Least urgent level that is logged. */
  logLevel: LogLevel;
  /** Destination of traces; null: nothing is traced. */
  traces: TraceConfig | null;
}

const logLevels = ['error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof logLevels)[number];

/** Minimum length of a token: a shorter one could be guessed. */
const shortestToken = 16;
/** Minimum length of a key: the hexadecimal digits of 128 bits, since it is not stretched. */
const shortestKey = 32;

/** Minimum retention in days, so that support staff's open cases are not erased. */
const fewestDays = 30;

/** Fleet of a demo; its content is about these devices. */
const usualFleet = 28;
/** Maximum demo fleet: the number of agents that one process was measured to hold. */
const fleetLimit = 100_000;

/** Throws one `StartError` that lists everything wrong with the environment. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const errors: string[] = [];
  const given = (name: SettingName | RefusedSetting | `${SecretName}_FILE`) => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? undefined : value;
  };
  const whole = (name: SettingName, otherwise: number, most: number) => {
    const value = given(name);
    if (value === undefined) return otherwise;
    if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value);
    errors.push(`${name} must be a whole number from 0 to ${most}, not "${value}"`);
    return otherwise;
  };
  /** Reads a number of days; null if the setting is not given: then nothing is erased. */
  const days = (name: SettingName) => {
    if (given(name) === undefined) return null;
    const value = whole(name, fewestDays, 36_500);
    if (value < fewestDays)
      errors.push(`${name} must be ${fewestDays} or more, or unset: then nothing is erased`);
    return value;
  };
  const flag = (name: SettingName, otherwise: boolean) => {
    const value = given(name);
    if (value === undefined) return otherwise;
    if (value === '1' || value === 'true') return true;
    if (value === '0' || value === 'false') return false;
    errors.push(`${name} must be 1 or 0, not "${value}"`);
    return otherwise;
  };
  const address = (name: SettingName, protocols: string[]) => {
    const value = given(name);
    if (value === undefined) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && protocols.includes(url.protocol)) return value;
    // The message never contains the value, which may have a password.
    errors.push(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return null;
  };

  const oneOf = <T extends string>(name: SettingName, otherwise: T, values: readonly T[]) => {
    const value = given(name);
    const found = values.find((candidate) => candidate === value);
    if (value !== undefined && !found)
      errors.push(`${name} must be one of ${values.join(', ')}, not "${value}"`);
    return found ?? otherwise;
  };

  /** Reads the PEM files of a certificate and its key, and of the authorities of client certificates. */
  const tlsFiles = (name: 'TLS' | 'USP_TLS' | 'FILES_TLS' | 'INTERNAL_TLS'): TlsFiles | null => {
    const [cert, key, clientCa] = (['CERT', 'KEY', 'CLIENT_CA'] as const).map((part) =>
      given(`${name}_${part}`),
    );
    const crl = given(`${name}_CRL`) ?? null;
    if (crl !== null && clientCa === undefined) errors.push(`${name}_CRL needs ${name}_CLIENT_CA`);
    if (cert !== undefined && key !== undefined) return { cert, key, clientCa: clientCa ?? null, crl };
    if (cert !== undefined || key !== undefined || clientCa !== undefined)
      errors.push(`${name}_CERT and ${name}_KEY belong together, and ${name}_CLIENT_CA to them`);
    return null;
  };
  const ipAddress = (name: SettingName, otherwise: string) => {
    const value = given(name);
    if (value === undefined || isIP(value) !== 0) return value ?? otherwise;
    errors.push(`${name} must be an IP address, not "${value}"`);
    return otherwise;
  };
  const secret = (name: SettingName, shortest = shortestToken) => {
    const value = given(name);
    if (value === undefined || (value.length >= shortest && /^[\x21-\x7e]+$/.test(value)))
      return value ?? null;
    errors.push(`${name} must have at least ${shortest} characters and no spaces`);
    return null;
  };
  const proxies = (name: SettingName) => {
    const value = given(name) ?? '0';
    if (/^\d{1,2}$/.test(value)) return Number(value) || false;
    const networks = value.split(',').map((network) => network.trim());
    if (networks.every(isNetwork)) return networks;
    errors.push(`${name} must be a number of proxies, or networks like 10.0.0.0/8,fd00::/8; not "${value}"`);
    return false;
  };

  const connections = (name: SettingName, usual: number) => whole(name, usual, 1_000_000) || null;

  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const plainDatabase = flag('DATABASE_WITHOUT_TLS', false);
  if (databaseUrl !== null && !plainDatabase && !isProtected(databaseUrl, env))
    errors.push(
      'DATABASE_URL leads to another machine without sslmode=verify-full: add it (with sslrootcert=FILE for an authority of your own), or set DATABASE_WITHOUT_TLS=1 where that network is trusted',
    );
  const port = whole('PORT', 8080, 65_535);
  const uspPort = whole('USP_PORT', 8081, 65_535);
  const filesPort = whole('FILES_PORT', uspPort === 0 ? 0 : uspPort + 1, 65_535);
  if (filesPort !== 0 && (filesPort === port || filesPort === uspPort))
    errors.push('FILES_PORT must differ from PORT and USP_PORT');
  if (port !== 0 && port === uspPort) errors.push('PORT and USP_PORT must differ');
  const internalPort = whole('INTERNAL_PORT', 0, 65_535);
  if (internalPort !== 0 && (internalPort === port || internalPort === uspPort))
    errors.push('INTERNAL_PORT must differ from PORT and USP_PORT');
  const internalHost = ipAddress('INTERNAL_HOST', '127.0.0.1');
  const tls = tlsFiles('TLS');
  if (tls?.clientCa) errors.push('TLS_CLIENT_CA: people show no certificates here; unset it');
  // Monitoring on this machine stays local, so its name need not be in the server's certificate.
  const internalTls = tlsFiles('INTERNAL_TLS') ?? (isOwnMachine(internalHost) ? null : tls);
  if (internalTls?.clientCa && internalTls !== tls)
    errors.push('INTERNAL_TLS_CLIENT_CA: certificates of callers are not looked at there; unset it');
  const filesTls = tlsFiles('FILES_TLS');
  if (filesTls?.clientCa)
    errors.push('FILES_TLS_CLIENT_CA: devices show a grant there, no certificate; unset it');
  const plainInternal = flag('INTERNAL_WITHOUT_TLS', false);
  if (internalPort !== 0 && !internalTls && !isOwnMachine(internalHost) && !plainInternal)
    errors.push(
      'INTERNAL_HOST is reached from other machines without TLS: set INTERNAL_TLS_CERT and INTERNAL_TLS_KEY (or those of TLS), or INTERNAL_WITHOUT_TLS=1 where that network is trusted',
    );
  const uspTls = tlsFiles('USP_TLS');
  const demo = flag('DEMO', given('DATABASE_URL') === undefined);
  const fleet = whole('FLEET', demo ? usualFleet : 0, fleetLimit);
  const publicUrl =
    address('PUBLIC_URL', tls ? ['https:'] : ['http:', 'https:']) ??
    `${tls ? 'https' : 'http'}://localhost:${port}`;
  if (new URL(publicUrl).pathname !== '/')
    errors.push('PUBLIC_URL must not have a path: the console is served at the root of its host name');
  const config: Config = {
    port,
    host: ipAddress('HOST', '::'),
    trustProxy: proxies('TRUST_PROXY'),
    metricsToken: secret('METRICS_TOKEN'),
    internal: internalPort === 0 ? null : { port: internalPort, host: internalHost, tls: internalTls },
    secretFiles: Object.fromEntries(
      secretNames.flatMap((name) => {
        const path = given(`${name}_FILE`);
        return path === undefined ? [] : [[name, path]];
      }),
    ),
    uspPort,
    uspUrl:
      address('USP_URL', ['ws:', 'wss:']) ??
      `${uspTls ? 'wss' : 'ws'}://${new URL(publicUrl).hostname}:${uspPort}/usp`,
    files: {
      port: filesPort,
      tls: filesTls,
      url: address('FILES_URL', ['http:', 'https:']),
      bytesPerSecond: whole('FILES_MB_PER_SECOND', 0, 100_000) * 1_000_000 || null,
    },
    upgradeTimes: {
      soakMs: whole('UPGRADE_SOAK_SECONDS', demo ? 60 : 600, 86_400) * 1_000,
      lostMs: whole('UPGRADE_LOST_SECONDS', demo ? 300 : 1_800, 86_400) * 1_000,
    },
    presetChecks: {
      periodMs: Math.max(1, whole('PRESET_HOURS', 24, 8_760)) * 3_600_000,
      perSecond: Math.max(1, whole('PRESET_CHECKS_PER_SECOND', 20, 1_000)),
    },
    dataDir: resolve(given('DATA_DIR') ?? 'data'),
    databaseUrl,
    fleet,
    demo,
    demoContent: flag('DEMO_CONTENT', demo) && demo && fleet >= usualFleet,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    accountRules: oneOf('ACCOUNT_RULES', demo ? 'specified' : 'strict', accountRulesNames),
    verifyNewBrowsers: flag('VERIFY_NEW_BROWSERS', !demo),
    identity: oneOf('USP_IDENTITY', demo ? 'claimed' : 'pinned', identityPolicies),
    adoptionsPerHour:
      demo && given('ADOPT_PER_HOUR') === undefined ? null : whole('ADOPT_PER_HOUR', 0, 100_000),
    tls,
    uspTls,
    connections: {
      people: connections('MAX_CONNECTIONS_PER_ADDRESS', 2_000),
      devices: connections('USP_MAX_CONNECTIONS_PER_ADDRESS', 5_000),
    },
    limits: {
      messageBytes: whole('USP_MAX_MESSAGE', usualLimits.messageBytes, 64 * 1024 * 1024),
      valueLength: whole('USP_MAX_VALUE', usualLimits.valueLength, 1024 * 1024),
    },
    passwordPepper: secret('PASSWORD_PEPPER'),
    secretsKey: secret('SECRETS_KEY', shortestKey),
    secretsKeyBefore: secret('SECRETS_KEY_BEFORE', shortestKey),
    sessionHours: whole('SESSION_HOURS', 12, 720),
    retentionDays: days('RETENTION_DAYS'),
    auditDays: days('AUDIT_DAYS'),
    deviceDays: days('DEVICE_DAYS'),
    pictureDays: whole('PICTURE_DAYS', 30, 3_650),
    bucket: readBucketConfig(env, errors),
    fileQuota: whole('FILES_QUOTA_GB', 100, 100_000) * 1024 ** 3,
    statistics: {
      seconds: whole('STATISTICS_SECONDS', 300, 86_400),
      days: whole('STATISTICS_DAYS', 30, 3_650),
    },
    mail: readMailConfig(env, errors, flag('MAIL_WITHOUT_TLS', false)),
    providerNetwork: readProviderNetwork(env, errors),
    vodHosts: readHosts(env.VOD_SERVER_HOSTS, 'VOD_SERVER_HOSTS', errors),
    mapTiles: readMapTiles(env, errors),
    backupWarnHours: whole('BACKUP_WARN_HOURS', demo ? 0 : 48, 8_760),
    privacyUrl: address('PRIVACY_URL', ['http:', 'https:']),
    contact: env.SUPPORT_CONTACT?.trim().slice(0, 200) || null,
    logLevel: oneOf('LOG_LEVEL', 'warn', logLevels),
    traces: readTraceConfig(env, errors),
  };
  if (config.secretsKeyBefore !== null && config.secretsKey === null)
    errors.push('SECRETS_KEY_BEFORE needs SECRETS_KEY, which follows it');
  const { retentionDays, auditDays, deviceDays } = config;
  // The audit entries and device reports of a task are kept with the task.
  for (const [name, value] of Object.entries({ AUDIT_DAYS: auditDays, DEVICE_DAYS: deviceDays }))
    if (value !== null && retentionDays !== null && value < retentionDays)
      errors.push(`${name} must not be less than RETENTION_DAYS`);
  if (config.sessionHours === 0) errors.push('SESSION_HOURS must be 1 or more');
  if (config.identity === 'certificate' && !config.uspTls?.clientCa)
    errors.push('USP_IDENTITY=certificate needs USP_TLS_CERT, USP_TLS_KEY and USP_TLS_CLIENT_CA');
  if (given('NATS_URL')) errors.push('NATS_URL: servers find each other by their database; unset it');
  if (errors.length > 0) throw new StartError(`the environment is not valid: ${errors.join('; ')}`);
  return config;
}

/** Tells if a text is an IP address, alone or with a prefix length. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
