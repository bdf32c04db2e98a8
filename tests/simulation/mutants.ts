import { assign } from 'xstate';
import { liveSocketMachine } from '#machines/live-socket/machine.ts';
import type { LogStorage } from '#server/core/log/storage.ts';
import type { Mutant } from './mutant.ts';
import { overriding } from './overriding.ts';

/** Milliseconds after a login in which every event is sent, whatever its operator. */
const leakMs = 300;

export const mutants: Record<string, Mutant> = {
  'resume-from-memory': {
    breaks: 'a socket that resumes is given what this process remembers, not what the log holds',
    liveLog(log) {
      let first = Number.POSITIVE_INFINITY;
      log.onCommit(([committed]) => {
        first = Math.min(first, committed?.event.pos ?? first);
      });
      const read = async (after: number, limit: number) =>
        (await log.read(after, limit)).filter(({ pos }) => pos >= first);
      return overriding(log, { read });
    },
  },
  'cursor-at-or-after': {
    breaks: 'the log is read from the cursor on, with the event at the cursor',
    liveLog: (log) => overriding(log, { read: (after, limit) => log.read(Math.max(0, after - 1), limit) }),
  },
  'live-after-catch-up': {
    breaks:
      'a socket joins the live events only when it has caught up: what was written meanwhile is left out',
    frames: (tell, system) => {
      let joined = false;
      let missed = Number.POSITIVE_INFINITY;
      let prev = 0;
      return (text) => {
        const message = JSON.parse(text);
        if (message.event === 'ready') {
          missed = system.disk.head.pos;
          prev = message.pos;
          system.scheduler.after(30, () => {
            joined = true;
          });
        }
        if (message.prev === undefined) return tell(text);
        if (!joined && message.pos > missed) return;
        tell(JSON.stringify({ ...message, prev }));
        prev = message.pos;
      };
    },
  },
  'no-dedupe': {
    breaks: 'the console applies a message that it has applied already',
    machine: liveSocketMachine.provide({ guards: { isDuplicate: () => false } }),
  },
  'no-epoch-check': {
    breaks: 'a position of a log that was given up is taken for one of the log that is',
    authText: (text, epoch) => {
      const auth = JSON.parse(text);
      return JSON.stringify(auth.epoch === undefined ? auth : { ...auth, epoch });
    },
  },
  'epoch-before-reset': {
    breaks: 'a console takes the epoch that `ready` names before the reset that belongs to it',
    machine: liveSocketMachine.provide({
      actions: {
        keepReady: assign(({ context, event }) =>
          event.type === 'ready.received'
            ? { cursor: context.cursor ?? event.data.pos, head: event.data.pos, epoch: event.data.epoch }
            : {},
        ),
      },
    }),
  },
  'window-leak': {
    breaks: 'for a moment after the login a socket hears of every operator',
    session: (session, clock) => {
      const until = clock.now() + leakMs;
      return {
        ...session,
        get opPath() {
          return clock.now() < until ? '/' : session.opPath;
        },
      };
    },
  },
  'acknowledge-before-commit': {
    breaks: 'a command is accepted before it is stored',
    appends: (log) =>
      overriding(log, {
        append: async (items, lane) => {
          void log.append(items, lane).catch(() => {});
          return items.map(({ streamId }) => ({ streamId, version: 0, pos: 0 }));
        },
      }),
  },
  'notify-before-commit': {
    breaks: 'a device is told that we have its answer before it is stored',
    sink: (sink) => ({
      ...sink,
      operationCompleted: async (notice) => {
        void sink.operationCompleted(notice).catch(() => {});
      },
    }),
  },
  'doubt-not-settled': {
    breaks: 'a write whose answer was lost is taken for one that failed',
    storage: (storage) => withMethods(storage, { holds: async () => false }),
  },
  'doubt-forgotten': {
    breaks: 'a write whose answer and whose inquiry were lost is looked for only when somebody appends',
    from: 1_700,
    forgetsDoubt: true,
  },
  'lost-race-not-replanned': {
    breaks: 'a write that another process made void is taken for done',
    storage: (storage) =>
      withMethods(storage, {
        write: async (plan) => {
          await storage.write(plan);
          return true;
        },
      }),
  },
  'deadline-not-cleared': {
    breaks: 'a wait that is over stays watched',
    storage: (storage) =>
      withMethods(storage, {
        write: (plan) => storage.write({ ...plan, ended: plan.ended.filter(({ slot }) => slot === '*') }),
      }),
  },
  'end-keeps-effects': {
    breaks: 'a task that has ended keeps its effects',
    storage: (storage) =>
      withMethods(storage, {
        write: (plan) => storage.write({ ...plan, ended: plan.ended.filter(({ slot }) => slot !== '*') }),
      }),
  },
  'list-not-written': {
    breaks: 'the rows of the task list are written a write late',
    storage: (storage) => {
      let late: Parameters<LogStorage['write']>[0]['rows'] = [];
      return withMethods(storage, {
        write: (plan) => {
          const rows = late;
          late = plan.rows;
          return storage.write({ ...plan, rows });
        },
      });
    },
  },
  'unsafe-resent': {
    breaks: 'nobody notes that a command is about to leave, so a restart sends it again',
    effects: (rows) => ({
      unfinished: () => rows.unfinished(),
      passedDeadlines: (now, limit) => rows.passedDeadlines(now, limit),
      isPending: (effectId) => rows.isPending(effectId),
      markInFlight: async () => {},
      drop: (effectId) => rows.drop(effectId),
    }),
  },
  'deadline-early': {
    breaks: 'a deadline is taken for passed a second too soon',
    effects: (rows) => ({
      unfinished: () => rows.unfinished(),
      passedDeadlines: (now, limit) => rows.passedDeadlines(new Date(now.getTime() + 1_000), limit),
      isPending: (effectId) => rows.isPending(effectId),
      markInFlight: (effectId) => rows.markInFlight(effectId),
      drop: (effectId) => rows.drop(effectId),
    }),
  },
  'never-recovers': {
    breaks: 'a new process does not take up what the last one left',
    engine: (engine) => {
      engine.recover = async () => {};
    },
  },
  'two-at-once': {
    breaks: 'a task starts beside another of its family',
    engine: ({ queues }) => {
      queues.tryStart = () => true;
    },
  },
  'any-boot-counts': {
    breaks: 'a Boot! of the session in which a reboot was sent is taken for its success',
    engine: ({ sessions }) => {
      sessions.wasSentBefore = () => true;
    },
  },
  'not-authorised-again': {
    breaks: 'queued work is sent although the permission is gone',
    authority: () => ({ mayStill: async () => true }),
  },
  'cause-not-looked-at': {
    breaks: 'a bulk action counts what it is told of twice',
    commands: ({ bulkActions }) => {
      const advance = bulkActions.advance.bind(bulkActions);
      bulkActions.advance = (id, decide, options) =>
        advance(id, (loaded) => decide({ ...loaded, cause: 0 }), options);
    },
  },
  'rest-not-started': {
    breaks: 'a bulk action of a process that died gets no more of its tasks',
    from: 12_800,
    effects: (rows) => ({
      unfinished: async () => (await rows.unfinished()).filter(({ kind }) => kind !== 'startTasks'),
      passedDeadlines: (now, limit) => rows.passedDeadlines(now, limit),
      isPending: (effectId) => rows.isPending(effectId),
      markInFlight: (effectId) => rows.markInFlight(effectId),
      drop: (effectId) => rows.drop(effectId),
    }),
  },
  'gives-up-at-once': {
    breaks: 'what the storage refuses once is not tried again',
    engine: ({ retry }) => {
      retry.until = (_where, work) => work();
    },
  },
};

/** Returns the storage with some methods replaced. */
function withMethods(storage: LogStorage, methods: Partial<LogStorage>): LogStorage {
  return {
    open: (epoch) => storage.open(epoch),
    head: () => storage.head(),
    streams: (streamIds) => storage.streams(streamIds),
    write: (plan) => storage.write(plan),
    holds: (head) => storage.holds(head),
    read: (after, limit) => storage.read(after, limit),
    readStream: (streamId, after, limit) => storage.readStream(streamId, after, limit),
    readBefore: (places) => storage.readBefore(places),
    listRow: (table, key) => storage.listRow(table, key),
    readProof: (streamId, after, limit) => storage.readProof(streamId, after, limit),
    ...methods,
  };
}
