import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { isIP } from 'node:net';
import { dirname } from 'node:path';
import { type AccountRules, accountRules } from '#domain/passwords/account-rules.ts';
import { pathsIn } from '#server/core/database/cluster-paths.ts';
import { StartError } from '#server/core/start-error.ts';
import { type BucketConfig, openBucket } from '../core/blobs/bucket.ts';
import { isProtected } from '../core/database/database-url.ts';
import { majorIn } from '../core/database/embedded/cluster.ts';
import { installed, majorOf, noPrograms } from '../core/database/embedded/programs.ts';
import { KeyFiles, keyNames } from '../core/database/key-files.ts';
import { pendingMigrations } from '../core/database/migrate.ts';
import { openDatabase } from '../core/database/open.ts';
import { serverAtWork } from '../core/log/active-role.ts';
import { daysUntil, readCertificate, type TlsFiles } from '../core/network/tls-files.ts';
import { isProtectedMail } from '../people/mail/transport/mail-protection.ts';
import type { Config } from './config.ts';

/**
 * Lists what a start with this configuration would do, without secrets, and does nothing. Rejects with `StartError`.
 */
export async function checkConfig(config: Config, say: (line: string) => void): Promise<void> {
  say(
    `console and API on port ${config.port}, devices on port ${config.uspPort}, for people at ${config.publicUrl}`,
  );
  say(
    config.demo
      ? `demo: accounts with passwords in ${config.dataDir}/demo-accounts.json, ${config.fleet} simulated devices`
      : `no demo: an empty database has no account, and ${config.mail.firstAccount ?? 'ADMIN_EMAIL, which is not set,'} is invited as its first administrator`,
  );
  say(`accounts by ACCOUNT_RULES=${config.accountRules}: ${accountsBy(accountRules[config.accountRules])}`);
  say(`logins from new browsers are ${config.verifyNewBrowsers ? '' : 'not '}verified by mail`);
  if (config.traces)
    say(
      `traces go to ${config.traces.collector}: ${percent(config.traces.sampler.fraction)} of the calls${config.traces.sampler.followsCaller ? ', or as their callers decide' : ''}`,
    );
  say(
    config.mail.smtpUrl === null
      ? `mails are files in ${config.dataDir}/outbox`
      : `mails go to ${new URL(config.mail.smtpUrl).host} as ${config.mail.from}${isProtectedMail(config.mail.smtpUrl) ? '' : ', WITHOUT TLS that checks its certificate'}`,
  );
  say(
    `erased when their time is over: ${[
      `what has ended ${after(config.retentionDays)}`,
      `entries of the audit trail ${after(config.auditDays)}`,
      `what devices told ${after(config.deviceDays)}`,
    ].join(', ')}`,
  );
  // Browsers get the certificate of the proxy in front of this server.
  const seenAs = config.trustProxy === false ? hostOf(config.publicUrl) : null;
  if (config.tls) say(`TLS of the console: ${certificate(config.tls, seenAs)}`);
  if (config.uspTls) say(`TLS of the devices: ${certificate(config.uspTls, null)}`);
  if (config.files.tls) say(`TLS of device files: ${certificate(config.files.tls, null)}`);
  if (config.internal?.tls) say(`TLS of the internal port: ${certificate(config.internal.tls, null)}`);
  await checkDirectory(config.dataDir);
  say(`data directory ${config.dataDir}: can be written`);
  const keyFiles = new KeyFiles(config.dataDir, config.secretsKey, config.secretsKeyBefore);
  say(
    `secrets in the database are sealed with ${config.secretsKey === null ? keyFiles.pathOf(keyNames.secrets) : 'SECRETS_KEY'}`,
  );
  say(await keysIn(keyFiles, config.secretsKey !== null));
  if (config.bucket) say(await bucket(config.bucket));
  say(config.databaseUrl ? await reached(config.databaseUrl) : await embedded(config.dataDir));
  const { databaseUrl } = config;
  const atWork = databaseUrl && (await serverAtWork(() => databaseUrl));
  if (atWork) say(`${atWork} works on it: this server would stand by and take over when that ends`);
  say('the configuration can be used');
}

