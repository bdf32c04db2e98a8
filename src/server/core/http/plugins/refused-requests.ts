import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { isPatientWith } from '../slow-bodies.ts';

/** Answers for requests that Node refuses while parsing, by its codes; anything else is not HTTP. */
const unreadable: Record<string, { status: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The address or the headers are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Payload Too Large',
    message: 'The extensions of a chunk are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request took too long to arrive.',
  },
};
const notHttp = { status: '400 Bad Request', message: 'This is not a valid HTTP request.' };

/** Refuses bytes that never become a request; the language is unknown, but the shape is the API's. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isPatientWith(socket)) return;
  const { status, message } = unreadable[error.code] ?? notHttp;
  const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'timeout' : 'custom';
  const body = JSON.stringify({ code, message, data: [] });
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n`;
  socket.end(
    `${head}X-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/**
 * Handles two requests that Node would answer itself without a body: one without a Host, and one with an unsupported
 * expectation. Handled here, their answers have the shape and headers of all others.
 */
export function refusedRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
      throw new ApiError('custom', { status: 417, message: 'Only Expect: 100-continue can be met.' });
    // Node requires no Host for a socket's upgrade, so it is not required here either.
    if (headers.host === undefined && headers.upgrade === undefined && raw.httpVersion === '1.1')
      throw new ApiError('custom', { status: 400, message: 'The request has no Host header.' });
  });
}
