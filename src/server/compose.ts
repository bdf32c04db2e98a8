import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Player } from '#domain/case/page.ts';
import type { Clock } from '#domain/clock.ts';
import type { Identities } from '#domain/device-identity.ts';
import { type AccountRulesName, accountRules } from '#domain/passwords/account-rules.ts';
import { taskTraits } from '#domain/task-kinds.ts';
import { type BucketConfig, currentBucket } from './capture/bucket.ts';
import { BucketPictures } from './capture/bucket-pictures.ts';
import { FilePictures } from './capture/picture-store.ts';
import { uploadPath } from './capture/uploads.ts';
import type { Config } from './config.ts';
import { type Core, composeCore } from './core.ts';
import { deviceStream } from './engine/device-stream.ts';
import type { DeviceReportsDeps } from './engine/devices.ts';
import { RemoteCloser } from './engine/remote-closer.ts';
import { TrafficSampler } from './engine/traffic-sampler.ts';
import { WaitingSink } from './gateway/gateway.ts';
import type { DeviceGateway } from './gateway/port.ts';
import { type AccountCalls, accountCalls } from './http/account-calls.ts';
import { buildApp } from './http/app.ts';
import { payEntries } from './http/audit.ts';
import { hashToken, newToken, type SessionKeys } from './http/auth/keys.ts';
import { narrow } from './http/auth/narrowing.ts';
import { Passwords } from './http/auth/passwords.ts';
import { type Session, Sessions } from './http/auth/sessions.ts';
import { internalApp, type Tokens } from './http/health.ts';
import { Metrics } from './http/metrics.ts';
import { ReadModels } from './http/read-models.ts';
import type { Services } from './http/services.ts';
import { type UnauthenticatedCalls, unauthenticatedCalls } from './http/unauthenticated-calls.ts';
import { type ApiDocuments, Validators } from './http/validators.ts';
import { faultsOf } from './logger.ts';
import type { Mailer } from './mail/mailer.ts';
import { SqlMailWords } from './mailing/mail-words.ts';
import type { MapTiles } from './map-tiles.ts';
import { openMessages } from './messages/open.ts';
import { handlersOf, type Module } from './modules/module.ts';
import { Credentials } from './people/credentials/credentials.ts';
import { openPeople, type People } from './people/people.ts';
import { operatorPath, operatorPathsOf } from './projections/accounts/accounts.ts';
import { forgetLeftRows } from './projections/accounts/left-rows.ts';
import { dispatchAuthority } from './projections/accounts/standing.ts';
import { caseStream } from './projections/cases/case-stream.ts';
import { sqlCheckpoints } from './projections/checkpoints.ts';
import { consentsWithPictures, openConsents } from './projections/consents/queries.ts';
import { bootsOf } from './projections/devices/boots.ts';
import { deviceCondensers } from './projections/devices/checkpoint.ts';
import { SqlIdentities } from './projections/devices/identities.ts';
import { DeviceModels } from './projections/devices/models.ts';
import { isDeviceRegistered, onlineEndpointIds } from './projections/devices/queries.ts';
import { remoteConnections } from './projections/devices/remote-connections.ts';
import { countingDevices, forgetTraffic, storeTraffic } from './projections/devices/traffic.ts';
import { forgetOldAnswers } from './projections/idempotency.ts';
import { openRuns } from './projections/playbooks/queries.ts';
import { rebuildLists } from './projections/rebuild-lists.ts';
import { ProjectionRunner } from './projections/runner.ts';
import { SqlOpenTasks } from './projections/tasks/open.ts';
import { SqlTaskSecrets } from './projections/tasks/secrets.ts';
import type { SecretVault } from './secrets/vault.ts';
import type { SlowRefusals } from './slow-refusals.ts';
import { standbyServers } from './store/active-role.ts';
import type { Database } from './store/database.ts';
import { SqlEventLog } from './store/event-log.ts';
import type { KeyFiles } from './store/key-files.ts';
import { Outbox } from './store/outbox.ts';
import { Retention } from './store/retention/retention.ts';
import { LogProof } from './store/seals/proof.ts';
import { loadSigningKey } from './store/signing-key.ts';
import { StreamKinds } from './streams/definition.ts';
import { InlineLists } from './streams/inline-lists.ts';
import { StreamRepository } from './streams/repository.ts';
import { SystemHealth } from './system/health.ts';
import type { TlsCertificate } from './tls-files.ts';
import { CoreTracing } from './tracing/core-tracing.ts';
import type { Tracer } from './tracing/port.ts';
import { ValueSubscriptions } from './value-subscriptions.ts';

