/** `at` is the client's clock in seconds: time comes in with the event. */
export type ConnectionEvent =
  /** The browser says that it has no network, or that it has one again. */
  | { type: 'network.lost'; data: { at: number } }
  | { type: 'network.returned'; data: Record<string, never> }
  | { type: 'socket.ready'; data: Record<string, never> }
  | { type: 'socket.lost'; data: { at: number } }
  | { type: 'call.answered'; data: Record<string, never> }
  /** No answer came: refused, cut off, or silence until its limit. */
  | { type: 'call.unanswered'; data: { at: number } }
  /** Nothing yet, and for longer than usual: a reason to look, no proof. */
  | { type: 'call.delayed'; data: { at: number } }
  | { type: 'probe.due'; data: Record<string, never> };

export type ConnectionEffect =
  /** Asks the server whether it is there; the outcome comes back as `call.answered` or `call.unanswered`. */
  | { type: 'probe'; params: Record<string, never> }
  /** `probe.due` after a pause; a running pause starts again. */
  | { type: 'waitToProbe'; params: Record<string, never> }
  /** What still waits for an answer fails now, and a socket that may be half open is closed. */
  | { type: 'cutOff'; params: Record<string, never> }
  /** Everything that is shown is read again, and the live socket is opened without waiting for its pause. */
  | { type: 'restore'; params: Record<string, never> };

const at = 1_800_000_000;

export const connectionSamples: ConnectionEvent[] = [
  { type: 'network.lost', data: { at } },
  { type: 'network.returned', data: {} },
  { type: 'socket.ready', data: {} },
  { type: 'socket.lost', data: { at: at + 1 } },
  { type: 'call.answered', data: {} },
  { type: 'call.unanswered', data: { at: at + 2 } },
  { type: 'call.delayed', data: { at: at + 3 } },
  { type: 'probe.due', data: {} },
];
