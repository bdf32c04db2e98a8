import type { Clock } from '#domain/clock.ts';
import type { TaskKind, TaskTraits } from '#machines/task/kinds.ts';
import { DeviceReports, type DeviceReportsDeps } from './engine/devices.ts';
import { Engine } from './engine/engine.ts';
import type { DispatchAuthority, OpenTaskStore } from './engine/port.ts';
import type { WaitingSink } from './gateway/gateway.ts';
import type { DeviceGateway } from './gateway/port.ts';
import { type HubDeps, LiveHub } from './live/hub.ts';
import type { GroupedLog } from './store/grouped-log.ts';
import type { EventLog } from './store/log.ts';
import type { StreamKinds } from './streams/definition.ts';
import type { EffectStore } from './streams/effect-runner.ts';

/** What the core needs of the world around it. */
export interface CorePorts<G extends DeviceGateway>
  extends Pick<DeviceReportsDeps, 'adopt' | 'isRegistered'>,
    Pick<HubDeps, 'authenticate' | 'opPathsOf' | 'pathOfOperator' | 'watchDevice'> {
  log: GroupedLog;
  kinds: StreamKinds;
  effects: EffectStore;
  tasks: OpenTaskStore;
  authority: DispatchAuthority;
  traitsOf(kind: TaskKind): TaskTraits;
  gateway: G;
  /** What devices report to the gateway. */
  sink: WaitingSink;
  /** Endpoint ids that the log calls online. */
  onlineByTheLog(): Promise<string[]>;
  /** Milliseconds in which they may come back after a start, before the log says that they are lost. */
  returnGraceMs: number;
  clock: Clock;
  newId(): string;
  /** Called with what went wrong inside; never with secrets. */
  onFault(where: string, error: unknown): void;
  /** The log as these parts see it; a test puts a fault there. Default: as it is. */
  seams?: { engine?(log: EventLog): EventLog; live?(log: EventLog): EventLog };
}

export interface Core<G extends DeviceGateway = DeviceGateway> {
  log: GroupedLog;
  gateway: G;
  engine: Engine;
  reports: DeviceReports;
  hub: LiveHub;
  /** Takes up what an earlier process left, and only then hears devices and consoles. */
  start(): Promise<void>;
  /** Starts nothing more; the gateway is closed by its owner. */
  stop(): void;
}

/**
 * Log, engine, devices and live socket, put together in the one way there is: by the product, the simulation and every
 * test that needs a server.
 */
export function composeCore<G extends DeviceGateway>(ports: CorePorts<G>): Core<G> {
  const { log, gateway, clock, onFault } = ports;
  const appended = ports.seams?.engine?.(log) ?? log;
  const engine: Engine = new Engine({
    ...ports,
    log: appended,
    observed: (endpointId, source, values) => reports.observed(endpointId, source, values),
  });
  const reports = new DeviceReports({ ...ports, log: appended, engine });
  const hub = new LiveHub({ ...ports, log: ports.seams?.live?.(log) ?? log });
  let forgetGrace = () => {};
  return {
    log,
    gateway,
    engine,
    reports,
    hub,
    async start() {
      await engine.recover();
      engine.start();
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
      engine.stop();
    },
  };
}
