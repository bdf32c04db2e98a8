import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Player } from '#domain/case/page.ts';
import { StartError } from '#server/core/start-error.ts';
import { passwordHashes } from '#server/people/account-rows/queries/accounts.ts';
import { loadSessionKeys } from '#server/people/sessions/keys.ts';
import { Passwords } from '#server/people/sessions/passwords.ts';
import { modules } from './compose/modules.ts';
import type { LogAt } from './compose/ports.ts';
import { composeServer } from './compose/server.ts';
import type { BucketConfig } from './core/blobs/bucket.ts';
import { systemClock } from './core/clock.ts';
import type { Database } from './core/database/database.ts';
import { refuseRenewed } from './core/database/database-url.ts';
import { KeyFiles } from './core/database/key-files.ts';
import { migrate } from './core/database/migrate.ts';
import { openDatabase } from './core/database/open.ts';
import { serverIdentity } from './core/database/server-identity.ts';
import { addressBehind, isProxy } from './core/http/client-address.ts';
import type { ApiDocuments } from './core/http/validators.ts';
import type { ActiveRole } from './core/log/active-role.ts';
import { availabilityIn, faultsOf } from './core/logger.ts';
import { isLoopback, limitConnections } from './core/network/connection-limit.ts';
import { SlowRefusals } from './core/network/slow-refusals.ts';
import { TlsCertificate, type TlsFiles } from './core/network/tls-files.ts';
import { SecretFiles } from './core/secrets/files.ts';
import { loadSecretsKeys } from './core/secrets/key.ts';
import { SecretVault } from './core/secrets/vault.ts';
import { openTracer } from './core/tracing/opentelemetry.ts';
import { readProgress } from './demo/added.ts';
import { demoArrival } from './demo/devices.ts';
import { DemoGuide } from './demo/guide.ts';
import { pastSamples } from './demo/history/samples.ts';
import { recordDemoPast, seedDemo, seedRoot } from './demo/seed.ts';
import { DeviceAdmission } from './devices/gateway/device-admission.ts';
import { createGateway } from './devices/gateway/gateway.ts';
import { inviteFirst } from './people/accounts/first-administrator.ts';
import { FolderMailer } from './people/mail/transport/folder-mailer.ts';
import { isProtectedMail } from './people/mail/transport/mail-protection.ts';
import { RenewedMailer } from './people/mail/transport/renewed-mailer.ts';
import { SmtpMailer } from './people/mail/transport/smtp-mailer.ts';
import type { Config } from './start/config.ts';
import { becomeActive } from './start/standby.ts';
import { viewingContent, viewingSince } from './statistics/television/demo.ts';

export interface Server {
  app: FastifyInstance;
  internal: FastifyInstance;
  uspPort: number;
  /** Adds the content of a new demo; null: not a demo, or one without. Call it once the server and its devices run. */
  fillDemo: (() => Promise<void>) | null;
  /** Second since which the set-top boxes of a new demo report what they showed; null: only from now on. */
  viewingSince: number | null;
  /** Resolves, with the reason, once this process must stop working. */
  lost: Promise<string>;
  /** Stops accepting work, lets running work end, and closes everything in order. */
  close(): Promise<void>;
}

export interface ServerOptions {
  config: Config;
  /** Folders of the build: bundled API documents, the console, and the player of case files. */
  paths: { openapi: string; console: string; player: string };
  say(line: string): void;
  logger: Logger;
}

