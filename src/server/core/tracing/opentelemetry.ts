import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span as OtelSpan, SpanContext } from '@opentelemetry/api';
import type { IdGenerator, Sampler, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Span, SpanOptions, SpanPlace, Tracer } from './port.ts';
import type { TraceConfig } from './trace-config.ts';

/** Milliseconds for which a stop waits for a collector that does not answer. */
const closingMs = 2_000;

/**
 * Creates a tracer that sends spans to a collector by OTLP over HTTP, in JSON. The only file that uses OpenTelemetry;
 * its packages are loaded when this is called, so that a server without traces has none of them in memory.
 */
export async function openTracer(config: TraceConfig, logger: Pick<Logger, 'warn'>): Promise<Tracer> {
  // The packages read their settings from there, and some of the server's may come from a file.
  Object.assign(process.env, config.environment);
  const [api, sdk, { defaultResource, detectResources, envDetector, resourceFromAttributes }, otlp] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const ids = new GivenIds(new sdk.RandomIdGenerator());
  const exporter = telling(new otlp.OTLPTraceExporter(), logger);
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(config.sampler, sdk),
    idGenerator: ids,
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'waymark' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        ...(config.delayMs === undefined ? {} : { scheduledDelayMillis: config.delayMs }),
        ...(config.queue === undefined ? {} : { maxQueueSize: config.queue }),
      }),
    ],
  });
  const tracer = provider.getTracer('waymark');
  const running = new AsyncLocalStorage<SpanPlace | null>();
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL };
  const contextOf = ({ traceId, spanId, sampled, remote = false }: SpanPlace): SpanContext => ({
    traceId,
    spanId,
    traceFlags: sampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
    isRemote: remote,
  });
  const below = (parent: SpanPlace | null): Context =>
    parent ? api.trace.setSpanContext(api.ROOT_CONTEXT, contextOf(parent)) : api.ROOT_CONTEXT;

  return {
    begin(name: string, { kind, parent, traceId, links = [], at, facts = {} }: SpanOptions): Span {
      ids.next = parent ? null : (traceId ?? null);
      const span = tracer.startSpan(
        name,
        {
          kind: kinds[kind],
          attributes: facts,
          links: links.map((link) => ({ context: contextOf(link) })),
          ...(at === undefined ? {} : { startTime: at }),
        },
        below(parent),
      );
      return spanOf(span, () => span.setStatus({ code: api.SpanStatusCode.ERROR }));
    },
    within: (place, run) => running.run(place, run),
    get current() {
      return running.getStore() ?? null;
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closingMs).unref());
      // The exporter reports what it could not send.
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

function spanOf(span: OtelSpan, failed: () => void): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    place: { traceId, spanId, sampled: (traceFlags & 1) === 1 },
    tell: (facts) => void span.setAttributes(facts),
    failed,
    end: (at) => span.end(at),
  };
}

/** Id generator that gives a trace the id of its call in the log and in its answer (docs/decisions/164). */
class GivenIds implements IdGenerator {
  /** Trace id of the span that begins now. */
  next: string | null = null;
  readonly #random: IdGenerator;

  constructor(random: IdGenerator) {
    this.#random = random;
  }

  generateTraceId(): string {
    return this.next ?? this.#random.generateTraceId();
  }

  generateSpanId(): string {
    return this.#random.generateSpanId();
  }
}

/** Wraps an exporter to log one line when the collector accepts no more, and one when it does again. */
function telling(exporter: SpanExporter, logger: Pick<Logger, 'warn'>): SpanExporter {
  let failing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0 && !failing) logger.warn({ err: result.error }, 'traces cannot be sent');
        if (result.code === 0 && failing) logger.warn('traces are sent again');
        failing = result.code !== 0;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function samplerOf(
  { fraction, followsCaller }: TraceConfig['sampler'],
  {
    ParentBasedSampler,
    TraceIdRatioBasedSampler,
    AlwaysOnSampler,
  }: typeof import('@opentelemetry/sdk-trace'),
): Sampler {
  const root = fraction === 1 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(fraction);
  return followsCaller ? new ParentBasedSampler({ root }) : root;
}
