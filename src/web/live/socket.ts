import { after } from '#web/ambient/clock.ts';
import { inspection } from '#web/ambient/inspection.ts';
import { dispatch } from './dispatch.ts';
import { createLink, type ResyncReason } from './link.ts';

/** What the socket needs of the session. */
interface SessionSource {
  token(): string | null;
  /** Position in the log from which the session wants to be told; null: from the head. */
  origin(): number | null;
  renew(): void;
}

let source: SessionSource = { token: () => null, origin: () => null, renew: () => {} };
let socket: WebSocket | null = null;
const resyncReaders = new Set<(reason: ResyncReason) => void>();

const link = createLink({
  openSocket,
  closeSocket() {
    const closing = socket;
    socket = null;
    closing?.close(1000);
  },
  send: (text) => socket?.send(text),
  after,
  token: () => source.token(),
  origin: () => source.origin(),
  renewToken: () => source.renew(),
  deliver: (message) => dispatch.receive(message),
  resync(reason) {
    for (const reader of resyncReaders) reader(reason);
  },
  ...inspection,
});

function openSocket(clientId: string): void {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  const opened = new WebSocket(`${scheme}://${window.location.host}/ws/${encodeURIComponent(clientId)}`);
  socket = opened;
  const ifCurrent = (run: () => void) => () => {
    if (socket === opened) run();
  };
  opened.onopen = ifCurrent(link.opened);
  opened.onerror = ifCurrent(link.failed);
  opened.onclose = (event) => {
    if (socket !== opened) return;
    socket = null;
    link.closed(event.code);
  };
  opened.onmessage = (event) => {
    if (socket === opened && typeof event.data === 'string') link.receive(event.data);
  };
}

export const liveSocket = {
  actor: link.actor,
  connectSession(next: SessionSource): void {
    source = next;
  },
  open: (clientId: string): void => link.actor.send({ type: 'socket.wanted', data: { clientId } }),
  close(): void {
    link.actor.send({ type: 'socket.unwanted', data: {} });
    dispatch.forget();
  },
  /** Position in the log up to which everything was told; null before the first word, and while there is no session. */
  position(): number | null {
    const snapshot = link.actor.getSnapshot();
    return snapshot.matches('closed') ? null : snapshot.context.cursor;
  },
  /** Called when messages are missing for good: whatever was read before must be read again. */
  onResync(reader: (reason: ResyncReason) => void): () => void {
    resyncReaders.add(reader);
    return () => {
      resyncReaders.delete(reader);
    };
  },
};