/** Creates the product from its environment: database, ports, mails and demo. */
export async function createServer({ config, paths, say, logger }: ServerOptions): Promise<Server> {
  const { dataDir, databaseUrl } = config;
  const documents = await readDocuments(paths.openapi);
  const certificateOf = (files: TlsFiles | null) =>
    files ? new TlsCertificate(files, logger.child({ part: 'tls' })) : undefined;
  const certificates = {
    http: certificateOf(config.tls),
    usp: certificateOf(config.uspTls),
    files: certificateOf(config.files.tls),
    internal: certificateOf(config.internal?.tls ?? null),
  };
  const closeFiles = () => {
    for (const certificate of Object.values(certificates)) certificate?.close();
  };
  const secrets = new SecretFiles(config.secretFiles, logger.child({ part: 'secrets' }));
  const tracer = config.traces && (await openTracer(config.traces, logger.child({ part: 'traces' })));
  const url = databaseUrl && secrets.of('DATABASE_URL', databaseUrl, refuseDatabase(databaseUrl));
  const database = await openDatabase(
    { ...(url ? { url } : { directory: dataDir }), server: serverIdentity },
    availabilityIn(logger.child({ part: 'database' })),
  );
  const writer = url ? randomUUID() : null;
  let role: ActiveRole | null = null;
  try {
    if (url && writer)
      role = await becomeActive({
        config,
        url,
        database,
        writer,
        say,
        tls: certificates.http ?? null,
      });
    await migrate(database);
    const keyFiles = new KeyFiles(dataDir, config.secretsKey, config.secretsKeyBefore);
    const passwords = await passwordsOf(database, config.passwordPepper);
    const now = () => new Date();
    let { uspPort } = config;
    const behindProxy = isProxy(config.trustProxy);
    const refusals = new SlowRefusals(systemClock);
    const limitOf = (most: number | null) => ({
      most: most ?? Number.POSITIVE_INFINITY,
      isExempt: (address: string) => isLoopback(address) || behindProxy(address),
      logger: logger.child({ part: 'connections' }),
    });
    const { app, internal, core, people, close } = await composeServer(modules, {
      database,
      writer,
      dataDir,
      seed: (log) => {
        const hashPassword = (password: string) => passwords.hash(password);
        const seed = { database, log, dataDir, hashPassword, say };
        return config.demo ? seedDemo(seed, config) : seedRoot(seed);
      },
      ...(config.demoContent && {
        recordPast: (logAt: LogAt, reached: (position: number) => Promise<void>) => {
          const onFault = faultsOf(logger.child({ part: 'demo' }));
          return recordDemoPast({ database, dataDir, logAt, reached, onFault });
        },
      }),
      openGateway: async (sink, { identities, isAdmitted, record, keptPaths, collect }) => {
        const gateway = await createGateway({
          port: config.uspPort,
          sink,
          keptPaths,
          collect,
          record,
          log: logger.child({ part: 'gateway' }),
          limits: config.limits,
          admission: new DeviceAdmission({
            policy: config.identity,
            adoptionsPerHour: config.adoptionsPerHour,
            identities,
            isAdmitted,
            clock: systemClock,
          }),
          addressOf: addressBehind(config.trustProxy),
          refusalTurn: (address) => refusals.turn(address),
          guard: (server) => limitConnections(server, limitOf(config.connections.devices)),
          tls: certificates.usp ?? null,
        });
        uspPort = gateway.port;
        return gateway;
      },
      imported: config.demo ? demoArrival : () => null,
      refusals,
      keyFiles,
      keys: await loadSessionKeys(keyFiles),
      vault: await vaultOf(keyFiles, config),
      passwords,
      mailer:
        config.mail.smtpUrl === null
          ? new FolderMailer(join(dataDir, 'outbox'), config.mail.from, now)
          : new RenewedMailer(
              secrets.of('SMTP_URL', config.mail.smtpUrl, refuseMailServer(config.mail.smtpUrl)),
              (url) => new SmtpMailer(url, config.mail.from),
            ),
      sendsMail: config.mail.smtpUrl !== null,
      contact: config.contact,
      privacyUrl: config.privacyUrl,
      backupWarnHours: config.backupWarnHours,
      documents,
      consoleDirectory: paths.console,
      player: await loadPlayer(paths.player),
      accountRules: config.accountRules,
      verifyNewBrowsers: config.verifyNewBrowsers,
      providerNetwork: config.providerNetwork,
      vodHosts: config.vodHosts,
      mapTiles: config.mapTiles,
      publicUrl: config.publicUrl,
      deviceAccess: {
        // With port 0 the system chooses one.
        get url() {
          return config.uspUrl.replace(':0/', `:${uspPort}/`);
        },
        identity: config.identity,
        adoptPerHour: config.adoptionsPerHour,
      },
      trustProxy: config.trustProxy,
      metricsTokens:
        config.metricsToken === null ? null : secrets.tokens('METRICS_TOKEN', config.metricsToken),
      sessionHours: config.sessionHours,
      retentionDays: config.retentionDays,
      auditDays: config.auditDays,
      deviceDays: config.deviceDays,
      pictureDays: config.pictureDays,
      fileQuota: config.fileQuota,
      files: { ...config.files, host: config.host, inThread: true },
      upgradeTimes: config.upgradeTimes,
      presetChecks: config.presetChecks,
      bucket: config.bucket && renewedKeys(config.bucket, secrets),
      statistics: config.statistics,
      clock: systemClock,
      now,
      logger,
      tracer,
      certificates,
    });
    limitConnections(app.server, limitOf(config.connections.people));
    if (!config.demo)
      await inviteFirst({ database, ...people, email: config.mail.firstAccount, now, say }).catch(
        async (error: unknown) => {
          await close();
          throw error;
        },
      );
    const guide = config.demoContent
      ? new DemoGuide({
          app,
          dataDir,
          content: (begun) => [[pastSamples(database, begun)], ...modules.map((module) => module.demo ?? [])],
          say,
          onFault: faultsOf(logger.child({ part: 'demo' })),
        })
      : null;
    return {
      app,
      internal,
      uspPort: core.gateway.port,
      fillDemo: guide && (() => guide.run()),
      viewingSince: guide && (await pastViewing(dataDir)),
      lost: role?.lost ?? new Promise(() => {}),
      async close() {
        guide?.stop();
        await close();
        await role?.release();
        await database.close();
        await tracer?.close();
        closeFiles();
      },
    };
  } catch (error) {
    await role?.release();
    await database.close();
    await tracer?.close();
    closeFiles();
    throw error;
  }
}

