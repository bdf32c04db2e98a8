import { randomUUID } from 'node:crypto';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { taskTraits } from '#domain/task-kinds.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { systemClock } from '#server/clock.ts';
import { DeviceReports } from '#server/engine/devices.ts';
import { Engine } from '#server/engine/engine.ts';
import { createGateway, type Gateway } from '#server/gateway/gateway.ts';
import { TaskListBook } from '#server/projections/tasks/open.ts';
import { TaskListProjection } from '#server/projections/tasks/project.ts';
import { SqlStoredTasks } from '#server/projections/tasks/stored.ts';
import type { Database } from '#server/store/database.ts';
import { SqlEventLog } from '#server/store/event-log.ts';
import type { GroupedLog, GroupedLogOptions } from '#server/store/grouped-log.ts';
import { Outbox } from '#server/store/outbox.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

export interface RigOptions {
  /** Another log than the usual one on this database. */
  log?(database: Database, options: Omit<GroupedLogOptions, 'storage'>): GroupedLog;
  /** USP port; default any that is free. */
  port?: number;
}

/** The server's middle without its edges: real log, engine and gateway, a clock that a test may move. */
export class ServerRig {
  readonly log: GroupedLog;
  readonly engine: Engine;
  readonly reports: DeviceReports;
  readonly gateway: Gateway;
  readonly faults: unknown[];
  /** What mayStill answers, so that a test can withdraw a permission. */
  allowed = true;
  readonly #remove: () => Promise<void>;
  readonly #time: { offset: number };

  private constructor(parts: {
    log: GroupedLog;
    engine: Engine;
    reports: DeviceReports;
    gateway: Gateway;
    faults: unknown[];
    remove: () => Promise<void>;
    time: { offset: number };
  }) {
    this.log = parts.log;
    this.engine = parts.engine;
    this.reports = parts.reports;
    this.gateway = parts.gateway;
    this.faults = parts.faults;
    this.#remove = parts.remove;
    this.#time = parts.time;
  }

  static async start(
    kind: Database['kind'] = 'pglite',
    on?: TestDatabase,
    options: RigOptions = {},
  ): Promise<ServerRig> {
    const { database, remove } = on ?? (await freshDatabase(kind));
    const time = { offset: 0 };
    const now = () => new Date(Date.now() + time.offset);
    const projection = new TaskListProjection(new SqlStoredTasks(database));
    const log =
      options.log?.(database, { now, list: projection }) ??
      new SqlEventLog({ database, now, list: projection });
    await log.open();
    const faults: unknown[] = [];
    const onFault = (where: string, error: unknown) => faults.push({ where, error });
    let rig: ServerRig | undefined;
    let gateway: Gateway | undefined;
    const late = <T>(value: T | undefined): T => {
      if (!value) throw new Error('the rig is not up yet');
      return value;
    };
    const engine = new Engine({
      log,
      effects: new Outbox(database, log.logId),
      tasks: new TaskListBook(database),
      clock: { ...systemClock, now: () => now().getTime() },
      newId: randomUUID,
      gateway: {
        isConnected: (endpointId) => gateway?.isConnected(endpointId) ?? false,
        sessionOf: (endpointId) => late(gateway).sessionOf(endpointId),
        connectedCount: () => late(gateway).connectedCount(),
        operate: (endpointId, call) => late(gateway).operate(endpointId, call),
        get: (endpointId, paths, options) => late(gateway).get(endpointId, paths, options),
        set: (endpointId, values, options) => late(gateway).set(endpointId, values, options),
        watch: (endpointId, paths) => late(gateway).watch(endpointId, paths),
        close: () => late(gateway).close(),
      },
      authority: { mayStill: async () => rig?.allowed ?? true },
      traitsOf: taskTraits,
      observed: (endpointId, values) => late(rig).reports.observed(endpointId, 'set', values),
      onFault,
    });
    const reports = new DeviceReports({
      log,
      engine,
      isRegistered: async () => true,
      adopt: async () => ({ opId: 'test', modelName: '', prodClass: '', deviceStatus: 'Requested' }),
      onFault,
    });
    gateway = await createGateway({ port: options.port ?? 0, host: '127.0.0.1', sink: reports });
    reports.attach(gateway);
    await engine.recover();
    engine.start();
    rig = new ServerRig({
      log,
      engine,
      reports,
      gateway,
      faults,
      remove: on ? async () => {} : remove,
      time,
    });
    return rig;
  }

  async stop(): Promise<void> {
    this.engine.stop();
    await this.gateway.close();
    await this.log.idle();
    await this.#remove();
  }

  async request(kind: TaskKind, endpointId: string, params = {}): Promise<string> {
    const { taskIds } = await this.engine.request({
      kind,
      endpointIds: [endpointId],
      params,
      actor: { kind: 'account', id: 'support', name: 'Support' },
      permission: `/test/${kind}`,
    });
    return taskIds[0] ?? '';
  }

  /** Moves the clock and lets deadlines pass. */
  async after(ms: number): Promise<void> {
    this.#time.offset += ms;
    await this.engine.checkDeadlines();
  }

  events(taskId: string): Promise<LoggedEvent[]> {
    return this.log.readStream(`task:${taskId}`, 0, 1000);
  }

  async state(taskId: string): Promise<string> {
    return String((await this.engine.streams.load(taskId)).snapshot.value);
  }

  /** Settles when the task's stream holds an event of this type. */
  until(taskId: string, type: string, count = 1): Promise<LoggedEvent> {
    return this.#untilEvent(`task:${taskId}`, type, count);
  }

  /** Settles when the log says that the device connected or went. */
  untilDevice(
    endpointId: string,
    type: 'device.connected' | 'device.disconnected',
    count = 1,
  ): Promise<LoggedEvent> {
    return this.#untilEvent(`device:${endpointId}`, type, count);
  }

  async #untilEvent(streamId: string, type: string, count: number): Promise<LoggedEvent> {
    for (;;) {
      // Asked for before reading, so that an append in between is not missed.
      const appended = new Promise<void>((resolve) => {
        const off = this.log.onAppend(() => {
          off();
          resolve();
        });
      });
      const found = (await this.log.readStream(streamId, 0, 1000)).filter((event) => event.type === type)[
        count - 1
      ];
      if (found) return found;
      await appended;
    }
  }
}