/** Describes how the keys are stored, and whether they can be opened. */
async function keysIn(files: KeyFiles, seals: boolean): Promise<string> {
  const says = {
    absent: 'not there yet',
    clear: `in clear${seals ? ', sealed at the next start' : ''}`,
    sealed: 'sealed',
  };
  const lines: string[] = [];
  for (const name of Object.values(keyNames)) {
    await files.read(name);
    const state = await files.stateOf(name);
    if (state !== 'absent' || name !== keyNames.secrets || !seals) lines.push(`${name} ${says[state]}`);
  }
  return `keys in the data directory: ${lines.join('; ')}`;
}

const accountsBy = ({ passwordMin, composed, linkMinutes, idleMinutes }: AccountRules): string =>
  `passwords of ${passwordMin} characters or more${composed ? ' of all classes' : ''}, mailed links for ${linkMinutes} minutes, logins end after ${idleMinutes} min idle`;

const after = (days: number | null): string => (days === null ? 'never' : `after ${days} days`);

/** Checks the bucket's keys, without writing anything. */
async function bucket(config: BucketConfig): Promise<string> {
  const { origin, pathname } = new URL(config.url);
  const isThere = await openBucket(config)
    .bucketExists()
    .catch((error: unknown) => {
      throw new StartError(`S3_URL: the bucket at ${origin}${pathname} cannot be used: ${String(error)}`);
    });
  if (!isThere) throw new StartError(`S3_URL: there is no bucket at ${origin}${pathname}`);
  return `pictures of screens go to the bucket at ${origin}${pathname}: reached`;
}

const percent = (fraction: number): string => `${Math.round(fraction * 10_000) / 100} %`;

async function reached(url: string): Promise<string> {
  const database = await openDatabase({ url });
  try {
    const { host, pathname } = new URL(url);
    const pending = await pendingMigrations(database);
    const todo = pending.length === 0 ? 'its schema is up to date' : `${pending.length} migrations would run`;
    const way = isProtected(url, process.env) ? '' : ', WITHOUT TLS that checks its certificate';
    return `PostgreSQL at ${host}${pathname}${way}: reached; ${todo}`;
  } finally {
    await database.close();
  }
}

async function embedded(dataDir: string): Promise<string> {
  const { folder, cluster } = pathsIn(dataDir);
  const [major, programs] = [await majorIn({ cluster }), await installed()];
  if (major === null && programs === null) throw noPrograms();
  const newest = programs && majorOf(programs.version);
  const newer = newest !== null && major !== null && newest > major ? `; this release brings ${newest}` : '';
  return `embedded PostgreSQL in ${folder}: ${major === null ? 'would be made' : `is there, version ${major}${newer}`}`;
}

/**
 * Refuses an expired certificate. The server would start with it, because it can be renewed while it runs; but clients
 * would refuse it.
 */
function certificate(files: TlsFiles, host: string | null): string {
  const { leaf, validFrom, expiresAt } = readCertificate(files);
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  if (daysUntil(expiresAt) <= 0) throw new StartError(`${files.cert} expired on ${day(expiresAt)}: renew it`);
  if (daysUntil(validFrom) > 0)
    throw new StartError(`${files.cert} is valid from ${day(validFrom)} only: look at the clock`);
  const mismatch = host !== null && !(isIP(host) ? leaf.checkIP(host) : leaf.checkHost(host));
  const names = leaf.subjectAltName ?? leaf.subject;
  const left = `until ${day(expiresAt)}, ${Math.floor(daysUntil(expiresAt))} days`;
  return `${files.cert} for ${names}, ${left}${mismatch ? `; it is NOT for ${host}, the name in PUBLIC_URL` : ''}`;
}

/** Returns the host without the brackets of an IPv6 address. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** Checks the folder, or if it does not exist yet, its nearest existing parent. */
async function checkDirectory(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT' && dirname(path) !== path) return checkDirectory(dirname(path));
    throw new StartError(`${path} cannot be written (${code}): check its rights, or set DATA_DIR`);
  }
}
