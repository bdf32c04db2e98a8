import type { LiveControl, LiveMessage } from '#domain/live-message.ts';
import type { LiveSocket } from '#server/core/live/client.ts';
import type { LiveSession } from '#server/core/live/directory.ts';
import { LiveHub } from '#server/core/live/hub.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import type { NewEvent } from '#server/core/log/log.ts';
import { kindOf } from '#server/core/streams/definition.ts';
import { inlineLists, streamKinds } from '#tests/support/stream-kinds.ts';
import { DiskStorage } from './disk-storage.ts';
import { ownTime } from './time.ts';

const actor = { kind: 'server', id: 'test', name: 'test' } as const;

/** A socket that records its messages. */
export class Socket implements LiveSocket {
  bufferedAmount = 0;
  readonly received: (LiveMessage | LiveControl)[] = [];
  readonly closes: string[] = [];
  /** Called after each message. */
  heard: () => void = () => {};

  send(text: string): void {
    this.received.push(JSON.parse(text));
    this.heard();
  }

  close(code: number, reason: string): void {
    this.closes.push(`${code} ${reason}`);
  }

  terminate(): void {
    this.closes.push('terminated');
  }

  get messages(): LiveMessage[] {
    return this.received.filter((message) => 'prev' in message);
  }

  get positions(): number[] {
    return this.messages.map(({ pos }) => pos);
  }

  get controls(): LiveControl[] {
    return this.received.filter((message): message is LiveControl => !('prev' in message));
  }
}

export const connected = { type: 'device.connected', data: {} };
export const observed = (values: Record<string, string>) => ({
  type: 'device.valuesObserved',
  data: { source: 'get', values },
});

/** The real hub and log on a disk and a clock that follow the test. Tokens are `name@/path/`. */
export function liveRig() {
  const { clock, pass } = ownTime();
  const storage = new DiskStorage();
  const newLog = () =>
    new GroupedLog({ storage, now: () => new Date(clock.now()), later: () => {}, lists: inlineLists });
  const log = newLog();
  /** The list of devices with their operators. */
  const paths = new Map([
    ['one', '/root/north/'],
    ['two', '/root/north/'],
    ['far', '/root/south/'],
  ]);
  const faults: string[] = [];
  const watches: string[] = [];
  const timers: number[] = [];
  const port = {
    sessionOf: async (token: string): Promise<LiveSession | null> => {
      const [clientId = '', opPath] = token.split('@');
      return opPath
        ? {
            accountId: clientId,
            name: clientId,
            clientId,
            opPath,
            permissions: ['/cases/{caseId}', '/devices/presence', '/devices/handovers'],
            expiresAt: clock.now() + 1_800_000,
          }
        : null;
    },
    /** Queries of the list of devices. */
    lookUps: [] as string[][],
    opPathsOf: async (endpointIds: string[]) =>
      new Map(
        endpointIds.flatMap((id) => (paths.has(id) ? [[id, paths.get(id) ?? '']] : []) as [string, string][]),
      ),
    watchDevice: async (): Promise<void> => {},
  };
  const hub = new LiveHub({
    log,
    kinds: streamKinds,
    clock: {
      now: () => clock.now(),
      monotonic: () => clock.monotonic(),
      soon: (run) => clock.soon(run),
      after: (ms, run) => {
        timers.push(ms);
        return clock.after(ms, run);
      },
    },
    authenticate: (token) => port.sessionOf(token),
    opPathsOf: (endpointIds) => {
      port.lookUps.push(endpointIds);
      return port.opPathsOf(endpointIds);
    },
    pathOfOperator: async (opId) => (opId === 'nobody' ? null : `/root/${opId}/`),
    watchDevice: async (endpointId, watched) => {
      watches.push(`${endpointId} ${watched}`);
      await port.watchDevice();
    },
    onFault: (where, error) =>
      void faults.push(`${where}: ${error instanceof Error ? error.message : error}`),
  });
  const appendTo = async (to: GroupedLog, streamId: string, events: Omit<NewEvent, 'actor'>[]) => {
    const appended = to.append([
      {
        streamId,
        kind: kindOf(streamId),
        machineVersion: '1',
        events: events.map((event) => ({ ...event, actor })),
      },
    ]);
    await pass();
    await appended;
  };
  return {
    hub,
    log,
    storage,
    paths,
    faults,
    watches,
    timers,
    port,
    clock,
    pass,
    appended: (streamId: string, ...events: Omit<NewEvent, 'actor'>[]) => appendTo(log, streamId, events),
    happens: (endpointId: string, ...events: Omit<NewEvent, 'actor'>[]) =>
      appendTo(log, `device:${endpointId}`, events),
    /** Appends events in another process: no listener here is called. */
    happensElsewhere: (endpointId: string, ...events: Omit<NewEvent, 'actor'>[]) =>
      appendTo(newLog(), `device:${endpointId}`, events),
    connect: async (
      auth: { after?: unknown; epoch?: unknown; token?: unknown } = {},
      socket: Socket = new Socket(),
    ) => {
      const connection = hub.accept(socket);
      connection.message(JSON.stringify({ event: 'auth', token: 'kim@/root/north/', ...auth }));
      await pass();
      return Object.assign(socket, { connection });
    },
  };
}
