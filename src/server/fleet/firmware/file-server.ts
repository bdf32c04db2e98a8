import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedCache } from '#domain/bounded-cache.ts';
import { rangeOf } from '#server/core/blobs/byte-ranges.ts';
import type { BlobStore } from '#server/core/blobs/port.ts';
import { ByteBuckets, type ByteShare } from '#server/core/files/byte-buckets.ts';
import type { DeviceFiles, FileEndpoint, OpenFile, Receiver } from '#server/core/files/device-files.ts';
import { type TlsSource, tlsServer } from '#server/core/network/tls-server.ts';

interface FileServerDeps {
  /** Endpoints where devices fetch files, by path. */
  endpoints: Readonly<Record<string, FileEndpoint>>;
  /** Endpoints where devices also send data, by path. */
  receivers?: Readonly<Record<string, Receiver>>;
  blobs: Pick<BlobStore, 'read' | 'sizeOf'>;
  /** Source of the TLS certificate; by default connections are not encrypted here. */
  tls?: TlsSource | null;
  /** Limit for all downloads together, in bytes per second; default: none. */
  bytesPerSecond?: number | null;
  onFault(error: unknown): void;
}

/** Milliseconds without a byte before a connection is closed; the whole download has no limit. */
const idleMs = 60_000;
/**
 * Connections that may wait for acceptance when a whole fleet fetches in the same second. With Node's default of 511
 * the others believe for half a minute that they are connected, and are then cut off.
 */
const backlog = 8_192;
/** A device may restart a download, but fetches at most this many times the file's size. */
const mostTimes = 3;

/** Maximum number of downloads whose bytes are counted; the oldest are forgotten first. */
const mostRemembered = 100_000;

interface Served {
  size: number;
  /** All bytes sent, including repeated ones. */
  sent: number;
  /** Bytes of running answers that are not yet sent. */
  promised: number;
  /** Highest byte position sent. */
  reached: number;
}

/**
 * Listener for devices on its own port. It serves files to devices with a grant, in whole or from any byte on. It
 * remembers what each open download has sent, to show progress and to limit repetitions.
 */
export class FileServer implements DeviceFiles {
  readonly #deps: FileServerDeps;
  readonly #served = new BoundedCache<string, Served>(mostRemembered);
  readonly #buckets = new ByteBuckets(() => performance.now());
  readonly #server: Server;

