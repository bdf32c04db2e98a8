export type LiveSocketEvent =
  | { type: 'socket.wanted'; data: { clientId: string } }
  /** The transport starts an attempt: the first one, or the next after its pause. */
  | { type: 'socket.opening'; data: Record<string, never> }
  | { type: 'socket.opened'; data: Record<string, never> }
  /** The socket was closed or never opened; the transport retries by itself. */
  | { type: 'socket.closed'; data: { code: number } }
  | { type: 'ready.received'; data: { pos: number; epoch: string } }
  | { type: 'cursor.received'; data: { pos: number } }
  | { type: 'message.received'; data: { pos: number; prev: number } }
  | { type: 'reset.received'; data: { pos: number; epoch: string; reason: 'epoch' | 'tooFarBehind' } }
  | { type: 'socket.unwanted'; data: Record<string, never> };

export type LiveSocketEffect =
  | { type: 'openSocket'; params: { clientId: string } }
  | { type: 'closeSocket'; params: Record<string, never> }
  | { type: 'sendAuth'; params: { after: number | null; epoch: string | null } }
  | { type: 'deliver'; params: { pos: number } }
  | { type: 'resync'; params: { reason: 'epoch' | 'tooFarBehind' | 'gap' } }
  | { type: 'renewToken'; params: Record<string, never> };

export const liveSocketSamples: LiveSocketEvent[] = [
  { type: 'socket.wanted', data: { clientId: 'client-1' } },
  { type: 'socket.wanted', data: { clientId: 'client-2' } },
  { type: 'socket.opening', data: {} },
  { type: 'socket.opened', data: {} },
  { type: 'socket.closed', data: { code: 1006 } },
  { type: 'socket.closed', data: { code: 4401 } },
  { type: 'ready.received', data: { pos: 100, epoch: 'e1' } },
  { type: 'cursor.received', data: { pos: 110 } },
  { type: 'message.received', data: { pos: 105, prev: 100 } },
  { type: 'message.received', data: { pos: 120, prev: 110 } },
  { type: 'message.received', data: { pos: 90, prev: 80 } },
  { type: 'message.received', data: { pos: 140, prev: 130 } },
  { type: 'reset.received', data: { pos: 5, epoch: 'e2', reason: 'epoch' } },
  { type: 'reset.received', data: { pos: 900, epoch: 'e1', reason: 'tooFarBehind' } },
  { type: 'socket.unwanted', data: {} },
];
