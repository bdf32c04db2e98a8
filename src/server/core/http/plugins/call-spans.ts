import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SpanPlace, Tracer } from '#server/core/tracing/port.ts';
import { callerOf } from '../request-id.ts';

/**
 * Adds a span for each call of an operation, below the caller's if it names one, with the id of its answer and log
 * lines. Its name is that of the route: an address with ids and queries reveals people.
 */
export function callSpans(app: FastifyInstance, tracer: Tracer): void {
  const places = new WeakMap<FastifyRequest, SpanPlace>();
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url = '' } = request.routeOptions;
    if (!config.operation) return done();
    const { method } = request;
    const span = tracer.begin(`${method} ${url}`, {
      kind: 'server',
      parent: callerOf(request.headers.traceparent),
      traceId: request.id,
      facts: {
        'http.request.method': method,
        'http.route': url,
        'waymark.operation': config.operation.id,
      },
    });
    // The span also ends if the caller disconnects before the answer.
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      span.tell({
        'http.response.status_code': statusCode,
        'waymark.result': request.call?.result ?? 'error',
        ...(writableFinished ? {} : { 'waymark.aborted': true }),
      });
      if (statusCode >= 500) span.failed();
      span.end();
    });
    places.set(request, span.place);
    tracer.within(span.place, done);
  });
  // Reading the body runs in the connection's context, so the span's context is restored here.
  app.addHook('preValidation', (request, _reply, done) => {
    const place = places.get(request);
    if (place) tracer.within(place, done);
    else done();
  });
}
