import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SpanPlace, Tracer } from '#server/core/tracing/port.ts';
import { callerOf } from '../request-id.ts';

/**
 * A span for each call of an operation, below that of the caller where it names one, with the id that its answer and its lines in the
 * log have. Its name is that of the route: an address with ids and queries in it tells of people.
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
    // Also where the caller has gone before the answer.
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
  // What reads the body runs on behalf of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const place = places.get(request);
    if (place) tracer.within(place, done);
    else done();
  });
}
