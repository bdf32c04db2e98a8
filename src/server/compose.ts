import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { accountRules } from '#domain/passwords/account-rules.ts';
import { taskTraits } from '#domain/task-kinds.ts';
import { type AccountCalls, accountCalls } from './administration/audit/account-call-counts.ts';
import {
  type UnauthenticatedCalls,
  unauthenticatedCalls,
} from './administration/audit/unauthenticated-call-counts.ts';
import { SystemHealth } from './administration/system/health.ts';
import { startChores } from './chores.ts';
import { type Core, composeCore } from './compose-core.ts';
import { flushPendingAuditEntries } from './core/audit/audit.ts';
import { buildApp } from './core/http/app.ts';
import { internalApp } from './core/http/health.ts';
import { Validators } from './core/http/validators.ts';
import { SqlEventLog } from './core/log/event-log.ts';
import { Outbox } from './core/log/outbox.ts';
import { Retention } from './core/log/retention/retention.ts';
import { LogProof } from './core/log/seals/proof.ts';
import { loadSigningKey } from './core/log/signing-key.ts';
import { faultsOf } from './core/logger.ts';
import { sqlCheckpoints } from './core/read-models/checkpoints.ts';
import { ReadModels } from './core/read-models/read-models.ts';
import { rebuildLists } from './core/read-models/rebuild-lists.ts';
import { ProjectionRunner } from './core/read-models/runner.ts';
import { StreamKinds } from './core/streams/definition.ts';
import { InlineLists } from './core/streams/inline-lists.ts';
import { StreamRepository } from './core/streams/repository.ts';
import { CoreTracing } from './core-tracing.ts';
import { currentBucket } from './devices/capture/bucket.ts';
import { BucketPictures } from './devices/capture/bucket-pictures.ts';
import { FilePictures } from './devices/capture/picture-store.ts';
import { openConsents } from './devices/capture/queries.ts';
import { uploadPath } from './devices/capture/uploads.ts';
import { caseStream } from './devices/cases/case-stream.ts';
import { deviceStream } from './devices/engine/device-stream.ts';
import { RemoteCloser } from './devices/engine/remote-closer.ts';
import { TrafficSampler } from './devices/engine/traffic-sampler.ts';
import { WaitingSink } from './devices/gateway/gateway.ts';
import type { DeviceGateway } from './devices/gateway/port.ts';
import { ValueSubscriptions } from './devices/gateway/value-subscriptions.ts';
import { DeviceModels } from './devices/models/queries/models.ts';
import { openRuns } from './devices/playbooks/queries.ts';
import { bootsOf } from './devices/read-model/boots.ts';
import { deviceCondensers } from './devices/read-model/checkpoint.ts';
import { isDeviceRegistered, onlineEndpointIds } from './devices/read-model/queries.ts';
import { SqlIdentities } from './devices/registration/queries/identities.ts';
import { remoteConnections } from './devices/settings/queries/remote-connections.ts';
import { countingDevices, storeTraffic } from './devices/settings/queries/traffic.ts';
import { SqlOpenTasks } from './devices/tasks/queries/open.ts';
import { SqlTaskSecrets } from './devices/tasks/queries/secrets.ts';
import { gaugesOf } from './gauges.ts';
import { handlersOf, type Module } from './module.ts';
import { operatorPath, operatorPathsOf } from './people/accounts/queries/accounts.ts';
import { dispatchAuthority } from './people/accounts/queries/standing.ts';
import { Credentials } from './people/credentials/credentials.ts';
import { SqlMailWords } from './people/mail/queries/mail-words.ts';
import { openMessages } from './people/notifications/open.ts';
import { openPeople, type People } from './people/people.ts';
import { hashToken, newToken } from './people/sign-in/keys.ts';
import { narrow } from './people/sign-in/narrowing.ts';
import { Passwords } from './people/sign-in/passwords.ts';
import { type Session, Sessions } from './people/sign-in/sessions.ts';
import type { ServerPorts } from './server-ports.ts';
import type { Services } from './services.ts';

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

/** What a live socket of the login may hear: one that owes something hears nothing. No path of an operator begins so. */
const liveAudience = ({ owes, account: { operator, role } }: Session) =>
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
            ...liveAudience(session),
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
    await flushPendingAuditEntries(database, log, null);
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
    const health = {
      metrics: gaugesOf({
        ...{ database, core, proof, readModels, ready },
        certificates: ports.certificates ?? {},
      }),
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

    closers.push(
      startChores({
        ...{ database, log, secrets, kept, now, statisticsDays, consents: core.consents },
        counts,
        pictureDays: Math.min(ports.pictureDays ?? 30, (ports.retentionDays ?? Infinity) - 1),
        onFault: faultsIn('chores'),
      }),
    );
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
