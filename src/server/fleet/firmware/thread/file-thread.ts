import { Worker } from 'node:worker_threads';
import { BoundedCache } from '#domain/bounded-cache.ts';
import type { BucketConfig } from '#server/core/blobs/bucket.ts';
import type { DeviceFiles, FileEndpoint, OpenFile, Receiver } from '#server/core/files/device-files.ts';
import type { TlsSource } from '#server/core/network/tls-server.ts';
import { ThreadChannel } from './channel.ts';
import type { ServerSide, ThreadSide, ThreadStart } from './messages.ts';

interface FileThreadDeps {
  endpoints: Readonly<Record<string, FileEndpoint>>;
  receivers?: Readonly<Record<string, Receiver>>;
  dataDir: string;
  /** Bucket of the files; null: they are in the data directory. */
  bucket: BucketConfig | null;
  partTimeoutMs: number;
  /** Source of the TLS certificate; by default connections are not encrypted here. */
  tls?: TlsSource | null;
  /** Limit for all downloads together, in bytes per second; default: none. */
  bytesPerSecond?: number | null;
  onFault(error: unknown): void;
  /** Starts the thread; by default a worker thread. */
  open?(start: ThreadStart): Worker;
}

/** Milliseconds before a thread that ended by itself is replaced. */
const restartMs = 1_000;
/** Maximum number of downloads whose progress is known; older ones show none. */
const mostRemembered = 10_000;

type ServerChannel = ThreadChannel<ThreadSide, ServerSide>;

/**
 * Listener for devices in its own thread. The endpoints and receivers here decide who may have which file; the thread
 * reads and sends the bytes. A thread that ends by itself is replaced, and devices fetch the rest of their files.
 */
export class FileThread implements DeviceFiles {
  readonly #deps: FileThreadDeps;
  readonly #progress = new BoundedCache<string, number | null>(mostRemembered);
  #running: { worker: Worker; channel: ServerChannel };
  #address = { port: 0, host: '' };
  #restart: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(deps: FileThreadDeps) {
    this.#deps = deps;
    this.#running = this.#start();
    deps.tls?.onRenewed((renewed) => this.#running.channel.tell('secure', renewed));
  }

  async listen(port: number, host: string): Promise<number> {
    this.#address = { port: await this.#running.channel.call('listen', port, host), host };
    return this.#address.port;
  }

  progressOf(key: string): number | null {
    return this.#progress.get(key) ?? null;
  }

  forget(key: string): void {
    this.#progress.delete(key);
    this.#running.channel.tell('forget', key);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#restart) clearTimeout(this.#restart);
    // A thread that ends meanwhile need not be closed.
    await this.#running.channel.call('close').catch(() => {});
    await this.#running.worker.terminate();
  }

  #start(): { worker: Worker; channel: ServerChannel } {
    const {
      endpoints,
      receivers = {},
      dataDir,
      bucket,
      partTimeoutMs,
      onFault,
      open = openWorker,
    } = this.#deps;
    const { tls = null, bytesPerSecond = null } = this.#deps;
    const names = { endpoints: Object.keys(endpoints), receivers: Object.keys(receivers) };
    // The value is copied because the bucket's keys may be getters, and such an object cannot be sent to a thread.
    const worker = open({
      dataDir,
      bucket: bucket && { ...bucket },
      partTimeoutMs,
      bytesPerSecond,
      tls: tls && { ...tls.current },
      ...names,
    });
    const requests = new Map<number, OpenFile>();
    const channel: ServerChannel = new ThreadChannel(
      worker,
      this.#serverSide(() => channel, requests),
      onFault,
    );
    worker.on('error', onFault);
    worker.on('exit', () => {
      channel.end(new Error('the thread of device files has ended'));
      for (const file of requests.values()) {
        file.ended?.({ status: 500, sent: 0, size: 0 });
        file.left?.();
      }
      if (this.#closed) return;
      onFault(new Error('the thread of device files has ended, and is started again'));
      this.#again();
    });
    return { worker, channel };
  }

  #again(): void {
    this.#restart = setTimeout(() => {
      this.#running = this.#start();
      const { port, host } = this.#address;
      this.#running.channel.call('listen', port, host).catch((error: unknown) => {
        if (this.#closed) return;
        this.#deps.onFault(error);
        // The next thread tries again.
        void this.#running.worker.terminate();
      });
    }, restartMs);
  }

  /** Creates the server's functions for one thread; its requests end with it. */
  #serverSide(channel: () => ServerChannel, open: Map<number, OpenFile>): ServerSide {
    const { endpoints, receivers = {}, bucket, onFault } = this.#deps;
    let nextRequest = 1;
    return {
      open: async (path, sha256, grant) => {
        const file = await endpoints[path]?.(sha256, grant);
        if (file === undefined || typeof file === 'number') return file ?? 403;
        const request = nextRequest++;
        open.set(request, file);
        const { key, isFollowed = false, limits = [] } = file;
        if (isFollowed) this.#progress.set(key, this.progressOf(key));
        const keys = bucket && { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey };
        return { request, sha256: file.sha256, key, isFollowed, limits, bucketKeys: keys };
      },
      ended: (request, answer) => {
        const file = open.get(request);
        if (!file) return;
        const { ended, ...rest } = file;
        // The request ends once, even if the thread is gone before it reported the end.
        open.set(request, rest);
        ended?.(answer);
      },
      left: (request) => {
        open.get(request)?.left?.();
        open.delete(request);
      },
      progress: (key, part) => {
        // A report that arrives after the download ended is ignored.
        if (this.#progress.get(key) !== undefined) this.#progress.set(key, part);
      },
      receive: async (path, { body, ...sent }) =>
        (await receivers[path]?.({ ...sent, bytes: bytesOf(channel(), body) })) ?? 403,
      fault: (reason) => onFault(new Error(reason)),
    };
  }
}

/** Reads a body part by part, so that a refused body is not read. */
async function* bytesOf(channel: ServerChannel, body: number): AsyncGenerator<Uint8Array> {
  for (;;) {
    const part = await channel.call('read', body);
    if (part === null) return;
    yield part;
  }
}

function openWorker(start: ThreadStart): Worker {
  // Type stripping runs worker.ts itself; the bundle holds it as a file of its own beside main.js.
  const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './file-worker.js';
  return new Worker(new URL(file, import.meta.url), { workerData: start });
}
