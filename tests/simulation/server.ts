import type { LoggedEvent } from '#domain/logged-event.ts';
import { type Core, composeCore } from '#server/compose/core.ts';
import type { LiveHub } from '#server/core/live/hub.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { StreamKinds } from '#server/core/streams/definition.ts';
import type { Consents } from '#server/devices/capture/consents.ts';
import type { Engine } from '#server/devices/engine/engine.ts';
import type { CancelReason, TaskCommand } from '#server/devices/engine/port.ts';
import { callsOver, WaitingSink } from '#server/devices/gateway/gateway.ts';
import { usualLimits } from '#server/devices/gateway/limits.ts';
import { silentLog } from '#server/devices/gateway/port.ts';
import { Registry } from '#server/devices/gateway/registry.ts';
import type { PeerSocket } from '#server/devices/gateway/session.ts';
import { memoryMail } from '#tests/support/memory-mail.ts';
import { noPlaybooks } from '#tests/support/no-playbooks.ts';
import { inlineLists, streamKinds } from '#tests/support/stream-kinds.ts';
import { waymarkControllerId } from '#usp/endpoint-id.ts';
import { ProcessClock } from './clock.ts';
import { traitsOf } from './kinds.ts';
import { type End, Link } from './link.ts';
import type { SimulatedServer, System, ToAgent, ToServer } from './parts.ts';
import { SimulatedStorage } from './storage.ts';

/** Playbooks do not run here. */
const kinds = new StreamKinds([...streamKinds.all].filter(({ kind }) => kind !== 'playbook'));

const requestTimeoutMs = 3_000;
/** The product waits a minute; a run waits less. */
const returnGraceMs = 4_000;

/**
 * One life of the server's process: the real log, engine, gateway and live hub between a simulated disk and simulated
 * sockets.
 */
export class Server implements SimulatedServer {
  readonly log: GroupedLog;
  readonly engine: Engine;
  readonly hub: LiveHub;
  readonly registry: Registry;
  readonly storage: SimulatedStorage;
  readonly clock: ProcessClock;
  listening = false;
  ready = false;
  readonly #system: System;
  readonly #core: Core;
  readonly #cutters = new Set<() => void>();

