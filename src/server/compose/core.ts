import type { Clock } from '#domain/clock.ts';
import type { bulkActionMachine } from '#machines/bulk-action/machine.ts';
import type { consentMachine } from '#machines/consent/machine.ts';
import type { playbookMachine } from '#machines/playbook/machine.ts';
import type { TaskKind, TaskTraits } from '#machines/task/kinds.ts';
import { type HubDeps, LiveHub } from '../core/live/hub.ts';
import type { GroupedLog } from '../core/log/grouped-log.ts';
import type { EventLog } from '../core/log/log.ts';
import type { StreamKinds } from '../core/streams/definition.ts';
import { EffectRunner, type EffectStore } from '../core/streams/effect-runner.ts';
import { type Checkpoints, Reactor } from '../core/streams/reactor.ts';
import { RetryPolicy } from '../core/streams/retry-policy.ts';
import { consentStream } from '../devices/capture/consent-stream.ts';
import { type ConsentDeps, Consents } from '../devices/capture/consents.ts';
import { RemoteKeys } from '../devices/capture/keys.ts';
import { bulkActionStream } from '../devices/engine/bulk-action-stream.ts';
import { Commands } from '../devices/engine/commands.ts';
import type { DeviceSecrets } from '../devices/engine/device-secrets.ts';
import { DeviceReports, type DeviceReportsDeps } from '../devices/engine/devices.ts';
import { Engine } from '../devices/engine/engine.ts';
import type { FileUrl } from '../devices/engine/perform.ts';
import type { DispatchAuthority, OpenTaskStore } from '../devices/engine/port.ts';
import { secretKeepingGateway } from '../devices/engine/secret-keeping-gateway.ts';
import type { TaskSecrets } from '../devices/engine/task-secrets.ts';
import type { WaitingSink } from '../devices/gateway/gateway.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import { playbookStream } from '../devices/playbooks/playbook-stream.ts';
import { type PlaybookDeps, Playbooks } from '../devices/playbooks/playbooks.ts';
import { type AppChangeMachine, changeStream } from '../fleet/app-profiles/change-stream.ts';
import { AppChanges, type AppChangesDeps } from '../fleet/app-profiles/changes.ts';
import { type UpgradeMachine, upgradeStream } from '../fleet/firmware/upgrade-stream.ts';
import { Upgrades, type UpgradesDeps } from '../fleet/firmware/upgrades.ts';
import { Mails, type MailsDeps } from '../people/mail/mails.ts';
import { Notices } from '../people/notices/notices.ts';
import type { CoreTracing } from './core-tracing.ts';

/** External services that the core needs. */
export interface CorePorts<G extends DeviceGateway>
  extends Pick<DeviceReportsDeps, 'arrivalOf' | 'needsDescription' | 'wasRead'>,
    Pick<HubDeps, 'authenticate' | 'refused' | 'opPathsOf' | 'pathOfOperator' | 'watchDevice'> {
  log: GroupedLog;
  kinds: StreamKinds;
  effects: EffectStore;
  checkpoints: Checkpoints;
  tasks: OpenTaskStore;
  authority: DispatchAuthority;
  traitsOf(kind: TaskKind): TaskTraits;
  /** Number of a bulk action's tasks begun in one transaction. Default: 250. */
  bulkSlice?: number;
  gateway: G;
  secrets: TaskSecrets;
  /** Keeps the secrets that devices are given; absent: none is kept. */
  deviceSecrets?: DeviceSecrets;
  /** Storage of screen pictures, and the list of open consents. */
  screens: Pick<ConsentDeps, 'pictures' | 'open' | 'uploadUrl' | 'now'>;
  /** Services of playbooks beside their streams, and the list of open runs. */
  playbooks: Pick<PlaybookDeps, 'cases' | 'open' | 'addressOf' | 'modelOf' | 'bootsOf'>;
  /** Absent: devices fetch no files by tasks. */
  fileUrl?: FileUrl;
  /** Access of devices to firmware; absent: none can be upgraded. */
  firmware?: Pick<UpgradesDeps, 'grants' | 'filesUrl' | 'onDownloaded'>;
  /** Access to app files; absent: this server has no app profiles. */
  appChanges?: Pick<AppChangesDeps, 'database'>;
  /** Mail system, and the storage of mails' content. */
  mail: Pick<MailsDeps, 'mailer' | 'words'>;
  /** Receivers of device events that other areas understand, by the event's path. */
  heard?: DeviceReportsDeps['heard'];
  /** Receiver of the gateway's device reports. */
  sink: WaitingSink;
  /** Lists endpoint ids that are online according to the log. */
  onlineByTheLog(): Promise<string[]>;
  /** Milliseconds in which they may reconnect after a start, before the log records them as lost. */
  returnGraceMs: number;
  clock: Clock;
  newId(): string;
  /** Called with internal errors; never with secrets. */
  onFault(where: string, error: unknown): void;
  /** Wraps the ports between these parts for tracing; null: nothing is wrapped. */
  tracing?: CoreTracing | null;
  /** Log for these parts, in which a test can cause faults. Default: the log itself. */
  seams?: { engine?(log: EventLog): EventLog; live?(log: EventLog): EventLog };
}

