import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { taskTraits } from '#domain/task-kinds.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { systemClock } from '#server/clock.ts';
import { demoPeople } from '#server/demo/organisation.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { Engine } from '#server/engine/engine.ts';
import type { DeviceGateway } from '#server/gateway/port.ts';
import { buildApp } from '#server/http/app.ts';
import { dispatchAuthority } from '#server/http/auth/authority.ts';
import { deriveKeys } from '#server/http/auth/keys.ts';
import { hashPassword } from '#server/http/auth/passwords.ts';
import { Sessions } from '#server/http/auth/sessions.ts';
import { Metrics } from '#server/http/metrics.ts';
import { allHandlers } from '#server/http/operations/handlers.ts';
import { ReadModels } from '#server/http/read-models.ts';
import type { Services } from '#server/http/services.ts';
import type { ApiDocuments } from '#server/http/validators.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { AuditProjection } from '#server/projections/audit/project.ts';
import { CaseProjection } from '#server/projections/cases/project.ts';
import { ConformanceProjection } from '#server/projections/conformance/project.ts';
import { DeviceProjection } from '#server/projections/devices/project.ts';
import { ProjectionRunner } from '#server/projections/runner.ts';
import { TaskListBook } from '#server/projections/tasks/open.ts';
import { TaskListProjection } from '#server/projections/tasks/project.ts';
import { SqlStoredTasks } from '#server/projections/tasks/stored.ts';
import type { Database } from '#server/store/database.ts';
import { SqlEventLog } from '#server/store/event-log.ts';
import { Outbox } from '#server/store/outbox.ts';
import { LogProof } from '#server/store/seals/proof.ts';
import { loadSigningKey } from '#server/store/signing-key.ts';
import { samplePlayer } from '#tests/support/case-sample.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { bundleDocuments } from '../../scripts/api/bundle.ts';

export interface BenchServer {
  app: FastifyInstance;
  documents: ApiDocuments;
  database: Database;
  log: SqlEventLog;
  mails: Mail[];
  faults: { where: string; error: unknown }[];
  /** The server's clock; tests move it. */
  clock: { now: Date };
  /** Bearer header of one of the demo's people, by e-mail. */
  login(user: string): Promise<{ authorization: string }>;
  passwordOf(user: string): string;
  /** A token whose holder may log in and nothing more. */
  powerless: { authorization: string };
  tell(endpointId: string, facts: DeviceFact[]): Promise<void>;
  settled(): Promise<void>;
  close(): Promise<void>;
}

export const clientKey = 'abcDEF1234';
/** Devices of the demo fleet that the tests look at. */
export const fleetSize = 28;