/** What a server needs of the world around it. */
export interface ServerPorts<G extends DeviceGateway> extends Pick<DeviceReportsDeps, 'adopt'> {
  /** Open and migrated; closed by its owner. */
  database: Database;
  /** As whom this server writes to the log, where another one may take over from it; default: as anybody. */
  writer?: string | null;
  /** Folder of the signing key. */
  dataDir: string;
  /** Puts into an empty installation what it begins with. */
  seed(log: SqlEventLog): Promise<void>;
  /** Listens to devices; what they report before the server is up waits in the sink. `identities`: what its door may ask. */
  openGateway(sink: WaitingSink, identities: Identities): Promise<G>;
  /** Who is refused again and again waits for it; default: nobody waits. */
  refusals?: SlowRefusals;
  keys: SessionKeys;
  /** Default: those of the data directory, in clear. */
  keyFiles?: KeyFiles;
  /** Seals secrets on their way to devices. */
  vault: SecretVault;
  /** Where pictures are kept. Default: files in `dataDir`. */
  bucket?: BucketConfig | null;
  /** What is asked of people; default: as specified. */
  accountRules?: AccountRulesName;
  /** Default: without a pepper. */
  passwords?: Passwords;
  mailer: Mailer;
  /** Whether the mailer has a mail server. */
  sendsMail?: boolean;
  /** Address of the own privacy text of who runs the installation; default: none. */
  privacyUrl?: string | null;
  /** Hours after which a backup is too old; default: never. */
  backupWarnHours?: number;
  /** Whom people can ask; default: nobody is named. */
  contact?: string | null;
  documents: ApiDocuments;
  consoleDirectory: string;
  /** What makes the file of a case replay itself; null: it is not built. */
  player: Player | null;
  verifyNewBrowsers: boolean;
  /** Default: the internet alone, and the DNS of the machine. */
  providerNetwork?: Config['providerNetwork'];
  /** Default: none. */
  mapTiles?: MapTiles | null;
  publicUrl: string;
  /** As in the configuration; default: no proxy, and no token. */
  trustProxy?: number | string[] | false;
  metricsTokens?: Tokens | null;
  /** Of the listeners that end TLS themselves; default: none does. */
  certificates?: Partial<Record<'http' | 'usp' | 'internal', TlsCertificate>>;
  /** How long a login lasts, however often it is renewed; default: 12. */
  sessionHours?: number;
  /** How long streams that are over are kept; default: for ever. */
  retentionDays?: number | null;
  /** How long entries of the audit trail, and what devices told, are kept; default: for ever. */
  auditDays?: number | null;
  deviceDays?: number | null;
  /** How long the pictures of a consent that is over are kept; default: 30. Never as long as its stream. */
  pictureDays?: number;
  /** How often counters of devices are read, and how long they are kept; default: never. */
  statistics?: Config['statistics'];
  clock: Clock;
  /** The calendar, for tokens, seals and what is written down. */
  now(): Date;
  /** Each part writes by a child of it that names the part. */
  logger: Logger;
  /** Where spans go; null, as by default: nothing is traced. Closed by its owner. */
  tracer?: Tracer | null;
  /** The sessions as the API sees them; a test gives a caller less than its role. Default: as they are. */
  seam?(sessions: Services['sessions']): Services['sessions'];
}

export interface ComposedServer<G extends DeviceGateway> {
  app: FastifyInstance;
  /** Figures and details for the operator; listens only where a port is given to it. */
  internal: FastifyInstance;
  core: Core<G>;
  log: SqlEventLog;
  proof: LogProof;
  retention: Retention;
  unauthenticated: UnauthenticatedCalls;
  accountCalls: AccountCalls;
  people: People;
  /** Settles when what was appended so far is in the log and in every answer. */
  settled(): Promise<void>;
  /** Stops taking work, lets what is under way end, and closes everything in order. */
  close(): Promise<void>;
}

/** Devices that were online before a restart have this long to come back before the log says they are lost. */
const returnGraceMs = 60_000;
const housekeepingMs = 3_600_000;
const countedMs = 10_000;
/** No call takes so long: what is owed since then will not be paid by its call. */
const owedMs = 300_000;

