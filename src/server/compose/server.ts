import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Narrowing } from '#domain/narrowing.ts';
import { SystemHealth } from '../administration/system/health.ts';
import { ContentOrders } from '../content/delivery/orders.ts';
import { Provisionings } from '../content/provisioning/provisionings.ts';
import { ProvisioningRunner } from '../content/provisioning/runner.ts';
import { Vods } from '../content/vods/vods.ts';
import { type AccountCalls, accountCalls } from '../core/audit/account-calls.ts';
import { type FactsOf, flushPendingAuditEntries } from '../core/audit/audit.ts';
import { type UnauthenticatedCalls, unauthenticatedCalls } from '../core/audit/unauthenticated-calls.ts';
import { ListExporter } from '../core/exports/list-export.ts';
import type { Session } from '../core/http/session.ts';
import { Validators } from '../core/http/validators.ts';
import type { SqlEventLog } from '../core/log/event-log.ts';
import { Outbox } from '../core/log/outbox.ts';
import type { Retention } from '../core/log/retention/retention.ts';
import type { LogProof } from '../core/log/seals/proof.ts';
import { faultsOf } from '../core/logger.ts';
import type { Module } from '../core/module.ts';
import { sqlCheckpoints } from '../core/read-models/checkpoints.ts';
import { operatorPath, operatorPathsOf } from '../core/read-models/operator-paths.ts';
import { demoAccess } from '../devices/admission/module.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import { viewingReport } from '../devices/gateway/subscription-plan.ts';
import { DeviceOwners } from '../devices/owners/owners.ts';
import { AppFiles } from '../fleet/app-files/app-files.ts';
import { FirmwareFiles } from '../fleet/firmware/files.ts';
import { FirmwareKeys } from '../fleet/firmware/keys.ts';
import { AreaChecks } from '../fleet/inventory/queries/area-checks.ts';
import { leftDays } from '../people/accounts/queries/left-rows.ts';
import { dispatchAuthority, lostStanding } from '../people/accounts/queries/standing.ts';
import { SqlMailWords } from '../people/mail/queries/mail-words.ts';
import { mailTrouble } from '../people/mail/queries/trouble.ts';
import { messageDays } from '../people/notifications/messages.ts';
import type { People } from '../people/people.ts';
import { ScheduledExports } from '../people/scheduled-exports/scheduled-exports.ts';
import { Passwords } from '../people/sessions/passwords.ts';
import { narrow } from '../people/sign-in/narrowing.ts';
import { AggregateRuns } from '../statistics/collections/runs.ts';
import { viewingCollector } from '../statistics/viewing/collector.ts';
import { ViewingFold } from '../statistics/viewing/fold.ts';
import { ViewingIngest } from '../statistics/viewing/ingest.ts';
import { startChores } from './chores.ts';
import { Closers } from './closers.ts';
import { composeComparison } from './comparison.ts';
import { type Core, composeCore } from './core.ts';
import { CoreTracing } from './core-tracing.ts';
import { composeAlarms, composeDevices, composeUploads, startDeviceWork } from './devices.ts';
import { composeFiles, usualUpgradeTimes } from './files.ts';
import { composeHttp } from './http.ts';
import { composeLog, composeProof } from './log.ts';
import { composePeople, composeSessions } from './people.ts';
import type { ServerPorts } from './ports.ts';
import { composePresets } from './presets.ts';
import { composeRollouts } from './rollouts.ts';
import { composeSeals } from './seals.ts';
import type { Services } from './services.ts';
export interface ComposedServer<G extends DeviceGateway> {
  app: FastifyInstance;
  /** Metrics and details for the operator; listens only if it has a port. */
  internal: FastifyInstance;
  core: Core<G>;
  log: SqlEventLog;
  proof: LogProof;
  retention: Retention;
  unauthenticated: UnauthenticatedCalls;
  accountCalls: AccountCalls;
  people: People;
  scheduledExports: ScheduledExports;
  /** Settles when everything appended so far is in the log and in every answer. */
  settled(): Promise<void>;
  /** Stops accepting work, lets running work end, and closes everything in order. */
  close(): Promise<void>;
}

