import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds without a byte after which a slow body is given up. */
const idleMs = 30_000;

const patient = new WeakSet<Socket>();

/** Tells if this connection's request may take longer than others: its reader ends it when it stalls. */
export const isPatientWith = (socket: Socket): boolean => patient.has(socket);

/** Yields the bytes of a body, however long they take in all, until it stalls. */
export async function* untilIdle(request: IncomingMessage, ms = idleMs): AsyncGenerator<Uint8Array> {
  const { socket } = request;
  const timer = setTimeout(() => request.destroy(new Error('the body stopped arriving')), ms);
  patient.add(socket);
  try {
    for await (const chunk of request) {
      yield chunk;
      timer.refresh();
    }
  } finally {
    clearTimeout(timer);
    patient.delete(socket);
  }
}
