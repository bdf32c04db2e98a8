import { createActor } from 'xstate';
import type { LiveAuth, LiveMessage } from '#domain/live-message.ts';
import { liveSocketMachine } from '#machines/live-socket/machine.ts';
import { after } from '#web/ambient/clock.ts';
import { dispatch } from './dispatch.ts';
import { isControl, parseFrame } from './wire.ts';

interface TokenSource {
  token(): string | null;
  renew(): void;
}

let source: TokenSource = { token: () => null, renew: () => {} };
let socket: WebSocket | null = null;
let cancelRetry = () => {};
let current: LiveMessage | null = null;
const resyncReaders = new Set<() => void>();

function openSocket(clientId: string): void {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  const opened = new WebSocket(`${scheme}://${window.location.host}/ws/${encodeURIComponent(clientId)}`);
  socket = opened;
  const ifCurrent = (run: () => void) => () => {
    if (socket === opened) run();
  };
  opened.onopen = ifCurrent(() => actor.send({ type: 'socket.opened', data: {} }));
  opened.onerror = ifCurrent(() => actor.send({ type: 'socket.failed', data: {} }));
  opened.onclose = (event) => {
    if (socket !== opened) return;
    socket = null;
    actor.send({ type: 'socket.closed', data: { code: event.code } });
  };
  opened.onmessage = (event) => {
    if (socket === opened && typeof event.data === 'string') receive(event.data);
  };
}

function closeSocket(): void {
  const closing = socket;
  socket = null;
  closing?.close(1000);
}

function receive(text: string): void {
  for (const message of parseFrame(text)) {
    if (isControl(message)) {
      switch (message.event) {
        case 'ready':
          actor.send({ type: 'ready.received', data: { pos: message.pos, epoch: message.epoch } });
          break;
        case 'cursor':
          actor.send({ type: 'cursor.received', data: { pos: message.pos } });
          break;
        case 'reset':
          actor.send({
            type: 'reset.received',
            data: { pos: message.pos, epoch: message.epoch, reason: message.reason },
          });
          break;
        default:
          message satisfies never;
      }
    } else {
      // The machine decides from the positions; the action `deliver` then takes the message itself from here.
      current = message;
      actor.send({ type: 'message.received', data: { pos: message.pos, prev: message.prev } });
      current = null;
    }
  }
}

function sendAuth(params: { after: number | null; epoch: string | null }): void {
  const token = source.token();
  if (!token) return;
  const auth: LiveAuth = { event: 'auth', token };
  if (params.after !== null && params.epoch !== null) {
    auth.after = params.after;
    auth.epoch = params.epoch;
  }
  socket?.send(JSON.stringify(auth));
}

const actor = createActor(
  liveSocketMachine.provide({
    actions: {
      openSocket: (_, { clientId }) => openSocket(clientId),
      closeSocket,
      sendAuth: (_, params) => sendAuth(params),
      deliver: () => {
        if (current) dispatch.receive(current);
      },
      resync: () => {
        for (const reader of resyncReaders) reader();
      },
      renewToken: () => source.renew(),
      startRetry: (_, { ms }) => {
        cancelRetry = after(ms, () => actor.send({ type: 'retry.due', data: {} }));
      },
      cancelRetry: () => cancelRetry(),
    },
  }),
);
actor.start();

export const liveSocket = {
  actor,
  connectToken(next: TokenSource): void {
    source = next;
  },
  open: (clientId: string): void => actor.send({ type: 'socket.wanted', data: { clientId } }),
  close: (): void => actor.send({ type: 'socket.unwanted', data: {} }),
  /** Called when messages are missing for good: whatever was read before must be read again. */
  onResync(reader: () => void): () => void {
    resyncReaders.add(reader);
    return () => {
      resyncReaders.delete(reader);
    };
  },
};