/** What a live socket of the login may hear: one that owes something hears nothing. No path of an operator begins so. */
const hearing = ({ owes, account: { operator, role } }: Session) =>
  owes === null
    ? { opPath: operator.opPath, permissions: role.permissions }
    : { opPath: '/-', permissions: [] };

/** The one composition: the product and every test with an API are made here, of modules and of ports to the world. */
export async function composeServer<G extends DeviceGateway>(
  modules: readonly Module[],
  ports: ServerPorts<G>,
): Promise<ComposedServer<G>> {
  const { database, clock, now, logger } = ports;
  const faultsIn = (part: string) => faultsOf(logger.child({ part }));
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) {
      try {
        await closer();
      } catch (error) {
        logger.error({ err: error }, 'stop');
      }
    }
  };
  try {
    const kinds = new StreamKinds(modules.flatMap(({ streams = [] }) => streams));
    const log = new SqlEventLog({
      database,
      writer: ports.writer ?? null,
      lists: (storage) => new InlineLists(kinds, storage),
    });
    await log.open();
    await rebuildLists(database, log, kinds);
    closers.push(() => log.idle());
    await ports.seed(log);

    const projections = modules.flatMap((module) => module.projections?.(database, kinds) ?? []);
    const runners = projections.map(
      (projection) => new ProjectionRunner(projection, { database, log, onFault: faultsIn('projections') }),
    );
    for (const runner of runners) {
      await runner.start();
      closers.push(() => runner.stop());
    }
    const readModels = new ReadModels(log, runners);

    const sink = new WaitingSink();
    const identities = await SqlIdentities.open(database, now);
    const gateway = await ports.openGateway(sink, identities);
    closers.push(() => gateway.close());
    const rules = accountRules[ports.accountRules ?? 'specified'];
    const sessionMs = (ports.sessionHours ?? 12) * 3_600_000;
    const sessions = new Sessions(database, ports.keys, now, sessionMs, rules);
    const watching = new ValueSubscriptions(gateway);
    const unauthenticated = unauthenticatedCalls(database, now);
    const tracing = ports.tracer ? new CoreTracing(ports.tracer) : null;
    const appended = tracing?.log(log) ?? log;
    const models = new DeviceModels(database, now);
    const caseStreams = new StreamRepository({ log: appended, definition: caseStream });
    const secrets = new SqlTaskSecrets(database, ports.vault);
    const core = composeCore({
      log,
      kinds,
      effects: new Outbox(database, log.logId),
      checkpoints: sqlCheckpoints(database),
      tasks: new SqlOpenTasks(database),
      secrets,
      screens: {
        pictures: ports.bucket
          ? new BucketPictures(currentBucket(ports.bucket), ports.vault)
          : new FilePictures(ports.dataDir, ports.vault),
        open: () => openConsents(database),
        uploadUrl: (taskId) => `${ports.publicUrl}${uploadPath}/${taskId}`,
        now,
      },
      playbooks: {
        cases: caseStreams,
        open: () => openRuns(database),
        addressOf: (runId) => `${ports.publicUrl}/playbooks/${runId}`,
        modelOf: (modelName, prodClass) => models.of(modelName, prodClass),
        bootsOf: (endpointId, since) => bootsOf(database, endpointId, since),
      },
      mail: { mailer: ports.mailer, words: new SqlMailWords(database, ports.vault) },
      gateway,
      sink,
      authority: dispatchAuthority(database),
      traitsOf: taskTraits,
      adopt: ports.adopt,
      isRegistered: (endpointId) => isDeviceRegistered(database.sql, endpointId),
      authenticate: async (token, wish) => {
        const whole = await sessions.authenticate(token);
        const session = whole && (await narrow(database.sql, whole, wish));
        return (
          session && {
            accountId: session.account.accountId,
            name: session.account.name,
            clientId: session.clientId,
            ...hearing(session),
            expiresAt: session.expiresAt,
          }
        );
      },
      refused: (address) => unauthenticated.count({ operation: 'liveSocket', result: 'jwterr', address }),
      opPathsOf: (endpointIds) => operatorPathsOf(database.sql, endpointIds),
      pathOfOperator: (opId) => operatorPath(database.sql, opId),
      watchDevice: (endpointId, watched) => watching.watchDevice(endpointId, watched),
      onlineByTheLog: () => onlineEndpointIds(database.sql),
      returnGraceMs,
      clock,
      newId: randomUUID,
      tracing,
      onFault: faultsIn('core'),
    });
    const people = openPeople({
      ...{ database, log: appended, mails: core.mails, publicUrl: ports.publicUrl },
      ...{ now, newId: randomUUID },
    });
    await people.accounts.adoptAll();
    core.effects.serve(people.accounts.served);
    await payEntries(database, log, null);
    await secrets.forgetEnded();
    closers.push(() => ports.mailer.close());
    closers.push(() => core.stop());
    const credentials = new Credentials({
      database,
      log: appended,
      mails: core.mails,
      accountRules: rules,
      publicUrl: ports.publicUrl,
      newId: randomUUID,
      newToken,
      hashToken,
      vault: ports.vault,
      ticketKey: ports.keys.tickets,
      providerNetwork: ports.providerNetwork ?? { innerHosts: [], dnsServers: [] },
      now,
      onFault: faultsIn('credentials'),
    });
    core.effects.serve(credentials.resets.served);
    const messages = await openMessages({ ...ports, log: appended, core, onFault: faultsIn('messages') });
    closers.push(() => messages.stop());
    closers.push(() => credentials.idle());
    await core.start();

    const key = await loadSigningKey(ports.dataDir, ports.keyFiles);
    const proof = new LogProof({ database, log, key, now, onFault: faultsIn('proof') });
    await proof.start();
    closers.push(() => proof.stop());

    const kept = {
      retentionDays: ports.retentionDays ?? null,
      auditDays: ports.auditDays ?? null,
      deviceDays: ports.deviceDays ?? null,
    };
    const retention = new Retention({
      database,
      log,
      key,
      reads: proof.reads,
      kinds: kinds.erasable,
      alsoIn: projections.flatMap(({ rowsOfStreams = [] }) => rowsOfStreams),
      endless: { kind: deviceStream.kind, condensers: () => deviceCondensers(database) },
      days: kept.retentionDays,
      auditDays: kept.auditDays,
      deviceDays: kept.deviceDays,
      sealedTo: () => proof.sealer.sealedTo,
      clock,
      now,
      onFault: faultsIn('retention'),
    });
    await retention.start();
    closers.push(() => retention.stop());

    const services: Services = {
      database,
      log: appended,
      engine: core.commands,
      consents: core.consents,
      keys: core.keys,
      playbooks: core.playbooks,
      devices: {
        async read(endpointId, paths) {
          const answer = await core.reports.read(endpointId, paths);
          await readModels.reached((await log.head()).pos);
          return answer;
        },
      },
      vault: ports.vault,
      models,
      identities,
      live: core.hub,
      mails: core.mails,
      notices: core.notices,
      messages,
      ...{
        health: new SystemHealth({ ...ports, log, proof, readModels, core }),
        contact: ports.contact ?? null,
        privacyUrl: ports.privacyUrl ?? null,
        ...kept,
      },
      ...people,
      sessions: ports.seam?.(sessions) ?? sessions,
      sessionMs,
      accountCalls: accountCalls(database, now),
      passwords: ports.passwords ?? new Passwords(),
      accountRules: rules,
      credentials,
      proof,
      readModels,
      caseStreams,
      player: ports.player,
      watchBeside: (endpointId, what) => watching.watchBeside(endpointId, what),
      verifyNewBrowsers: ports.verifyNewBrowsers,
      validators: new Validators(ports.documents),
      mapTiles: ports.mapTiles ?? null,
      publicUrl: ports.publicUrl,
      now,
      logger: logger.child({ part: 'http' }),
    };
    const ready = async () => {
      const { pos } = await log.head();
      database.check();
      return pos;
    };
    const counts = [unauthenticated, services.accountCalls];
    for (const counted of counts) closers.push(() => counted.write());
    const writeCounted = setInterval(() => {
      for (const counted of counts)
        counted.write().catch((error) => logger.error({ err: error }, 'counted calls'));
    }, countedMs);
    closers.push(() => clearInterval(writeCounted));
    const health = {
      metrics: gaugesOf(database, core, proof, readModels, ready, ports.certificates ?? {}),
      ready: async () => ({
        database: database.kind,
        logPosition: await ready(),
        projectionPosition: readModels.positionOf('devices'),
        sealedPosition: proof.sealer.sealedTo,
      }),
    };
    const app = await buildApp({
      services,
      handlers: handlersOf(modules, services),
      documents: ports.documents,
      health,
      unauthenticated,
      refusals: ports.refusals ?? null,
      metricsTokens: ports.metricsTokens ?? null,
      trustProxy: ports.trustProxy ?? false,
      hub: core.hub,
      consoleDirectory: ports.consoleDirectory,
      tracer: ports.tracer ?? null,
      tls: ports.certificates?.http ?? null,
    });
    closers.push(() => app.close());
    const internal = internalApp(health, services.logger, ports.certificates?.internal ?? null);
    closers.push(() => internal.close());

    const closer = new RemoteCloser({
      engine: core.commands,
      gateway,
      open: () => remoteConnections(database),
      clock,
      onFault: faultsIn('core'),
    });
    closer.start();
    closers.push(() => closer.stop());
    const { seconds: statisticsSeconds, days: statisticsDays } = ports.statistics ?? { seconds: 0, days: 30 };
    if (statisticsSeconds > 0) {
      const sampler = new TrafficSampler({
        gateway,
        devices: () => countingDevices(database, services.models),
        store: (samples) => storeTraffic(database.sql, samples),
        everyMs: statisticsSeconds * 1_000,
        clock,
        onFault: faultsIn('core'),
      });
      sampler.start();
      closers.push(() => sampler.stop());
    }

    const debts = setInterval(() => {
      const before = new Date(now().getTime() - owedMs);
      payEntries(database, log, before).catch((error) => faultsIn('audit')('owed entries', error));
    }, owedMs);
    closers.push(() => clearInterval(debts));
    const pictureDays = Math.min(ports.pictureDays ?? 30, (ports.retentionDays ?? Infinity) - 1);
    const erasePictures = async () => {
      const before = new Date(now().getTime() - pictureDays * 86_400_000);
      for (const consentId of await consentsWithPictures(database, before))
        await core.consents.erasePictures(consentId);
    };
    const housekeeping = setInterval(() => {
      Promise.all([
        forgetOldAnswers(database.sql, now()),
        secrets.forgetEnded(),
        erasePictures(),
        forgetTraffic(database.sql, now(), statisticsDays),
        forgetLeftRows(database.sql, now(), kept),
        ...counts.map((counted) => counted.forgetOld()),
      ]).catch((error) => logger.error({ err: error }, 'housekeeping'));
    }, housekeepingMs);
    closers.push(() => clearInterval(housekeeping));
    const settled = async () => {
      await log.idle();
      await readModels.reached((await log.head()).pos);
    };
    return {
      app,
      internal,
      core,
      log,
      proof,
      retention,
      unauthenticated,
      accountCalls: services.accountCalls,
      people,
      settled,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function gaugesOf(
  database: Database,
  { gateway, hub, engine, log }: Core,
  proof: LogProof,
  readModels: ReadModels,
  ready: () => Promise<unknown>,
  certificates: Partial<Record<string, TlsCertificate>>,
): Metrics {
  const metrics = new Metrics();
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    metrics.gauge({ name: `waymark_${name}`, help, value });
  gauge('database_available', '0: calls are answered with 503.', () =>
    ready()
      .then(() => 1)
      .catch(() => 0),
  );
  gauge('devices_connected', 'USP sessions of this process.', () => gateway.connectedCount());
  if (database.kind === 'postgres')
    gauge(
      'standby_servers',
      'Servers that take over when this one ends.',
      async () => (await standbyServers(database)).length,
    );
  gauge('live_clients', 'Live sockets of this process.', () => hub.clientCount);
  gauge('tasks_waiting', 'Tasks queued in this process.', () => engine.queues.waitingCount());
  gauge('log_position', 'Position of the latest event.', async () => (await log.head()).pos);
  gauge('projection_position', 'Position up to which the device list is projected.', () =>
    readModels.positionOf('devices'),
  );
  gauge('log_sealed_position', 'Position of the latest event under a seal.', () => proof.sealer.sealedTo);
  gauge('log_broken', '1: the log is not what was sealed (GET /api/v1/log/check).', () =>
    proof.report.state === 'broken' ? 1 : 0,
  );
  metrics.gauges({
    name: 'waymark_certificate_days',
    help: 'Days until the certificate of a listener expires, where it ends TLS itself.',
    label: 'listener',
    values: () =>
      Object.fromEntries(
        Object.entries(certificates).flatMap(([listener, certificate]) =>
          certificate ? [[listener, certificate.daysLeft]] : [],
        ),
      ),
  });
  return metrics;
}