/** Reads from when the viewing of a demo is missing. */
async function pastViewing(dataDir: string): Promise<number | null> {
  const progress = await readProgress(dataDir);
  return progress && !progress.added.includes(viewingContent) ? viewingSince(progress.begun) : null;
}

/** Creates password hashing. A missing pepper is reported at the start, and not as a wrong password of every user. */
async function passwordsOf(database: Database, pepper: string | null): Promise<Passwords> {
  if (pepper === null && (await passwordHashes(database.sql)).some(Passwords.needsPepper))
    throw new StartError('passwords were stored with a pepper: set PASSWORD_PEPPER to it');
  return new Passwords(pepper);
}

/** Returns the bucket with its present keys at each access. */
function renewedKeys(bucket: BucketConfig, secrets: SecretFiles): BucketConfig {
  const refuse = (value: string) => (value === '' ? 'it is empty' : null);
  const id = secrets.of('S3_ACCESS_KEY_ID', bucket.accessKeyId, refuse);
  const secret = secrets.of('S3_SECRET_ACCESS_KEY', bucket.secretAccessKey, refuse);
  return {
    ...bucket,
    get accessKeyId() {
      return id();
    },
    get secretAccessKey() {
      return secret();
    },
  };
}

const refuseDatabase = (before: string) => (url: string) => refuseRenewed(url, before, process.env);

const refuseMailServer = (before: string) => (url: string) => {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    return 'it is no address of a mail server';
  return isProtectedMail(url) || !isProtectedMail(before)
    ? null
    : 'it is without TLS that checks its certificate';
};

/** Creates the vault without keeping the bytes of the keys beside the derived ones. */
async function vaultOf(
  files: KeyFiles,
  { secretsKey, secretsKeyBefore }: Pick<Config, 'secretsKey' | 'secretsKeyBefore'>,
): Promise<SecretVault> {
  const { key, before } = await loadSecretsKeys(files, secretsKey, secretsKeyBefore);
  const vault = new SecretVault(key, before);
  for (const bytes of [key, ...before]) bytes.fill(0);
  return vault;
}

async function readDocuments(directory: string): Promise<ApiDocuments> {
  const read = async (name: string) => JSON.parse(await readFile(join(directory, `${name}.json`), 'utf8'));
  return { main: await read('main'), auth: await read('auth'), admin: await read('admin') };
}

/** Loads the built player of case files; null: it was not built. */
async function loadPlayer(directory: string): Promise<Player | null> {
  try {
    const [script, style] = await Promise.all(
      ['player.js', 'player-style.css'].map((name) => readFile(join(directory, name), 'utf8')),
    );
    return script !== undefined && style !== undefined
      ? { script: script.trim(), style: style.trim() }
      : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
