/** `at` is the client's clock in seconds: each event carries its time. */
export type ConnectionEvent =
  /** The browser reports that it has lost its network, or has one again. */
  | { type: 'network.lost'; data: { at: number } }
  | { type: 'network.returned'; data: Record<string, never> }
  | { type: 'socket.ready'; data: Record<string, never> }
  | { type: 'socket.lost'; data: { at: number } }
  | { type: 'call.answered'; data: Record<string, never> }
  /** The call failed: it was refused, cut off, or timed out. */
  | { type: 'call.unanswered'; data: { at: number } }
  /** The call takes longer than usual: a reason to check, no proof. */
  | { type: 'call.delayed'; data: { at: number } }
  | { type: 'probe.due'; data: Record<string, never> };

export type ConnectionEffect =
  /** Calls the server; the outcome comes back as `call.answered` or `call.unanswered`. */
  | { type: 'probe'; params: Record<string, never> }
  /** Sends `probe.due` after a pause; restarts a running pause. */
  | { type: 'waitToProbe'; params: Record<string, never> }
  /** Fails all pending calls, and closes a socket that may be half open. */
  | { type: 'cutOff'; params: Record<string, never> }
  /** Reloads everything on the page, and opens the live socket at once. */
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