  constructor(deps: FileServerDeps) {
    this.#deps = deps;
    const options = { keepAliveTimeout: 5_000 };
    const take = (request: IncomingMessage, response: ServerResponse) => {
      void this.#answer(request, response).catch((error: unknown) => {
        // The device closed the connection; it fetches the rest later.
        if (response.headersSent) return response.destroy();
        deps.onFault(error);
        end(response, 500);
      });
    };
    this.#server = deps.tls ? tlsServer(deps.tls, options, take) : createServer(options, take);
    this.#server.setTimeout(idleMs, (socket) => socket.destroy());
  }

  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ port, host, backlog }, () => resolve());
    });
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  /** Returns the part of the file that has been sent, from 0 to 1; null: the device has not begun. */
  progressOf(key: string): number | null {
    const served = this.#served.get(key);
    return served && served.reached > 0 ? served.reached / served.size : null;
  }

  forget(key: string): void {
    this.#served.delete(key);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request;
    const address = addressOf(url);
    if (!address) return end(response, 400);
    const { pathname, searchParams } = address;
    const slash = pathname.lastIndexOf('/');
    const [path, sha256] = [pathname.slice(0, slash), pathname.slice(slash + 1)];
    const { endpoints, receivers = {} } = this.#deps;
    const receiver = method === 'PUT' && Object.hasOwn(receivers, path) ? receivers[path] : undefined;
    if (receiver) {
      const [grant, view] = [searchParams.get('grant') ?? '', searchParams.get('view') ?? ''];
      const status = await receiver({ sha256, grant, view, bytes: request });
      // The connection is closed rather than reading a body that is not needed.
      return end(response, status, request.complete ? {} : { connection: 'close' });
    }
    if (method !== 'GET' && method !== 'HEAD') return end(response, 405, { allow: 'GET, HEAD' });
    const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
    const open = endpoint ? await endpoint(sha256, searchParams.get('grant') ?? '') : 403;
    if (typeof open === 'number') return end(response, open);
    try {
      await this.#serve(open, request, response);
    } finally {
      open.left?.();
    }
  }

  async #serve(open: OpenFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { sha256 } = open;
    const { method } = request;
    const { blobs } = this.#deps;
    const size = await blobs.sizeOf(sha256);
    const refuse = (status: number, headers: Record<string, string> = {}) => {
      open.ended?.({ status, sent: 0, size: size ?? 0 });
      end(response, status, headers);
    };
    if (size === null) return refuse(404);
    const served = this.#servedOf(open.key, size);
    if (served.sent >= size * mostTimes) return refuse(429);

    const etag = `"${sha256}"`;
    const range = rangeOf(request.headers, { size, etag });
    const headers = {
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-transform',
      'content-type': 'application/octet-stream',
      etag,
      // RFC 9530: the digest covers the whole file, whichever part is sent.
      'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
    };
    if (range === 'unsatisfiable') return refuse(416, { ...headers, 'content-range': `bytes */${size}` });
    const { start, end: last } = range === 'whole' ? { start: 0, end: size - 1 } : range;
    const status = range === 'whole' ? 200 : 206;
    const length = last - start + 1;
    const head = {
      ...headers,
      'content-length': length,
      ...(range === 'whole' ? {} : { 'content-range': `bytes ${start}-${last}/${size}` }),
    };
    if (method === 'HEAD') {
      response.writeHead(status, head).end();
      return;
    }
    // This check must come before any await: concurrent requests would each count the others' bytes as unsent.
    if (served.sent + served.promised >= size * mostTimes)
      return refuse(429, { 'retry-after': String(idleMs / 1_000) });
    let at = start;
    served.promised += length;
    try {
      // The file is opened before the headers are sent, so that a missing file is answered with 404.
      const bytes = await blobs.read(sha256, { start, end: last });
      if (!bytes) return refuse(404);
      response.writeHead(status, head);
      const count = (chunk: Uint8Array) => {
        at += chunk.byteLength;
        served.sent += chunk.byteLength;
        served.promised -= chunk.byteLength;
        served.reached = Math.max(served.reached, at);
      };
      await this.#send(open, bytes, response, count).finally(() =>
        open.ended?.({ status, sent: at - start, size: length }),
      );
    } finally {
      served.promised -= start + length - at;
    }
  }

  #servedOf(key: string, size: number): Served {
    const known = this.#served.get(key);
    if (known) return known;
    const served = { size, sent: 0, promised: 0, reached: 0 };
    this.#served.set(key, served);
    return served;
  }

  async #send(
    open: OpenFile,
    bytes: Readable,
    response: ServerResponse,
    count: (chunk: Uint8Array) => void,
  ): Promise<void> {
    const share = this.#shareOf(open);
    try {
      if (share) await pipeline(bytes, paced(share, response.socket, count), response);
      else await pipeline(bytes.on('data', count), response);
    } finally {
      share?.leave();
    }
  }

  /** Returns the byte share of a file's limits; null: unlimited. */
  #shareOf({ limits = [] }: OpenFile): ByteShare | null {
    const { bytesPerSecond = null } = this.#deps;
    const all = bytesPerSecond === null ? limits : [...limits, { key: 'server', bytesPerSecond }];
    return all.length === 0 ? null : this.#buckets.join(all);
  }
}

/** Passes bytes on as their limits allow. The wait does not count as idle: the server causes it, not the device. */
const paced = (share: ByteShare, socket: Socket | null, count: (chunk: Uint8Array) => void) =>
  async function* pace(source: AsyncIterable<Uint8Array>, { signal }: { signal?: AbortSignal } = {}) {
    for await (const chunk of source)
      for (let at = 0; at < chunk.byteLength; ) {
        const part = chunk.subarray(at, at + share.slice());
        const wait = share.take(part.byteLength);
        if (wait >= 1) {
          socket?.setTimeout(0);
          await sleep(wait, undefined, signal ? { signal } : {});
          socket?.setTimeout(idleMs);
        }
        count(part);
        yield part;
        at += part.byteLength;
      }
  };

/** Parses a request path; null: not an address of this listener. A second slash at the beginning would name a host. */
const addressOf = (url: string): URL | null =>
  /^\/(?!\/)/.test(url) ? URL.parse(url, 'http://device') : null;

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headers, 'content-length': 0 }).end();
}
