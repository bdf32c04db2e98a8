import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Player } from '#domain/case/page.ts';
import { systemClock } from './clock.ts';
import { composeServer } from './compose.ts';
import type { Config } from './config.ts';
import { isLoopback, limitConnections } from './connection-limit.ts';
import { adoptInto } from './demo/devices.ts';
import { seedDemo, seedRoot } from './demo/seed.ts';
import { Door } from './gateway/door.ts';
import { createGateway } from './gateway/gateway.ts';
import { loadSessionKeys } from './http/auth/keys.ts';
import { Passwords } from './http/auth/passwords.ts';
import { addressBehind, isProxy } from './http/client-address.ts';
import type { ApiDocuments } from './http/validators.ts';
import { availabilityIn } from './logger.ts';
import { FolderMailer } from './mail/folder-mailer.ts';
import { SmtpMailer } from './mail/smtp-mailer.ts';
import { modules } from './modules/modules.ts';
import { inviteFirst } from './people/first-administrator.ts';
import { passwordHashes } from './projections/accounts/accounts.ts';
import { loadSecretsKey } from './secrets/key.ts';
import { SecretVault } from './secrets/vault.ts';
import type { Database } from './store/database.ts';
import { StartError } from './store/errors.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/open.ts';
import { TlsCertificate, type TlsFiles } from './tls-files.ts';
import { openTracer } from './tracing/opentelemetry.ts';

export interface Server {
  app: FastifyInstance;
  internal: FastifyInstance;
  uspPort: number;
  /** Stops taking work, lets what is under way end, and closes everything in order. */
  close(): Promise<void>;
}

export interface ServerOptions {
  config: Config;
  /** Folders of the build: bundled API documents, the console, and the player of case files. */
  paths: { openapi: string; console: string; player: string };
  say(line: string): void;
  logger: Logger;
}

/** The product as its environment wants it: database, ports, mails and demo. */
export async function createServer({ config, paths, say, logger }: ServerOptions): Promise<Server> {
  const { dataDir, databaseUrl } = config;
  const documents = await readDocuments(paths.openapi);
  const certificateOf = (files: TlsFiles | null) =>
    files ? new TlsCertificate(files, logger.child({ part: 'tls' })) : undefined;
  const certificates = { http: certificateOf(config.tls), usp: certificateOf(config.uspTls) };
  const closeFiles = () => {
    for (const certificate of Object.values(certificates)) certificate?.close();
  };
  const tracer = config.traces && (await openTracer(config.traces, logger.child({ part: 'traces' })));
  const database = await openDatabase(
    databaseUrl ? { url: databaseUrl } : { directory: dataDir },
    availabilityIn(logger.child({ part: 'database' })),
  );
  try {
    await migrate(database);
    const passwords = await passwordsOf(database, config.passwordPepper);
    const now = () => new Date();
    const behindProxy = isProxy(config.trustProxy);
    const limitOf = (most: number | null) => ({
      most: most ?? Number.POSITIVE_INFINITY,
      isExempt: (address: string) => isLoopback(address) || behindProxy(address),
      logger: logger.child({ part: 'connections' }),
    });
    const { app, internal, core, people, close } = await composeServer(modules, {
      database,
      dataDir,
      seed: (log) => {
        const hashPassword = (password: string) => passwords.hash(password);
        const seed = { database, log, dataDir, hashPassword, say };
        return config.demo ? seedDemo(seed, config.fleet) : seedRoot(seed);
      },
      openGateway: (sink, identities) =>
        createGateway({
          port: config.uspPort,
          sink,
          log: logger.child({ part: 'gateway' }),
          limits: config.limits,
          door: new Door({
            policy: config.identity,
            adoptionsPerHour: config.adoptionsPerHour,
            identities,
            clock: systemClock,
          }),
          addressOf: addressBehind(config.trustProxy),
          guard: (server) => limitConnections(server, limitOf(config.connections.devices)),
          tls: certificates.usp ?? null,
        }),
      adopt: adoptInto(config.demo),
      keys: await loadSessionKeys(dataDir),
      vault: new SecretVault(await loadSecretsKey(dataDir, config.secretsKey)),
      passwords,
      mailer:
        config.mail.smtpUrl === null
          ? new FolderMailer(join(dataDir, 'outbox'), config.mail.from, now)
          : new SmtpMailer(config.mail.smtpUrl, config.mail.from),
      sendsMail: config.mail.smtpUrl !== null,
      contact: config.contact,
      privacyUrl: config.privacyUrl,
      backupWarnHours: config.backupWarnHours,
      documents,
      consoleDirectory: paths.console,
      player: await loadPlayer(paths.player),
      verifyNewBrowsers: config.verifyNewBrowsers,
      providerNetwork: config.providerNetwork,
      mapTiles: config.mapTiles,
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      metricsToken: config.metricsToken,
      sessionHours: config.sessionHours,
      retentionDays: config.retentionDays,
      auditDays: config.auditDays,
      deviceDays: config.deviceDays,
      pictureDays: config.pictureDays,
      bucket: config.bucket,
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
    return {
      app,
      internal,
      uspPort: core.gateway.port,
      async close() {
        await close();
        await database.close();
        await tracer?.close();
        closeFiles();
      },
    };
  } catch (error) {
    await database.close();
    await tracer?.close();
    closeFiles();
    throw error;
  }
}

/** A pepper that is missing is told at the start, and not as wrong passwords of everybody. */
async function passwordsOf(database: Database, pepper: string | null): Promise<Passwords> {
  if (pepper === null && (await passwordHashes(database.sql)).some(Passwords.needsPepper))
    throw new StartError('passwords were stored with a pepper: set PASSWORD_PEPPER to it');
  return new Passwords(pepper);
}

async function readDocuments(directory: string): Promise<ApiDocuments> {
  const read = async (name: string) => JSON.parse(await readFile(join(directory, `${name}.json`), 'utf8'));
  return { main: await read('main'), auth: await read('auth'), admin: await read('admin') };
}

/** The player of case files as the build left it; null where nothing was built. */
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
