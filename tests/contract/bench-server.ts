import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#domain/clock.ts';
import type { AccountRulesName } from '#domain/passwords/account-rules.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { modules } from '#server/compose/modules.ts';
import { composeServer } from '#server/compose/server.ts';
import type { AccountCalls } from '#server/core/audit/account-calls.ts';
import type { UnauthenticatedCalls } from '#server/core/audit/unauthenticated-calls.ts';
import { systemClock } from '#server/core/clock.ts';
import type { Database } from '#server/core/database/database.ts';
import type { ApiDocuments } from '#server/core/http/validators.ts';
import type { SqlEventLog } from '#server/core/log/event-log.ts';
import type { Retention } from '#server/core/log/retention/retention.ts';
import type { LogProof } from '#server/core/log/seals/proof.ts';
import { createLogger } from '#server/core/logger.ts';
import type { TlsCertificate } from '#server/core/network/tls-files.ts';
import { SecretVault } from '#server/core/secrets/vault.ts';
import { demoArrival } from '#server/demo/devices.ts';
import { demoPeople } from '#server/demo/organisation.ts';
import { seedDemo } from '#server/demo/seed.ts';
import type { Consents } from '#server/devices/capture/consents.ts';
import { DeviceAdmission } from '#server/devices/gateway/device-admission.ts';
import { createGateway } from '#server/devices/gateway/gateway.ts';
import type { DeviceGateway } from '#server/devices/gateway/port.ts';
import type { Playbooks } from '#server/devices/playbooks/playbooks.ts';
import type { ProviderNetwork } from '#server/people/identity-provider/provider-network.ts';
import type { MailOrder } from '#server/people/mail/mails.ts';
import type { Mail } from '#server/people/mail/transport/mailer.ts';
import type { ScheduledExports } from '#server/people/scheduled-exports/scheduled-exports.ts';
import { deriveKeys } from '#server/people/sessions/keys.ts';
import { Passwords } from '#server/people/sessions/passwords.ts';
import { samplePlayer } from '#tests/support/case-sample.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { bundledDocuments } from '#tests/support/documents.ts';
import { takesAll } from '#tests/support/memory-mail.ts';
import { benchKey, rowSeals, writeAsProduct } from '#tests/support/sealed-rows.ts';

export interface BenchServer {
  app: FastifyInstance;
  internal: FastifyInstance;
  documents: ApiDocuments;
  database: Database;
  log: SqlEventLog;
  proof: LogProof;
  retention: Retention;
  consents: Consents;
  playbooks: Playbooks;
  scheduledExports: Pick<ScheduledExports, 'work' | 'runs'>;
  unauthenticated: UnauthenticatedCalls;
  accountCalls: AccountCalls;
  queueMail(order: MailOrder): Promise<string>;
  mails: Mail[];
  /** Error lines of the server's log. */
  faults: object[];
  /** All lines of the server's log. */
  lines: string[];
  /** Port for devices; 0 without `devices`. */
  uspPort: number;
  /** Returns the messages that a console of this account receives from now on. */
  listen(headers: { authorization: string }, narrowing?: { operator?: string; preview?: string }): string[];
  /** Opens the device's page in a console of this account. */
  beOnPage(headers: { authorization: string }, endpointId: string): void;
  /** The server's clock; tests move it. */
  clock: { now: Date };
  /** Returns the bearer header of a demo user, by email. */
  login(user: string): Promise<{ authorization: string }>;
  passwordOf(user: string): string;
  /** Token without permissions. */
  powerless: { authorization: string };
  /** Token with every permission of its role, and a level below every requirement. */
  junior: { authorization: string };
  tell(endpointId: string, facts: DeviceFact[]): Promise<void>;
  settled(): Promise<void>;
  /** Stops the server and keeps its storage, for a server `on` it. */
  stop(): Promise<void>;
  /** Runs SQL in place of writes of the product, and seals the changed rows. */
  written(script: string): Promise<void>;
  /** Storage of the server. */
  place: Place;
  close(): Promise<void>;
}

export const clientKey = 'abcDEF1234';
/** Devices of the demo fleet that the tests use. */
export const fleetSize = 28;

interface Place {
  database: Database;
  dataDir: string;
  remove(): Promise<void>;
}

