import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { taskTraits } from '#domain/task-kinds.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { adoptInto } from './demo/adopt.ts';
import { seedDemo, seedFirstAccount } from './demo/seed.ts';
import { DeviceReports } from './engine/devices.ts';
import { Engine } from './engine/engine.ts';
import { loadPlayer } from './files/player.ts';
import { createGateway } from './gateway/gateway.ts';
import { waitingSink } from './gateway/waiting-sink.ts';
import { buildApp } from './http/app.ts';
import { dispatchAuthority } from './http/auth/authority.ts';
import { loadSessionKeys } from './http/auth/keys.ts';
import { hashPassword } from './http/auth/passwords.ts';
import { Sessions } from './http/auth/sessions.ts';
import { Metrics } from './http/metrics.ts';
import { allHandlers } from './http/operations/handlers.ts';
import { ReadModels } from './http/read-models.ts';
import type { ApiDocuments } from './http/validators.ts';
import { LiveHub } from './live/hub.ts';
import { OutboxMailer } from './mail/mailer.ts';
import { operatorPath, operatorPathsOf } from './projections/accounts/accounts.ts';
import { AuditProjection } from './projections/audit/project.ts';
import { CaseProjection } from './projections/cases/project.ts';
import { ConformanceProjection } from './projections/conformance/project.ts';
import { DeviceProjection } from './projections/devices/project.ts';
import { isDeviceRegistered, onlineEndpointIds } from './projections/devices/queries.ts';
import { forgetOldAnswers } from './projections/idempotency.ts';
import { ProjectionRunner } from './projections/runner.ts';
import { TaskListBook } from './projections/tasks/open.ts';
import { TaskListProjection } from './projections/tasks/project.ts';
import { SqlStoredTasks } from './projections/tasks/stored.ts';
import { SqlEventLog } from './store/event-log.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/open.ts';
import { Outbox } from './store/outbox.ts';
import { LogProof } from './store/seals/proof.ts';
import { loadSigningKey } from './store/signing-key.ts';
import { Watching } from './watching.ts';

export interface Server {
  app: FastifyInstance;
  uspPort: number;
  /** Stops taking work, lets what is under way end, and closes everything in order. */
  close(): Promise<void>;
}

export interface ServerOptions {
  config: Config;
  /** Folders of the build: bundled API documents, the console, and the player of case files. */
  paths: { openapi: string; console: string; player: string };
  say(line: string): void;
  onFault(where: string, error: unknown): void;
}

/** Devices that were online before a restart have this long to come back before the log says they are lost. */
const returnGraceMs = 60_000;
const housekeepingMs = 3_600_000;

