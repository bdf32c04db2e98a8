import ReconnectingWebSocket from 'reconnecting-websocket';
import { after } from '#web/ambient/clock.ts';
import { guarded } from '#web/ambient/faults.ts';
import { inspection } from '#web/ambient/inspection.ts';
import { randomPart } from '#web/ambient/random.ts';
import { connection } from '#web/http/connection.ts';
import { narrowing } from '#web/http/narrowing.ts';
import { dispatch } from './dispatch.ts';
import { hints } from './hints.ts';
import { createLink, type ResyncReason, reconnectDelay } from './link.ts';
import { presence } from './presence.ts';

/** Interface that the socket needs of the session. */
interface SessionSource {
  token(): string | null;
  /** Position in the log from which the session wants messages; null: from the head. */
  origin(): number | null;
  renew(): void;
  /** The permissions of the account were changed. */
  profileChanged(): void;
}

let source: SessionSource = {
  token: () => null,
  origin: () => null,
  renew: () => {},
  profileChanged: () => {},
};
let socket: ReconnectingWebSocket | null = null;
const resyncReaders = new Set<(reason: ResyncReason) => void>();

// The machine performs these as its actions: one that threw would end it, and with it every page that shows its state.
const link = createLink({
  openSocket,
  closeSocket,
  send: (text) => socket?.send(text),
  token: () => source.token(),
  origin: () => source.origin(),
  renewToken: () => source.renew(),
  narrowedTo: () => narrowing.ofSocket(),
  profileChanged: () => guarded('live connection', () => source.profileChanged()),
  deliver: (message) => guarded('live message', () => dispatch.receive(message)),
  deliverBeside: (message) =>
    guarded('live hint', () =>
      message.event === 'hint' ? hints.received(message) : presence.received(message),
    ),
  resync(reason) {
    for (const reader of resyncReaders) guarded('live connection', () => reader(reason));
  },
  ...inspection,
});

/** An attempt that hangs this long is given up, milliseconds; browsers themselves wait for minutes. */
const attemptLimit = 10_000;

/** The server says something every 20 s (docs/live-socket.md): after this long without a message the connection is gone, milliseconds. */
const silenceLimit = 50_000;
let endSilence = () => {};

/** Code by which a browser reports a connection that was cut. */
const closedAbnormally = 1006;
/** A server that stops in order says so; another one has taken over by then, or it is back a moment later (docs/decisions/242). */
const goingAway = 1001;
/** So many attempts after so many milliseconds, and as many more at most, so that not all consoles come at once. */
const soon = { attempts: 4, ms: 1_000 };
let soonAttempts = 0;

function closeSocket(): void {
  const closing = socket;
  endSilence();
  socket = null;
  closing?.close(1000);
}

/** A new transport for each opening: one that is closed within its pause keeps its connect lock and never connects again. */
function openSocket(clientId: string): void {
  closeSocket();
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${window.location.host}/ws/${encodeURIComponent(clientId)}`;
  const nextAddress = () => {
    if (socket === opened) link.opening();
    return address;
  };
  const opened = new ReconnectingWebSocket(nextAddress, undefined, {
    minReconnectionDelay: reconnectDelay,
    maxReconnectionDelay: reconnectDelay,
    reconnectionDelayGrowFactor: 1,
    connectionTimeout: attemptLimit,
    // The first message is the token of this connection: nothing is kept for the next one.
    maxEnqueuedMessages: 0,
  });
  socket = opened;
  opened.onopen = () => {
    if (socket !== opened) return;
    link.opened();
    awaitMessage();
  };
  // An error is followed by a close.
  opened.onclose = ({ code }) => {
    if (socket !== opened) return;
    link.closed(code);
    if (code === goingAway) soonAttempts = soon.attempts;
    if (soonAttempts === 0) return;
    soonAttempts -= 1;
    after(soon.ms * (1 + randomPart()), () => {
      if (socket === opened && link.actor.getSnapshot().matches('waiting')) openAgain();
    });
  };
  opened.onmessage = ({ data }) => {
    if (socket !== opened || typeof data !== 'string') return;
    awaitMessage();
    link.receive(data);
  };
}

/** A new attempt at once, with the cursor that is there. */
function openAgain(): void {
  openSocket(link.actor.getSnapshot().context.clientId);
}

/** A socket without a network may look open for minutes. */
function replaceSocket(): void {
  const snapshot = link.actor.getSnapshot();
  if (!snapshot.matches('open') && !snapshot.matches('connecting')) return;
  link.closed(closedAbnormally);
  openAgain();
}
connection.onCut(replaceSocket);

function awaitMessage(): void {
  endSilence();
  endSilence = after(silenceLimit, replaceSocket);
}
connection.onReturn(() => {
  if (link.actor.getSnapshot().matches('waiting')) openAgain();
  for (const reader of resyncReaders) guarded('live connection', () => reader('returned'));
});
let wasReady = false;
let wasWaiting = false;
link.actor.subscribe((snapshot) => {
  const isReady = snapshot.matches({ open: 'ready' });
  const isWaiting = snapshot.matches('waiting');
  if (isReady && !wasReady) {
    soonAttempts = 0;
    connection.socketReady();
    presence.connected((place) => socket?.send(JSON.stringify(place)));
  }
  if (wasReady && !isReady) presence.disconnected();
  // An attempt that failed is a sign like the loss: a server that is going may still have answered the probe after that.
  if (isWaiting && !wasWaiting) connection.socketLost();
  wasReady = isReady;
  wasWaiting = isWaiting;
});

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
  /** Position in the log up to which every message arrived; null before the first message, and while there is no session. */
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