interface BenchOptions {
  /** Key of its secrets and seals, and the earlier ones. */
  vaultKey?: Uint8Array;
  vaultKeysBefore?: Uint8Array[];
  /** Storage of a stopped server. Default: a new one. */
  on?: Place;
  /** Milliseconds that upgraded devices must stay up, and within which they must reconnect. */
  upgradeTimes?: { soakMs: number; lostMs: number };
  /** Rows of an uploaded file per write. */
  uploadSlice?: number;
  accountRules?: AccountRulesName;
  verifyNewBrowsers?: boolean;
  publicUrl?: string;
  trustProxy?: number | string[];
  metricsToken?: string;
  pepper?: string;
  /** Default: no encryption. */
  certificates?: Partial<Record<'http' | 'usp', TlsCertificate>>;
  retentionDays?: number;
  /** True if real devices may connect. Default: none is connected. */
  devices?: boolean;
  /** Unregistered devices that may come in an hour; default: any device is admitted. */
  adoptPerHour?: number;
  /** True if they fetch files from a separate thread, as in production. */
  filesInThread?: boolean;
  logLevel?: 'error' | 'debug';
  /** Factor by which its timers run faster. Default: 1. */
  speed?: number;
  /** Default: only identity providers on the internet. */
  providerNetwork?: ProviderNetwork;
  /** VOD servers on this machine, and the longest fetch. */
  vodHosts?: string[];
  vodLimitMs?: number;
}