/** The composition root: everything is made here, once, and given to those who need it. */
export async function createServer({ config, paths, say, onFault }: ServerOptions): Promise<Server> {
  const documents = await readDocuments(paths.openapi);
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) {
      try {
        await closer();
      } catch (error) {
        onFault('stop', error);
      }
    }
  };
  try {
    const database = await openDatabase(
      config.databaseUrl ? { url: config.databaseUrl } : { directory: config.dataDir },
    );
    closers.push(() => database.close());
    await migrate(database);
    const now = () => new Date();
    const tasks = new TaskListProjection(new SqlStoredTasks(database));
    const log = new SqlEventLog({ database, list: tasks });
    await log.open();
    closers.push(() => log.idle());

    const seed = { database, log, dataDir: config.dataDir, hashPassword, say };
    if (config.demo) await seedDemo(seed, config.fleet);
    else await seedFirstAccount(seed);

    const runners = [
      new DeviceProjection(database),
      new AuditProjection(),
      new ConformanceProjection(),
      new CaseProjection(),
    ].map((projection) => new ProjectionRunner(projection, { database, log, onFault }));
    for (const runner of runners) {
      await runner.start();
      closers.push(() => runner.stop());
    }
    const [devices, audit, conformance, cases] = runners;
    if (!devices || !audit || !conformance || !cases) throw new Error('a projection is missing');

    // The reports need the engine, the engine the gateway, and the gateway the reports: devices that are faster wait.
    const started = Promise.withResolvers<DeviceReports>();
    const gateway = await createGateway({ port: config.uspPort, sink: waitingSink(started.promise) });
    closers.push(() => gateway.close());
    const observed = async (endpointId: string, source: 'get' | 'set', values: Record<string, string>) =>
      (await started.promise).observed(endpointId, source, values);
    const engine = new Engine({
      log,
      effects: new Outbox(database, log.logId),
      tasks: new TaskListBook(database),
      clock: systemClock,
      newId: randomUUID,
      gateway,
      authority: dispatchAuthority(database),
      traitsOf: taskTraits,
      observed: (endpointId, values) => observed(endpointId, 'set', values),
      onFault,
    });
    const reports = new DeviceReports({
      log,
      engine,
      adopt: adoptInto(config.demo),
      isRegistered: (endpointId) => isDeviceRegistered(database.sql, endpointId),
      onFault,
    });
    reports.attach(gateway);
    await engine.recover();
    engine.start();
    started.resolve(reports);
    closers.push(() => engine.stop());

    const sessions = new Sessions(database, await loadSessionKeys(config.dataDir), now);
    const watching = new Watching(gateway);
    const hub = new LiveHub({
      log,
      clock: systemClock,
      authenticate: async (token) => {
        const session = await sessions.authenticate(token);
        return (
          session && {
            accountId: session.account.accountId,
            clientId: session.clientId,
            opPath: session.account.operator.opPath,
            expiresAt: session.expiresAt,
          }
        );
      },
      opPathsOf: (endpointIds) => operatorPathsOf(database.sql, endpointIds),
      pathOfOperator: (opId) => operatorPath(database.sql, opId),
      watchDevice: (endpointId, watched) => watching.watchDevice(endpointId, watched),
      onFault,
    });
    await hub.start();
    closers.push(() => hub.stop());

    const proof = new LogProof({ database, log, key: await loadSigningKey(config.dataDir), now, onFault });
    await proof.start();
    closers.push(() => proof.stop());

    const metrics = new Metrics();
    metrics.gauge({
      name: 'waymark_devices_connected',
      help: 'USP sessions of this process.',
      value: () => gateway.connectedCount(),
    });
    metrics.gauge({
      name: 'waymark_live_clients',
      help: 'Live sockets of this process.',
      value: () => hub.clientCount,
    });
    metrics.gauge({
      name: 'waymark_tasks_waiting',
      help: 'Tasks queued in this process.',
      value: () => engine.queues.waitingCount(),
    });
    metrics.gauge({
      name: 'waymark_log_position',
      help: 'Position of the latest event.',
      value: async () => (await log.head()).pos,
    });
    metrics.gauge({
      name: 'waymark_projection_position',
      help: 'Position up to which the device list is projected.',
      value: () => devices.position,
    });
    metrics.gauge({
      name: 'waymark_log_sealed_position',
      help: 'Position of the latest event under a seal.',
      value: () => proof.sealer.sealedTo,
    });
    metrics.gauge({
      name: 'waymark_log_broken',
      help: '1: the log is not what was sealed (GET /api/v1/log/check).',
      value: () => (proof.report.state === 'broken' ? 1 : 0),
    });
    const services = {
      database,
      log,
      engine,
      gateway,
      live: hub,
      mailer: new OutboxMailer(join(config.dataDir, 'outbox'), now),
      sessions,
      proof,
      readModels: new ReadModels(log, [devices, audit, cases]),
      devices,
      conformance,
      cases,
      player: await loadPlayer(paths.player),
      observed,
      monitor: (endpointId: string) => watching.monitor(endpointId),
      verifyNewBrowsers: config.verifyNewBrowsers,
      publicUrl: config.publicUrl,
      now,
      onFault,
    };
    const app = await buildApp({
      services,
      handlers: allHandlers(services),
      documents,
      metrics,
      hub,
      consoleDirectory: paths.console,
      ready: async () => void (await log.head()),
    });
    closers.push(() => app.close());

    const wereOnline = await onlineEndpointIds(database.sql);
    const grace = setTimeout(() => {
      const lost = wereOnline.filter((endpointId) => !gateway.isConnected(endpointId));
      reports.lost(lost).catch((error) => onFault('presence', error));
    }, returnGraceMs);
    const housekeeping = setInterval(() => {
      forgetOldAnswers(database.sql, now()).catch((error) => onFault('housekeeping', error));
    }, housekeepingMs);
    closers.push(() => {
      clearTimeout(grace);
      clearInterval(housekeeping);
    });
    return { app, uspPort: gateway.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readDocuments(directory: string): Promise<ApiDocuments> {
  const read = async (name: string) => JSON.parse(await readFile(join(directory, `${name}.json`), 'utf8'));
  return { main: await read('main'), auth: await read('auth'), admin: await read('admin') };
}