/** Returns the live audience of a login; with a pending step it gets no events, since no operator's path begins so. */
const liveAudience = ({ owes, account: { operator, role } }: Session) =>
  owes === null
    ? { opPath: operator.opPath, permissions: role.permissions }
    : { opPath: '/-', permissions: [] };

/** Composes the server from modules and external ports, in the only way, for the product and every test with an API. */
export async function composeServer<G extends DeviceGateway>(
  modules: readonly Module<Services>[],
  ports: ServerPorts<G>,
): Promise<ComposedServer<G>> {
  const closers = new Closers(ports.logger);
  try {
    return await compose(modules, ports, closers);
  } catch (error) {
    await closers.close();
    throw error;
  }
}

async function compose<G extends DeviceGateway>(
  modules: readonly Module<Services>[],
  ports: ServerPorts<G>,
  closers: Closers,
): Promise<ComposedServer<G>> {
  const { database, clock, now, logger } = ports;
  const opened = await composeLog(modules, ports, closers);
  const { kinds, log, readModels } = opened;
  const tracing = ports.tracer ? new CoreTracing(ports.tracer) : null;
  const appended = tracing?.log(log) ?? log;

  const viewing = new ViewingIngest({ database, now });
  const devices = await composeDevices(ports, appended, closers, viewingCollector({ database, viewing }));
  const { sealed, proven } = composeSeals(ports, { log: appended, seals: opened.seals }, () =>
    sessions.lookAgain(),
  );
  const { sessions, sessionMs, rules } = composeSessions(ports, proven);
  const followed = async () => readModels.reached((await log.head()).pos);
  const owners = new DeviceOwners({ database, alarms: sealed.alarms, followed });
  const misplaced = (endpointIds: readonly string[]) => owners.misplaced(endpointIds);
  const authority = dispatchAuthority({ database, proven, misplaced });
  const narrowed = (session: Session, narrowing: Narrowing) =>
    narrow({ database, proven }, session, narrowing);
  const counts = {
    unauthenticated: unauthenticatedCalls(database, now),
    accountCalls: accountCalls(database, now),
  };
  const { blobs, fileUploads, uploadRecords, fileServer, firmware, keep, fileUrl } = await composeFiles(
    modules,
    ports,
    appended,
    closers,
  );
  const core = composeCore({
    firmware,
    appChanges: { database },
    fileUrl,
    heard: { [viewingReport]: (notice) => viewing.take(notice) },
    ...devices.core,
    log,
    kinds,
    effects: new Outbox(database, log.logId),
    checkpoints: sqlCheckpoints(database),
    mail: { mailer: ports.mailer, words: new SqlMailWords(database, ports.vault) },
    authority,
    authenticate: async (token, narrowing) => {
      const whole = await sessions.authenticate(token);
      const session = whole && (await narrowed(whole, narrowing));
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
    refused: (address) =>
      counts.unauthenticated.count({ operation: 'liveSocket', result: 'jwterr', address }),
    opPathsOf: (endpointIds) => operatorPathsOf(database.sql, endpointIds),
    pathOfOperator: (opId) => operatorPath(database.sql, opId),
    watchDevice: (endpointId, watched) => devices.watching.watchDevice(endpointId, watched),
    clock,
    newId: randomUUID,
    tracing,
    onFault: faultsOf(logger.child({ part: 'core' })),
  });
  const uploads = await composeUploads(ports, { core, log: appended, readModels, models: devices.models });
  const alarms = await composeAlarms(ports, appended, closers);
  core.effects.serve(alarms.served);
  const isFirst = !(await sealed.haveBegun());
  const owedFacts: FactsOf = (record, actor) =>
    modules.flatMap(({ auditFacts }) => auditFacts?.(record, actor) ?? []);
  await flushPendingAuditEntries(database, log, { before: null, ...(isFirst && { factsOf: owedFacts }) });
  await devices.core.secrets.forgetEnded();
  closers.add(
    () => ports.mailer.close(),
    () => core.stop(),
  );
  const { people, credentials, messages } = await composePeople(
    ports,
    { core, log: appended, rules, sealed, seals: opened.seals, isFirst },
    closers,
  );
  await sealed.start(isFirst);
  const vods = new Vods({
    log: appended,
    database,
    vault: ports.vault,
    innerHosts: ports.vodHosts ?? [],
    limitMs: ports.vodLimitMs ?? 55_000,
  });
  core.effects.serve(uploadRecords);
  core.effects.serve(vods.served);
  const viewingSums = new ViewingFold({ database, now });
  const aggregateRuns = new AggregateRuns({
    log: appended,
    database,
    sums: viewingSums,
    onFault: (error) => faultsOf(logger.child({ part: 'statistics' }))('manual collection', error),
  });
  core.effects.serve(aggregateRuns.served);
  closers.add(() => aggregateRuns.stop());
  core.effects.serve(devices.admissions.served);
  devices.refused.onStored = async (opIds) => {
    for (const opId of opIds) await core.hub.hint(opId, 'refusedDevices');
  };
  closers.add(() => vods.stop());
  const { upgrades, appChanges } = core;
  if (!upgrades || !appChanges) throw new Error('the server was composed without its files');
  const upgradeTimes = ports.upgradeTimes ?? usualUpgradeTimes;
  const { rollouts, runner } = composeRollouts(ports, {
    core,
    log: appended,
    blobs,
    models: devices.models,
    upgrades,
    appChanges,
    reader: { read: (endpointId, paths) => core.reports.read(endpointId, paths) },
    upgradeTimes,
    progressOf: (upgradeId) => fileServer.progressOf(upgradeId),
    reached: (pos) => readModels.reached(pos),
    keep,
  });
  const checked = composePresets(ports, {
    core,
    log: appended,
    models: devices.models,
    authority,
    lostStanding: (question) => lostStanding({ database, proven }, question),
    reached: (pos) => readModels.reached(pos),
  });
  const contentOrders = new ContentOrders({ database, fileUploads });
  const provisionings = new Provisionings({ log: appended, orders: contentOrders });
  const provisioningRunner = new ProvisioningRunner({
    database,
    log: appended,
    engine: core.commands,
    authority,
    clock,
    now,
    lostStanding: (question) => lostStanding({ database, proven }, question),
    reached: (pos) => readModels.reached(pos),
    onFault: faultsOf(logger.child({ part: 'provisioning' })),
  });
  const areaChecks = new AreaChecks({ database, onFault: faultsOf(logger.child({ part: 'areas' })) });
  await core.start();
  runner.start();
  await checked.start();
  provisioningRunner.start();
  areaChecks.start();
  closers.add(
    () => runner.stop(),
    () => checked.stop(),
    () => provisioningRunner.stop(),
    () => areaChecks.stop(),
  );
  const { proof, retention } = await composeProof(ports, opened, closers);
  const tables = composeComparison(modules, ports, opened, closers);

  const firmwareKeys = new FirmwareKeys({
    database,
    log: appended,
    seals: opened.seals,
    onFault: faultsOf(logger.child({ part: 'firmware' })),
  });
  await firmwareKeys.adopt();
  const firmwareFiles = new FirmwareFiles(appended, fileUploads, firmwareKeys);
  core.effects.serve(firmwareFiles.served);
  const appFiles = new AppFiles({ log: appended, database, uploads: fileUploads });
  core.effects.serve(appFiles.served);
  await appFiles.adopt();
  const kept = {
    retentionDays: ports.retentionDays ?? null,
    auditDays: ports.auditDays ?? null,
    deviceDays: ports.deviceDays ?? null,
  };
  const validators = new Validators(ports.documents);
  const exporter = new ListExporter(validators);
  const scheduledExports = new ScheduledExports({
    database,
    log: appended,
    proven,
    exporter,
    mails: core.mails,
    narrow: narrowed,
    sealedTables: sealed,
    misplaced,
    publicUrl: ports.publicUrl,
    now,
    newId: randomUUID,
    onFault: faultsOf(logger.child({ part: 'exports' })),
  });
  const services: Services = {
    database,
    log: appended,
    proof,
    readModels,
    narrow: narrowed,
    now,
    live: core.hub,
    vault: ports.vault,
    validators,
    exporter,
    scheduledExports,
    accountCalls: counts.accountCalls,
    publicUrl: ports.publicUrl,
    sealedTables: sealed,
    rowSeals: opened.seals,
    proven,
    misplaced,
    logger: logger.child({ part: 'http' }),
    blobs,
    fileUploads,
    // content
    vods,
    provisionings,
    // devices
    engine: core.commands,
    consents: core.consents,
    keys: core.keys,
    playbooks: core.playbooks,
    uploads,
    alarms,
    aggregateRuns,
    areaChecks,
    appFiles,
    firmwareFiles,
    firmwareKeys,
    upgrades,
    rollouts,
    presets: checked.presets,
    presetChecks: checked.checks,
    lostStanding: (question) => lostStanding({ database, proven }, question),
    contentOrders,
    downloadProgress: (upgradeId) => fileServer.progressOf(upgradeId),
    upgradeTimes,
    models: devices.models,
    identities: devices.identities,
    caseStreams: devices.caseStreams,
    blocked: devices.identities.blocked,
    admissions: devices.admissions,
    deviceAccess: ports.deviceAccess ?? demoAccess,
    endSession: (endpointId) => core.gateway.endSession(endpointId),
    devices: {
      async read(endpointId, paths) {
        const answer = await core.reports.read(endpointId, paths);
        await readModels.reached((await log.head()).pos);
        return answer;
      },
      readSecrets: (endpointId, paths) => core.gateway.get(endpointId, paths),
    },
    deviceSecrets: devices.core.deviceSecrets,
    player: ports.player,
    watchBeside: (endpointId, what) => devices.watching.watchBeside(endpointId, what),
    // people
    ...people,
    mails: core.mails,
    notices: core.notices,
    messages,
    credentials,
    sessions: ports.seam?.(sessions) ?? sessions,
    sessionMs,
    accountRules: rules,
    passwords: ports.passwords ?? new Passwords(),
    verifyNewBrowsers: ports.verifyNewBrowsers,
    mapTiles: ports.mapTiles ?? null,
    // administration
    health: new SystemHealth({
      ...ports,
      log,
      proof,
      tables,
      readModels,
      core,
      mailTrouble: (at) => mailTrouble(database, at),
    }),
    tables,
    contact: ports.contact ?? null,
    privacyUrl: ports.privacyUrl ?? null,
    ...kept,
    messageDays,
    leftDays,
  };
  const app = await composeHttp(modules, ports, { services, core, proof, readModels, counts }, closers);

  startDeviceWork(ports, { core, models: devices.models, alarms, onRead: devices.onRead }, closers);
  closers.add(() => scheduledExports.stop());
  closers.add(
    startChores({
      viewing: viewingSums,
      database,
      log,
      sealed,
      secrets: devices.core.secrets,
      deviceSecrets: devices.core.deviceSecrets,
      kept,
      now,
      consents: core.consents,
      fileUploads,
      scheduledExports,
      statisticsDays: ports.statistics?.days ?? 30,
      counts: Object.values(counts),
      pictureDays: Math.min(ports.pictureDays ?? 30, (ports.retentionDays ?? Infinity) - 1),
      onFault: faultsOf(logger.child({ part: 'chores' })),
    }),
  );
  return {
    ...app,
    core,
    log,
    proof,
    retention,
    people,
    scheduledExports,
    ...counts,
    async settled() {
      await log.idle();
      await readModels.reached((await log.head()).pos);
    },
    close: () => closers.close(),
  };
}