  constructor(system: System) {
    this.#system = system;
    const { mutant, random } = system;
    const clock = new ProcessClock(system.wall, system.scheduler);
    this.clock = clock;
    this.storage = new SimulatedStorage(system);
    const onFault = (where: string, error: unknown) => system.faulted(where, error);
    this.log = new GroupedLog({
      storage: mutant.storage?.(this.storage) ?? this.storage,
      now: () => new Date(clock.now()),
      soon: (run) => clock.soon(run),
      later: (run) => {
        if (!mutant.forgetsDoubt) clock.after(1_000, run);
      },
      random: (length) => random.bytes(length),
      lists: inlineLists,
    });
    const { log: invariants } = system.invariants;
    this.log.onCommit((committed) => invariants.notified(this, committed));
    const sink = new WaitingSink();
    this.registry = new Registry({
      sink: mutant.sink?.(sink) ?? sink,
      clock,
      log: silentLog,
      controllerId: waymarkControllerId,
      heartbeatMs: 8_000,
      leaseMs: 14_000,
      overduePingMs: 500,
      holdMs: 1_000,
      requestTimeoutMs,
      limits: usualLimits,
      setupConcurrency: 64,
      reportConcurrency: 2,
      manageSubscriptions: system.managesSubscriptions,
      keptPaths: async () => [],
    });
    this.#core = composeCore({
      log: this.log,
      kinds,
      effects: mutant.effects?.(this.storage) ?? this.storage,
      checkpoints: this.storage.checkpoints,
      tasks: this.storage.book,
      secrets: system.secrets,
      screens: {
        pictures: mutant.pictures?.(system.pictures, clock) ?? system.pictures,
        open: async () => openConsents(system.disk.lists.get('consent')?.values() ?? []),
        uploadUrl: (taskId) => `https://waymark.example/${taskId}`,
        now: () => new Date(clock.now()),
      },
      playbooks: noPlaybooks(this.log),
      mail: memoryMail(),
      gateway: { ...callsOver(this.registry, requestTimeoutMs), close: async () => this.registry.close() },
      sink,
      authority: mutant.authority?.(system.permissions) ?? system.permissions,
      traitsOf,
      bulkSlice: 1,
      arrivalOf: async (endpointId) =>
        system.isRegistered(endpointId)
          ? null
          : {
              type: 'device.registered',
              data: {
                opId: system.agent(endpointId)?.opId ?? '',
                modelName: 'Simulated',
                prodClass: 'APROUTER',
                deviceStatus: 'Deployed',
              },
            },
      needsDescription: async () => false,
      authenticate: async (token) => {
        const session = system.sessionOf(token);
        return session && (mutant.session?.(session, clock) ?? session);
      },
      opPathsOf: async (endpointIds) => system.pathsOf(endpointIds),
      pathOfOperator: async (opId) => `/${opId}/`,
      watchDevice: async () => {},
      onlineByTheLog: async () => system.onlineByTheLog(),
      returnGraceMs,
      clock,
      newId: () => system.newId(),
      onFault,
      seams: {
        engine: (log) => invariants.watching(mutant.appends?.(log) ?? log),
        live: (log) => mutant.liveLog?.(log) ?? log,
      },
    });
    this.engine = this.#core.engine;
    this.hub = this.#core.hub;
    mutant.engine?.(this.engine);
    mutant.commands?.(this.#core.commands);
    mutant.consents?.(this.#core.consents);
  }

  get consents(): Consents {
    return this.#core.consents;
  }

  async start(): Promise<void> {
    this.listening = true;
    await this.#core.start();
    this.ready = true;
  }

  /** Works like `kill -9`. */
  kill(): void {
    this.listening = false;
    this.ready = false;
    this.clock.kill();
    this.storage.kill();
    for (const cut of this.#cutters) cut();
  }

  hasSession(endpointId: string): boolean {
    return this.registry.find(endpointId) !== undefined;
  }

  request(command: TaskCommand) {
    return this.#core.commands.request(command);
  }

  cancel(taskId: string, reason: CancelReason, accountId: string) {
    return this.engine.cancel(taskId, reason, { kind: 'account', id: accountId, name: accountId });
  }

  cancelBulkAction(bulkActionId: string, accountId: string) {
    return this.#core.commands.cancelBulkAction(bulkActionId, {
      kind: 'account',
      id: accountId,
      name: accountId,
    });
  }

  async readTasks(opPath: string): Promise<LoggedEvent[][]> {
    const log: EventLog = this.log;
    const wanted = [...this.#system.disk.tasks.values()].filter(({ endpoint_id }) =>
      this.#system.pathOf(endpoint_id)?.startsWith(opPath),
    );
    return Promise.all(wanted.map(({ task_id }) => log.readStream(`task:${task_id}`, 0, 1_000)));
  }

  onKill(run: () => void): () => void {
    this.#cutters.add(run);
    return () => this.#cutters.delete(run);
  }

  acceptAgent(endpointId: string, peer: End<ToAgent>): Link<ToServer, ToAgent> {
    const session = (): ReturnType<Registry['open']> => opened;
    const link: Link<ToServer, ToAgent> = new Link(this.#system, {
      server: {
        message: (message) => {
          if (!session().open) return;
          if (message === 'pong') session().heard();
          else session().receive(message);
        },
        closed: (code) => {
          forget();
          if (this.listening) session().socketClosed(code);
        },
      },
      peer,
    });
    const socket: PeerSocket = {
      // Writing to a connection that is dead unnoticed: sometimes the kernel reports it, mostly it does not.
      send: (bytes, failed) => {
        if (link.open) link.toPeer(bytes);
        else if (this.#system.random.chance(0.2)) failed?.();
      },
      ping: () => link.toPeer('ping'),
      close: (code) => link.close('server', code),
      terminate: () => link.cut(),
      pause: () => {},
      resume: () => {},
    };
    const forget = this.onKill(() => link.cut());
    const opened = this.registry.open(socket, '192.0.2.1', endpointId);
    return link;
  }

  acceptConsole(peer: End<string>): Link<string, string> {
    const wire = this.#system.invariants.wire();
    const link: Link<string, string> = new Link(this.#system, {
      server: {
        message: (text) => {
          wire.asked(text);
          connection.message(this.#system.mutant.authText?.(text, this.#system.disk.head.epoch) ?? text);
        },
        closed: () => {
          forget();
          if (this.ready) connection.closed();
        },
      },
      peer,
    });
    const received = (text: string) => {
      wire.received(text);
      link.toPeer(text);
    };
    const send = this.#system.mutant.frames?.(received, this.#system) ?? received;
    const socket = {
      bufferedAmount: 0,
      send,
      close: (code: number) => link.close('server', code),
      terminate: () => link.cut(),
    };
    const forget = this.onKill(() => link.cut());
    const connection = this.hub.accept(socket);
    return link;
  }
}

const openConsents = (rows: Iterable<object>) =>
  [...rows].flatMap((row) =>
    Reflect.get(row, 'terminal') === false
      ? [{ consentId: Reflect.get(row, 'consent_id'), endpointId: Reflect.get(row, 'endpoint_id') }]
      : [],
  );