/** Starts the whole HTTP application on a real database and the real engine; only the devices are absent. */
export async function startBench(options: BenchOptions = {}): Promise<BenchServer> {
  const place: Place = options.on ?? {
    ...(await freshDatabase()),
    dataDir: await mkdtemp(join(tmpdir(), 'waymark-contract-')),
  };
  const { database, dataDir, remove } = place;
  const clock = { now: new Date() };
  const now = () => clock.now;
  const faults: BenchServer['faults'] = [];
  const lines: string[] = [];
  const logger = createLogger({
    level: options.logLevel ?? 'error',
    to: {
      write(line) {
        lines.push(line);
        const parsed = JSON.parse(line);
        if (parsed.level === 'error' || parsed.level === 'fatal') faults.push(parsed);
      },
    },
  });
  const mails: Mail[] = [];
  const documents = await bundledDocuments();
  const composed = await composeServer(modules, {
    database,
    dataDir,
    // Tests change rows past the log: only a call compares them, not the timer of a slow machine.
    firstComparisonMs: 24 * 3_600_000,
    seed: (begun) =>
      seedDemo(
        {
          database,
          log: begun,
          dataDir,
          hashPassword: (text) => new Passwords().hash(text),
          say: () => {},
        },
        { fleet: fleetSize, demoContent: false },
      ),
    openGateway: async (sink, { keptPaths, record, identities, isAdmitted, collect }) =>
      options.devices
        ? createGateway({
            port: 0,
            host: '127.0.0.1',
            sink,
            keptPaths,
            collect,
            record,
            ...(options.adoptPerHour !== undefined && {
              admission: new DeviceAdmission({
                policy: 'pinned',
                adoptionsPerHour: options.adoptPerHour,
                identities,
                isAdmitted,
                clock: systemClock,
              }),
            }),
            log: logger.child({ part: 'gateway' }),
          })
        : nobodyHome,
    imported: demoArrival,
    ...(options.filesInThread && {
      files: { port: 0, host: '127.0.0.1', url: null, inThread: true, bytesPerSecond: null },
    }),
    ...(options.upgradeTimes ? { upgradeTimes: options.upgradeTimes } : {}),
    ...(options.vodHosts && { vodHosts: options.vodHosts }),
    ...(options.vodLimitMs && { vodLimitMs: options.vodLimitMs }),
    ...(options.uploadSlice === undefined ? {} : { uploadSlice: options.uploadSlice }),
    passwords: new Passwords(options.pepper ?? null),
    keys: deriveKeys(benchKey),
    vault: new SecretVault(options.vaultKey ?? benchKey, options.vaultKeysBefore),
    mailer: takesAll(mails),
    documents,
    consoleDirectory: join(dataDir, 'no-console'),
    player: samplePlayer,
    accountRules: options.accountRules ?? 'specified',
    verifyNewBrowsers: options.verifyNewBrowsers ?? false,
    publicUrl: options.publicUrl ?? 'http://console.example',
    ...(options.providerNetwork ? { providerNetwork: options.providerNetwork } : {}),
    trustProxy: options.trustProxy ?? false,
    metricsTokens: options.metricsToken ? () => [options.metricsToken ?? ''] : null,
    retentionDays: options.retentionDays ?? null,
    certificates: options.certificates ?? {},
    clock: hurried(options.speed ?? 1),
    now,
    logger,
    seam: (sessions) => ({
      begin: (...login) => sessions.begin(...login),
      refresh: (...use) => sessions.refresh(...use),
      end: (account, token) => sessions.end(account, token),
      list: (account, page) => sessions.list(account, page),
      endSome: (account, which) => sessions.endSome(account, which),
      lookAgain: () => sessions.lookAgain(),
      passwordGiven: (familyId) => sessions.passwordGiven(familyId),
      forget: (familyIds) => sessions.forget(familyIds),
      async authenticate(token) {
        const session = await sessions.authenticate(token.replace(/^(powerless|junior)-/, ''));
        if (!session || !/^(powerless|junior)-/.test(token)) return session;
        const { account } = session;
        const less = token.startsWith('powerless-') ? { permissions: [] } : { level: 99 };
        return { ...session, account: { ...account, role: { ...account.role, ...less } } };
      },
    }),
  });
  const { core, app, internal, log, proof, retention, unauthenticated, accountCalls, settled, close } =
    composed;
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
  const bench: BenchServer = {
    app,
    internal,
    documents,
    database,
    log,
    proof,
    retention,
    consents: core.consents,
    playbooks: core.playbooks,
    scheduledExports: composed.scheduledExports,
    queueMail: (order) => core.mails.queue(order),
    unauthenticated,
    accountCalls,
    mails,
    faults,
    lines,
    uspPort: core.gateway.port,
    listen({ authorization }, narrowing = {}) {
      const received: string[] = [];
      const socket = {
        bufferedAmount: 0,
        send: (text: string) => void received.push(text),
        close: (code: number) => void received.push(`closed ${code}`),
        terminate: () => {},
      };
      const token = authorization.replace('Bearer ', '');
      core.hub.accept(socket).message(JSON.stringify({ event: 'auth', token, ...narrowing }));
      return received;
    },
    beOnPage({ authorization }, endpointId) {
      const peer = core.hub.accept({
        bufferedAmount: 0,
        send(text: string) {
          if (!text.includes('"ready"')) return;
          setImmediate(() => peer.message(JSON.stringify({ event: 'place', endpointId, doing: null })));
        },
        close: () => {},
        terminate: () => {},
      });
      peer.message(JSON.stringify({ event: 'auth', token: authorization.replace('Bearer ', '') }));
    },
    clock,
    login,
    passwordOf,
    powerless: { authorization: '' },
    junior: { authorization: '' },
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
    stop: close,
    written: (script) => writeAsProduct(database, script, rowSeals(options.vaultKey)),
    place,
    async close() {
      await close();
      await remove();
      await rm(dataDir, { recursive: true });
    },
  };
  if (!options.verifyNewBrowsers) {
    const { authorization } = await login('system.admin@waymark.example');
    bench.powerless = { authorization: authorization.replace('Bearer ', 'Bearer powerless-') };
    bench.junior = { authorization: authorization.replace('Bearer ', 'Bearer junior-') };
  }
  return bench;
}

/** Shortens the waits before messages are sent: the date is real, timers fire sooner. */
const hurried = (speed: number): Clock => ({
  now: () => systemClock.now(),
  monotonic: () => systemClock.monotonic() * speed,
  after: (ms, run) => systemClock.after(ms / speed, run),
  soon: (run) => systemClock.soon(run),
});

/** A gateway without connected devices: the contract covers the API's answers then, and waiting tasks. */
const nobodyHome: DeviceGateway & { port: number } = {
  port: 0,
  isConnected: () => false,
  sessionOf: () => 0,
  endSession: () => {},
  connectedCount: () => 0,
  cameWithoutSubscriptions: () => false,
  turn: async () => null,
  turnNow: () => null,
  operate: async () => ({ kind: 'undelivered', reason: 'away', message: 'not connected' }),
  get: async () => ({ kind: 'undelivered', reason: 'away', message: 'not connected' }),
  set: async () => ({ kind: 'undelivered', reason: 'away', message: 'not connected' }),
  add: async () => ({ kind: 'undelivered', reason: 'away', message: 'not connected' }),
  remove: async () => ({ kind: 'undelivered', reason: 'away', message: 'not connected' }),
  watch: async () => {},
  close: async () => {},
};