export interface Core<G extends DeviceGateway = DeviceGateway> {
  log: GroupedLog;
  gateway: G;
  engine: Engine;
  effects: EffectRunner;
  /** Commands that users request. */
  commands: Commands;
  consents: Consents;
  keys: RemoteKeys;
  mails: Mails;
  notices: Notices;
  playbooks: Playbooks;
  upgrades: Upgrades | null;
  /** Null: this server has no app profiles. */
  appChanges: AppChanges | null;
  reactors: readonly (
    | Reactor<typeof bulkActionMachine>
    | Reactor<typeof consentMachine>
    | Reactor<typeof playbookMachine>
    | Reactor<UpgradeMachine>
    | Reactor<AppChangeMachine>
  )[];
  reports: DeviceReports;
  hub: LiveHub;
  /** Restores the state of an earlier process before it accepts devices and consoles. */
  start(): Promise<void>;
  /** Starts nothing more; the gateway is closed by its owner. */
  stop(): void;
}

/**
 * Composes log, engine, devices and live socket in the only way, for the product, the simulation and every test that
 * needs a server.
 */
export function composeCore<G extends DeviceGateway>(ports: CorePorts<G>): Core<G> {
  const { log, gateway, clock, onFault, tracing } = ports;
  const seen = ports.seams?.engine?.(log) ?? log;
  const appended = tracing?.log(seen) ?? seen;
  const traced = tracing?.gateway(gateway) ?? gateway;
  const devices = ports.deviceSecrets ? secretKeepingGateway(traced, ports.deviceSecrets, onFault) : traced;
  const retry = new RetryPolicy(clock, onFault);
  const effects = new EffectRunner({
    ...ports,
    retry,
    isConnected: (endpointId) => gateway.isConnected(endpointId),
  });
  const engine: Engine = new Engine({
    ...ports,
    gateway: devices,
    retry,
    log: appended,
    observed: (endpointId, source, values) => reports.observed(endpointId, source, values),
    ended: (endpointId, kind) => reports.readStale(endpointId, kind),
  });
  const commands = new Commands({ ...ports, retry, log: appended, engine });
  effects.serve(tracing?.effects(engine.served) ?? engine.served);
  effects.serve(tracing?.effects(commands.served) ?? commands.served);
  const consents = new Consents({
    ...ports,
    ...ports.screens,
    gateway: devices,
    retry,
    log: appended,
    engine,
  });
  effects.serve(tracing?.effects(consents.served) ?? consents.served);
  const mails = new Mails({ ...ports, ...ports.mail, log: appended });
  effects.serve(tracing?.effects(mails.served) ?? mails.served);
  const notices = new Notices({
    log: appended,
    now: () => new Date(clock.now()),
    onShown: (opId) => {
      hub.hint(opId, 'notices').catch((error) => onFault('live hint', error));
    },
  });
  effects.serve(tracing?.effects(notices.served) ?? notices.served);
  const keys = new RemoteKeys(consents.streams, devices, ports.newId);
  const playbooks = new Playbooks({
    ...ports,
    ...ports.playbooks,
    retry,
    log: appended,
    engine,
    reader: { read: (endpointId, paths) => reports.read(endpointId, paths) },
    now: () => new Date(clock.now()),
  });
  effects.serve(tracing?.effects(playbooks.served) ?? playbooks.served);
  const upgrades = ports.firmware
    ? new Upgrades({
        ...ports,
        ...ports.firmware,
        retry,
        log: appended,
        engine,
        reader: { read: (endpointId, paths) => reports.read(endpointId, paths) },
        now: () => clock.now(),
      })
    : null;
  if (upgrades) effects.serve(tracing?.effects(upgrades.served) ?? upgrades.served);
  const appChanges = ports.appChanges
    ? new AppChanges({
        ...ports,
        ...ports.appChanges,
        retry,
        log: appended,
        engine,
        reader: { read: (endpointId, paths) => reports.read(endpointId, paths) },
      })
    : null;
  if (appChanges) effects.serve(tracing?.effects(appChanges.served) ?? appChanges.served);
  const reacts = { ...ports, retry, log: appended };
  const reactors = [
    new Reactor(bulkActionStream, commands.bulkActions, reacts),
    new Reactor(consentStream, consents.streams, reacts),
    ...(upgrades ? [new Reactor(upgradeStream, upgrades.streams, reacts)] : []),
    ...(appChanges ? [new Reactor(changeStream, appChanges.streams, reacts)] : []),
    // A kind without a stored list needs no notification.
    ...(ports.kinds.get(playbookStream.kind) ? [new Reactor(playbookStream, playbooks.streams, reacts)] : []),
  ];
  const reports: DeviceReports = new DeviceReports({
    ...ports,
    gateway: devices,
    log: appended,
    engine,
    effects,
    consents,
  });
  const onDelivered = tracing ? (pos: number) => tracing.delivered(pos) : undefined;
  const hub: LiveHub = new LiveHub({ ...ports, log: ports.seams?.live?.(log) ?? log, onSent: onDelivered });
  let forgetGrace = () => {};
  return {
    log,
    gateway,
    engine,
    effects,
    commands,
    consents,
    keys,
    playbooks,
    upgrades,
    appChanges,
    mails,
    notices,
    reactors,
    reports,
    hub,
    async start() {
      await engine.recover();
      await effects.recover();
      effects.start();
      for (const reactor of reactors) await reactor.start();
      await consents.recover();
      await playbooks.recover();
      ports.sink.open(reports);
      await hub.start();
      const wereOnline = await ports.onlineByTheLog();
      forgetGrace = clock.after(ports.returnGraceMs, () => {
        const lost = wereOnline.filter((endpointId) => !gateway.isConnected(endpointId));
        reports.lost(lost).catch((error) => onFault('presence', error));
      });
    },
    stop() {
      forgetGrace();
      hub.stop();
      for (const reactor of reactors) reactor.stop();
      effects.stop();
      engine.stop();
      tracing?.close();
    },
  };
}
