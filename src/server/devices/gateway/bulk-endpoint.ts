import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BulkCollector, BulkRefusal } from '#domain/bulk-data.ts';
import { bodyBounds, readBody } from './bulk-body.ts';
import type { AdmissionPolicy } from './device-admission.ts';
import { evidenceOf } from './evidence.ts';

/** Path of the collector of bulk data (TR-369 annex A); the name of a profile follows it. */
export const bulkPath = '/bulk/v1/';

interface BulkEndpointOptions {
  admission: Pick<AdmissionPolicy, 'prove'>;
  addressOf(request: IncomingMessage): string;
  /** Settles when a refusal may be sent to that address. */
  refusalTurn(address: string): Promise<void>;
  collect: BulkCollector;
  onFault(error: unknown): void;
  bounds?: typeof bodyBounds;
}

/** Bodies that are read and stored at one time, of all devices; a device has one of them. */
const mostBodies = 64;

/** HTTP endpoint for bulk data of devices, on the listener of USP. */
export class BulkEndpoint {
  readonly #options: BulkEndpointOptions;
  readonly #busy = new Set<string>();

  constructor(options: BulkEndpointOptions) {
    this.#options = options;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    this.#answer(request, response).catch((error: unknown) => {
      this.#options.onFault(error);
      // The device sends the report again, and its stored segments are not stored twice.
      if (response.headersSent) response.destroy();
      else refuse(request, response, 503, 'The report could not be stored');
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = addressIn(request);
    if (!url || !/^\/bulk\/v1\/[\w.-]{1,64}$/.test(url.pathname))
      return refuse(request, response, 404, 'There is no such address');
    if (request.method !== 'POST') return refuse(request, response, 405, 'Reports are sent by POST');
    const { admission, addressOf, refusalTurn } = this.#options;
    const evidence = evidenceOf(request);
    const address = addressOf(request);
    const endpointId = evidence.basic?.user ?? evidence.certified[0] ?? '';
    if (endpointId === '' || !(await admission.prove({ ...evidence, endpointId, address }))) {
      await refusalTurn(address);
      return refuse(request, response, 401, 'The device and its secret do not match');
    }
    if (this.#busy.has(endpointId) || this.#busy.size >= mostBodies)
      return refuse(request, response, 503, 'Too many reports at one time');
    this.#busy.add(endpointId);
    try {
      await this.#collect(request, { endpointId, query: url.searchParams });
      response.writeHead(200, { 'content-length': 0 }).end();
    } catch (error) {
      if (!(error instanceof BulkRefusal)) throw error;
      refuse(request, response, error.status, error.message);
    } finally {
      this.#busy.delete(endpointId);
    }
  }

  async #collect(
    request: IncomingMessage,
    { endpointId, query }: { endpointId: string; query: URLSearchParams },
  ): Promise<void> {
    const { mediaType, charset } = typeIn(request.headers['content-type'] ?? '');
    if (charset !== 'utf-8') throw new BulkRefusal(415, 'The charset must be UTF-8');
    const format = request.headers['bbf-report-format']?.toString().replaceAll('"', '').trim();
    await this.#options.collect({
      endpointId,
      stated: {
        oui: query.get('oui'),
        productClass: query.get('pc'),
        serialNumber: query.get('sn'),
      },
      mediaType,
      format: format || null,
      text: await readBody(request, this.#options.bounds ?? bodyBounds),
    });
  }
}

function addressIn({ url = '' }: IncomingMessage): URL | null {
  return URL.canParse(url, 'http://controller') ? new URL(url, 'http://controller') : null;
}

function typeIn(header: string): { mediaType: string; charset: string } {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((one) => one.startsWith('charset='))?.slice('charset='.length);
  return { mediaType: type, charset: charset?.replaceAll('"', '') ?? 'utf-8' };
}

/** Headers that belong to a status. */
const headersOf: Readonly<Record<number, Record<string, string>>> = {
  401: { 'www-authenticate': 'Basic realm="usp", charset="UTF-8"' },
  405: { allow: 'POST' },
  503: { 'retry-after': '10' },
};

/** Answers, and closes the connection, whose body may not have been read. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
    ...headersOf[status],
  });
  response.end(`${text}\n`, () => request.destroy());
}
