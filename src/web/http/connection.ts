import { createActor } from 'xstate';
import { connectionMachine } from '#machines/connection/machine.ts';
import { after, nowSeconds } from '#web/ambient/clock.ts';
import { guarded } from '#web/ambient/faults.ts';
import { inspection } from '#web/ambient/inspection.ts';
import { networkError } from './api-error.ts';

/** Milliseconds without an answer after which the server itself is asked; some reads wait for a device. */
const delayedAfter = 4000;
/** Milliseconds between two probes, as between two attempts of the live socket (CO-029). */
const probeEvery = 5000;
/** Milliseconds for an answer while the connection is lost. */
const lostLimit = 4000;

const returnReaders = new Set<() => void>();
const cutReaders = new Set<() => void>();
let waiting = new AbortController();
let stopPause = () => {};

async function probe(): Promise<void> {
  const answered = await fetch('/healthz', {
    cache: 'no-store',
    signal: AbortSignal.timeout(lostLimit),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answered) connection.answered();
  else connection.unanswered();
}

const actor = createActor(
  connectionMachine.provide({
    actions: {
      probe: () => void probe(),
      waitToProbe: () => {
        stopPause();
        stopPause = after(probeEvery, () => actor.send({ type: 'probe.due', data: {} }));
      },
      cutOff: () => {
        const cut = waiting;
        waiting = new AbortController();
        cut.abort(networkError('Network Fail'));
        for (const reader of cutReaders) guarded('live connection', reader);
      },
      restore: () => {
        stopPause();
        for (const reader of returnReaders) guarded('live connection', reader);
      },
    },
  }),
  inspection,
);

const listen = (readers: Set<() => void>) => (reader: () => void) => {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
};

/** Knows if the server can be reached: signals come in, and listeners are notified. */
export const connection = {
  actor,
  start(): void {
    actor.start();
    window.addEventListener('offline', () =>
      actor.send({ type: 'network.lost', data: { at: nowSeconds() } }),
    );
    window.addEventListener('online', () => actor.send({ type: 'network.returned', data: {} }));
  },
  isLost: (): boolean => actor.getSnapshot().hasTag('lost'),
  answered: (): void => actor.send({ type: 'call.answered', data: {} }),
  unanswered: (): void => actor.send({ type: 'call.unanswered', data: { at: nowSeconds() } }),
  socketReady: (): void => actor.send({ type: 'socket.ready', data: {} }),
  socketLost: (): void => actor.send({ type: 'socket.lost', data: { at: nowSeconds() } }),
  /** The reader does not want to wait for the next probe. */
  tryNow: (): void => actor.send({ type: 'probe.due', data: {} }),
  /** Looks after a call while it waits; the returned function is called with its end. */
  watchCall: (): (() => void) =>
    after(delayedAfter, () => actor.send({ type: 'call.delayed', data: { at: nowSeconds() } })),
  /** Aborts when the connection is lost, with the failure that the call then has. */
  cutSignal: (): AbortSignal => waiting.signal,
  /** Limit of a call's wait for its answer, milliseconds. */
  limitOf: (usual: number): number => (connection.isLost() ? Math.min(lostLimit, usual) : usual),
  /** Calls back whenever the connection is there again after it was lost. */
  onReturn: listen(returnReaders),
  /** Calls back when the connection is lost. */
  onCut: listen(cutReaders),
  /** Settles with the next return. */
  returned: (): Promise<void> =>
    new Promise((resolve) => {
      const stop = connection.onReturn(() => {
        stop();
        resolve();
      });
    }),
};