/** The whole HTTP application on a real database (PostgreSQL where TEST_DATABASE_URL names one) and the real engine; only the devices are away. */
export async function startBench(options: { verifyNewBrowsers?: boolean } = {}): Promise<BenchServer> {
  const { database, remove } = await freshDatabase(process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite');
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-contract-'));
  const clock = { now: new Date() };
  const now = () => clock.now;
  const faults: BenchServer['faults'] = [];
  const onFault = (where: string, error: unknown) => void faults.push({ where, error });
  const tasks = new TaskListProjection(new SqlStoredTasks(database));
  const log = new SqlEventLog({ database, list: tasks });
  await log.open();
  await seedDemo({ database, log, dataDir, hashPassword, say: () => {} }, fleetSize);
  const devices = new ProjectionRunner(new DeviceProjection(database), { database, log, onFault });
  const audits = new ProjectionRunner(new AuditProjection(), { database, log, onFault });
  await devices.start();
  await audits.start();
  const conformance = new ProjectionRunner(new ConformanceProjection(), { database, log, onFault });
  await conformance.start();
  const cases = new ProjectionRunner(new CaseProjection(), { database, log, onFault });
  await cases.start();
  const engine = new Engine({
    log,
    effects: new Outbox(database, log.logId),
    tasks: new TaskListBook(database),
    clock: systemClock,
    newId: randomUUID,
    gateway: nobodyHome,
    authority: dispatchAuthority(database),
    traitsOf: taskTraits,
    observed: async () => {},
    onFault,
  });
  engine.start();
  const sessions = new Sessions(database, deriveKeys(new Uint8Array(32).fill(7)), now);
  const proof = new LogProof({ database, log, key: await loadSigningKey(dataDir), now, onFault });
  await proof.start();
  const mails: Mail[] = [];
  const services: Services = {
    database,
    log,
    engine,
    gateway: nobodyHome,
    live: { watch: async () => {}, unwatch: async () => {} },
    proof,
    mailer: { send: async (mail) => void mails.push(mail) },
    sessions: {
      begin: (account, clientId) => sessions.begin(account, clientId),
      refresh: (token, clientKey) => sessions.refresh(token, clientKey),
      end: (account, token) => sessions.end(account, token),
      async authenticate(token) {
        const session = await sessions.authenticate(token.replace(/^powerless-/, ''));
        if (!session || !token.startsWith('powerless-')) return session;
        return {
          ...session,
          account: { ...session.account, role: { ...session.account.role, permissions: [] } },
        };
      },
    },
    readModels: new ReadModels(log, [devices, audits, cases]),
    devices,
    conformance,
    cases,
    player: samplePlayer,
    observed: async () => {},
    monitor: async () => {},
    verifyNewBrowsers: options.verifyNewBrowsers ?? false,
    publicUrl: 'http://console.example',
    now,
    onFault,
  };
  const documents = JSON.parse(JSON.stringify(await bundleDocuments())) as ApiDocuments;
  const app = await buildApp({
    services,
    handlers: allHandlers(services),
    documents,
    metrics: new Metrics(),
    consoleDirectory: join(dataDir, 'no-console'),
    ready: async () => {},
  });
  const listed: { user: string; password: string }[] = JSON.parse(
    await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'),
  );
  const passwordOf = (user: string) => {
    const account = listed.find((entry) => entry.user === user);
    if (!account) throw new Error(`no account ${user}: ${demoPeople.map((person) => person.user)}`);
    return account.password;
  };
  const login = async (user: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/v1/token',
      payload: { user, password: passwordOf(user), clientKey },
    });
    return { authorization: `Bearer ${answer.json().data.token}` };
  };
  const settled = async () => {
    await log.idle();
    const { pos } = await log.head();
    await devices.reached(pos);
    await audits.reached(pos);
  };
  const bench: BenchServer = {
    app,
    documents,
    database,
    log,
    mails,
    faults,
    clock,
    login,
    passwordOf,
    powerless: { authorization: '' },
    settled,
    async tell(endpointId, facts) {
      await log.append([
        {
          streamId: `device:${endpointId}`,
          kind: 'device',
          machineVersion: '1',
          events: facts.map(({ type, data }) => ({
            type,
            data: data as unknown as JsonObject,
            actor: { kind: 'device', id: endpointId, name: endpointId },
          })),
        },
      ]);
      await settled();
    },
    async close() {
      await app.close();
      engine.stop();
      await proof.stop();
      await log.idle();
      await devices.stop();
      await audits.stop();
      await cases.stop();
      await remove();
      await rm(dataDir, { recursive: true });
    },
  };
  if (!options.verifyNewBrowsers) {
    const { authorization } = await login('system.admin@waymark.example');
    bench.powerless = { authorization: authorization.replace('Bearer ', 'Bearer powerless-') };
  }
  return bench;
}

/** No device is connected: what the API answers then, and that work waits, is what the contract is about. */
const nobodyHome: DeviceGateway = {
  isConnected: () => false,
  sessionOf: () => 0,
  connectedCount: () => 0,
  operate: async () => ({ kind: 'undelivered', message: 'not connected' }),
  get: async () => ({ kind: 'undelivered', message: 'not connected' }),
  set: async () => ({ kind: 'undelivered', message: 'not connected' }),
  watch: async () => {},
  close: async () => {},
};
