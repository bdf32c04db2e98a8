import { randomUUID } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { taskTraits } from '#domain/task-kinds/table.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { type Core, composeCore } from '#server/compose/core.ts';
import { CoreTracing } from '#server/compose/core-tracing.ts';
import { systemClock } from '#server/core/clock.ts';
import type { Database } from '#server/core/database/database.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import type { GroupedLog, GroupedLogOptions } from '#server/core/log/grouped-log.ts';
import { Outbox } from '#server/core/log/outbox.ts';
import { sqlCheckpoints } from '#server/core/read-models/checkpoints.ts';
import { SecretVault } from '#server/core/secrets/vault.ts';
import type { Tracer } from '#server/core/tracing/port.ts';
import type { Commands } from '#server/devices/engine/commands.ts';
import type { Engine } from '#server/devices/engine/engine.ts';
import { createGateway, type Gateway, WaitingSink } from '#server/devices/gateway/gateway.ts';
import type { Playbooks } from '#server/devices/playbooks/playbooks.ts';
import { openRuns } from '#server/devices/playbooks/queries.ts';
import { SqlOpenTasks } from '#server/devices/tasks/queries/open.ts';
import { SqlTaskSecrets } from '#server/devices/tasks/queries/secrets.ts';
import { memoryMail } from '#tests/support/memory-mail.ts';
import { inlineLists, streamKinds } from '#tests/support/stream-kinds.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { noScreens } from './memory-pictures.ts';
import { noPlaybooks } from './no-playbooks.ts';

export interface RigOptions {
  /** Replaces the default log on this database. */
  log?(database: Database, options: Omit<GroupedLogOptions, 'storage'>): GroupedLog;
  /** USP port; default: any free one. */
  port?: number;
  /** Number of tasks of a bulk action that one transaction starts. */
  bulkSlice?: number;
  /** Milliseconds that a request without an answer delays the next ones. */
  holdMs?: number;
  /** Key of the pending secrets. Default: the same for every rig. */
  secretsKey?: Uint8Array;
  /** Default: no tracing. */
  tracer?: Tracer;
  /** Adds what the core does not have, before it resumes earlier work. */
  beside?(core: Core<Gateway>, clock: Clock): Promise<void>;
}

/** The server without its edges: real log, engine and gateway, with a clock that a test may move. */
export class ServerRig {
  readonly log: GroupedLog;
  readonly engine: Engine;
  readonly commands: Commands;
  readonly gateway: Gateway;
  readonly playbooks: Playbooks;
  readonly faults: unknown[];
  readonly #core: Core<Gateway>;
  readonly #remove: () => Promise<void>;
  readonly #time: { offset: number };
  readonly #authority: { allowed: boolean };

  private constructor(
    core: Core<Gateway>,
    parts: {
      faults: unknown[];
      remove: () => Promise<void>;
      time: { offset: number };
      authority: { allowed: boolean };
    },
  ) {
    this.#core = core;
    this.log = core.log;
    this.engine = core.engine;
    this.commands = core.commands;
    this.gateway = core.gateway;
    this.playbooks = core.playbooks;
    this.faults = parts.faults;
    this.#remove = parts.remove;
    this.#time = parts.time;
    this.#authority = parts.authority;
  }

  /** Sets the answer of `mayStill`, so that a test can withdraw a permission. */
  set allowed(allowed: boolean) {
    this.#authority.allowed = allowed;
  }

  static async start(on?: TestDatabase, options: RigOptions = {}): Promise<ServerRig> {
    const { database, remove } = on ?? (await freshDatabase());
    const time = { offset: 0 };
    const now = () => new Date(Date.now() + time.offset);
    const log =
      options.log?.(database, { now, lists: inlineLists }) ??
      new SqlEventLog({ database, now, lists: inlineLists });
    await log.open();
    const faults: unknown[] = [];
    const onFault = (where: string, error: unknown) => faults.push({ where, error });
    const sink = new WaitingSink();
    const { port = 0, holdMs = 5_000 } = options;
    const gateway = await createGateway({ port, host: '127.0.0.1', sink, holdMs });
    const authority = { allowed: true };
    const clock: Clock = { ...systemClock, now: () => now().getTime() };
    const core = composeCore({
      log,
      kinds: streamKinds,
      effects: new Outbox(database, log.logId),
      checkpoints: sqlCheckpoints(database),
      tasks: new SqlOpenTasks(database),
      secrets: new SqlTaskSecrets(
        database,
        new SecretVault(options.secretsKey ?? new Uint8Array(32).fill(7)),
      ),
      screens: noScreens,
      playbooks: { ...noPlaybooks(log), open: () => openRuns(database) },
      gateway,
      mail: memoryMail(),
      sink,
      authority: { mayStill: async () => authority.allowed },
      traitsOf: taskTraits,
      ...(options.bulkSlice === undefined ? {} : { bulkSlice: options.bulkSlice }),
      needsDescription: async () => false,
      arrivalOf: async () => null,
      authenticate: async () => null,
      opPathsOf: async () => new Map(),
      pathOfOperator: async () => null,
      watchDevice: async () => {},
      onlineByTheLog: async () => [],
      returnGraceMs: 60_000,
      clock,
      newId: randomUUID,
      tracing: options.tracer ? new CoreTracing(options.tracer) : null,
      onFault,
    });
    await options.beside?.(core, clock);
    await core.start();
    return new ServerRig(core, { faults, remove: on ? async () => {} : remove, time, authority });
  }

  async stop(): Promise<void> {
    this.#core.stop();
    await this.gateway.close();
    await this.log.idle();
    await this.#remove();
  }

  async request(kind: TaskKind, endpointId: string, params = {}): Promise<string> {
    const { taskIds } = await this.commands.request({
      kind,
      endpointIds: [endpointId],
      params,
      actor: { kind: 'account', id: 'support', name: 'Support' },
      permission: `/test/${kind}`,
      opId: 'test',
    });
    return taskIds[0] ?? '';
  }

  /** Moves the clock and lets deadlines pass. */
  async after(ms: number): Promise<void> {
    this.#time.offset += ms;
    await this.#core.effects.checkDeadlines();
  }

  events(taskId: string): Promise<LoggedEvent[]> {
    return this.log.readStream(`task:${taskId}`, 0, 1000);
  }

  async state(taskId: string): Promise<string> {
    // An event can be read before the append that wrote it has returned.
    return String((await this.engine.streams.current(taskId)).snapshot.value);
  }

  /** Settles when the task's stream holds an event of this type. */
  until(taskId: string, type: string, count = 1): Promise<LoggedEvent> {
    return this.#untilEvent(`task:${taskId}`, type, count);
  }

  /** Settles when the log records that the device connected or disconnected. */
  untilDevice(
    endpointId: string,
    type: 'device.connected' | 'device.disconnected',
    count = 1,
  ): Promise<LoggedEvent> {
    return this.#untilEvent(`device:${endpointId}`, type, count);
  }

  async #untilEvent(streamId: string, type: string, count: number): Promise<LoggedEvent> {
    for (;;) {
      // The listener is set before reading, so that no append in between is missed.
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
