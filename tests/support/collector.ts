import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as in OTLP's JSON, with its attributes by name. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** 1 internal, 2 server, 3 client. */
  kind: number;
  /** 2: the span failed. */
  status: number;
  ms: number;
  links: { traceId: string; spanId: string }[];
  facts: Record<string, string | number | boolean>;
}

type Attributes = { key: string; value: Record<string, string | number | boolean> }[];
interface WireSpan extends Pick<CollectedSpan, 'traceId' | 'spanId' | 'name' | 'kind'> {
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: Attributes;
  links?: { traceId: string; spanId: string }[];
  status?: { code?: number };
}
interface WireExport {
  resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: WireSpan[] }[] }[];
}

/** Receives traces by OTLP over HTTP, as JSON, and keeps them. */
export class Collector {
  readonly spans: CollectedSpan[] = [];
  resource: CollectedSpan['facts'] = {};
  /** All received data as text. */
  text = '';
  /** Headers of the last request. */
  headers: Record<string, unknown> = {};
  /** Status of the answers from now on. */
  status = 200;
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    this.headers = request.headers;
    if (request.url === '/v1/traces' && this.status === 200) this.#take(text);
    response.writeHead(this.status, { 'content-type': 'application/json' }).end('{}');
  });

  static async start(): Promise<Collector> {
    const collector = new Collector();
    await new Promise<void>((resolve) => collector.#server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #take(text: string): void {
    this.text += text;
    const { resourceSpans }: WireExport = JSON.parse(text);
    for (const { resource, scopeSpans } of resourceSpans) {
      this.resource = factsOf(resource.attributes);
      this.spans.push(...scopeSpans.flatMap(({ spans }) => spans.map(spanOf)));
    }
  }
}

const spanOf = (span: WireSpan): CollectedSpan => ({
  traceId: span.traceId,
  spanId: span.spanId,
  parentSpanId: span.parentSpanId ?? '',
  name: span.name,
  kind: span.kind,
  status: span.status?.code ?? 0,
  ms: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
  links: (span.links ?? []).map(({ traceId, spanId }) => ({ traceId, spanId })),
  facts: factsOf(span.attributes ?? []),
});

const factsOf = (attributes: Attributes): CollectedSpan['facts'] =>
  Object.fromEntries(attributes.flatMap(({ key, value }) => Object.values(value).map((it) => [key, it])));
