import type { LoggedEvent } from '#domain/logged-event.ts';
import { taskTraits } from '#domain/task-kinds/table.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import { EffectRunner } from '#server/core/streams/effect-runner.ts';
import { Reactor } from '#server/core/streams/reactor.ts';
import { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import { bulkActionStream } from '#server/devices/engine/bulk-action-stream.ts';
import { Commands } from '#server/devices/engine/commands.ts';
import { Engine } from '#server/devices/engine/engine.ts';
import type { TaskCommand } from '#server/devices/engine/port.ts';
import type { TaskSecrets } from '#server/devices/engine/task-secrets.ts';
import type {
  DeviceGateway,
  GetAnswer,
  NewRow,
  OperateAnswer,
  OperateCall,
  RowsAnswer,
  SetAnswer,
  Turn,
} from '#server/devices/gateway/port.ts';
import type { Disk } from '#tests/simulation/disk.ts';
import { noSecrets } from '#tests/support/no-secrets.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';
import { DiskStorage } from './disk-storage.ts';
import { ownTime } from './time.ts';

/** Time in which a device that reports old values has been read again. */
export const readAgainMs = 10_000;
export const account = { kind: 'account', id: 'kim', name: 'Kim' } as const;
const accepted: OperateAnswer = { kind: 'accepted', requestPath: 'Device.LocalAgent.Request.1.' };

/** Devices as the engine sees them: their connections, the sent commands, and their answers. */
export class Devices implements DeviceGateway {
  readonly online = new Set<string>();
  readonly sent: { endpointId: string; command: string; key?: string }[] = [];
  session = 1;
  operated: (endpointId: string, call: OperateCall) => OperateAnswer | Promise<OperateAnswer> = () =>
    accepted;
  reported: () => GetAnswer = () => ({ kind: 'values', values: {}, errors: {} });
  changedRows: (paths: readonly string[]) => RowsAnswer = (paths) => ({
    kind: 'rows',
    paths: [...paths],
    errors: {},
  });
  wasSet: (values: Record<string, string>) => SetAnswer | Promise<SetAnswer> = (values) => ({
    kind: 'set',
    values,
    errors: {},
  });

  isConnected = (endpointId: string): boolean => this.online.has(endpointId);
  sessionOf = (): number => this.session;
  endSession = (): void => {};
  connectedCount = (): number => this.online.size;
  cameWithoutSubscriptions = (): boolean => false;

  /** Devices with another request before the next. */
  readonly busy = new Set<string>();
  readonly #turns: { endpointId: string; come: () => void }[] = [];

  turnNow = (endpointId: string): Turn | null =>
    this.online.has(endpointId) && !this.busy.has(endpointId) ? { release: () => {} } : null;

  async turn(endpointId: string): Promise<Turn | null> {
    while (this.busy.has(endpointId) && this.online.has(endpointId))
      await new Promise<void>((come) => this.#turns.push({ endpointId, come }));
    return this.turnNow(endpointId);
  }

  /** Ends the other request. */
  answers(endpointId: string): void {
    this.busy.delete(endpointId);
    this.leaves();
  }

  /** Checks waiting work again. */
  leaves(): void {
    for (const { come } of this.#turns.splice(0)) come();
  }

  async operate(endpointId: string, call: OperateCall): Promise<OperateAnswer> {
    this.sent.push({ endpointId, command: call.command, key: call.commandKey });
    return this.operated(endpointId, call);
  }

  async set(endpointId: string, values: Record<string, string>): Promise<SetAnswer> {
    this.sent.push({ endpointId, command: JSON.stringify(values) });
    return this.wasSet(values);
  }

  async add(endpointId: string, rows: readonly NewRow[]): Promise<RowsAnswer> {
    this.sent.push({ endpointId, command: `Add ${JSON.stringify(rows)}` });
    return this.changedRows(rows.map(({ objPath }) => objPath));
  }

  async remove(endpointId: string, paths: readonly string[]): Promise<RowsAnswer> {
    this.sent.push({ endpointId, command: `Delete ${paths}` });
    return this.changedRows(paths);
  }

  async get(endpointId: string, paths: string[]): Promise<GetAnswer> {
    this.sent.push({ endpointId, command: `Get ${paths}` });
    return this.reported();
  }

  watch = (): Promise<never> => Promise.reject(new Error('the engine watches nothing'));
  close = (): Promise<never> => Promise.reject(new Error('the engine closes nothing'));
}

/** The real engine and log with devices, a disk and a clock that follow the test. */
export function engineRig(disk?: Disk, secrets: TaskSecrets = noSecrets) {
  const { clock, pass } = ownTime();
  const storage = new DiskStorage(disk);
  const devices = new Devices();
  const faults: string[] = [];
  /** Requests to the authority. */
  const asked: string[] = [];
  const authority = { says: async (): Promise<boolean> => true };
  const observed: string[] = [];
  const observing = { does: async (): Promise<void> => {} };
  let ids = disk?.tasks.size ?? 0;
  const log = new GroupedLog({
    storage,
    now: () => new Date(clock.now()),
    soon: (run) => clock.soon(run),
    later: (run) => void clock.after(1_000, run),
    lists: inlineLists,
  });
  const onFault = (where: string, error: unknown) =>
    void faults.push(`${where}: ${error instanceof Error ? error.message : error}`);
  const retry = new RetryPolicy(clock, onFault);
  const tasks = { open: storage.openTasks, openOf: storage.openOf };
  const parts = { log, tasks, clock, retry, onFault, newId: () => `t${++ids}` };
  const engine = new Engine({
    ...parts,
    effects: storage,
    gateway: devices,
    secrets,
    authority: {
      mayStill: ({ accountId, permission, endpointId }) => {
        asked.push(`${accountId} ${permission} ${endpointId}`);
        return authority.says();
      },
    },
    traitsOf: taskTraits,
    observed: async (endpointId, source, values) => {
      await observing.does();
      observed.push(`${endpointId} ${source} ${JSON.stringify(values)} at ${storage.disk.head.pos}`);
    },
  });
  const isConnected = (endpointId: string) => devices.online.has(endpointId);
  const effects = new EffectRunner({ ...parts, effects: storage, isConnected });
  const commands = new Commands({ ...parts, engine });
  effects.serve(engine.served);
  effects.serve(commands.served);
  const reactor = new Reactor(bulkActionStream, commands.bulkActions, {
    ...parts,
    checkpoints: storage.checkpoints,
  });
  const stream = (taskId: string): LoggedEvent[] => storage.disk.stream(`task:${taskId}`);
  return {
    engine,
    effects,
    commands,
    reactor,
    start: () => effects.start(),
    stop: () => {
      effects.stop();
      engine.stop();
    },
    recover: async () => {
      await engine.recover();
      await effects.recover();
    },
    log,
    storage,
    devices,
    faults,
    asked,
    authority,
    observed,
    observing,
    clock,
    stream,
    facts: (taskId: string) => stream(taskId).map(({ type }) => type),
    last: (taskId: string) => stream(taskId).at(-1),
    state: (taskId: string) => storage.disk.tasks.get(taskId)?.state,
    /** Returns the slots of the effects that are stored for a task. */
    owed: (taskId: string) =>
      [...(storage.disk.effects.get(`task:${taskId}`)?.values() ?? [])].map(({ slot }) => slot).sort(),
    pass,
    ask: async (command: Partial<TaskCommand> = {}) => {
      const answer = commands.request({
        kind: 'PingTest',
        endpointIds: ['one'],
        params: { host: 'example.net', repetitions: 2 },
        actor: account,
        permission: '/ping',
        opId: 'northwind',
        ...command,
      });
      answer.catch(() => {});
      await pass();
      return (await answer).taskIds;
    },
    /** Reports a later answer of the device, like `DeviceReports`. */
    answer: async (taskId: string, ok = true) => {
      const actor = { kind: 'device', id: 'one', name: 'one' } as const;
      const next = engine.streams.advance(taskId, () => [
        ok
          ? { type: 'task.succeeded', data: { result: {} }, actor }
          : { type: 'task.failed', data: { code: 'wsfail', message: 'no' }, actor },
      ]);
      await pass();
      await next;
      await pass();
    },
    connect: async (endpointId = 'one') => {
      devices.online.add(endpointId);
      effects.deviceConnected(endpointId);
      engine.pump(endpointId);
      await pass();
    },
  };
}
