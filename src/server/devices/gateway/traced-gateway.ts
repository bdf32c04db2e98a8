import type { Answers } from '#server/core/tracing/answers.ts';
import type { Span, SpanFacts, Tracer } from '#server/core/tracing/port.ts';
import type { DeviceGateway, RequestOptions } from './port.ts';

type Requests = Pick<DeviceGateway, 'operate' | 'get' | 'set' | 'add' | 'remove'>;

/** Wraps the gateway in a span for each traced request, until the device's response. */
export function tracedGateway<G extends DeviceGateway>(
  gateway: G,
  tracer: Tracer,
  answers: Answers,
): DeviceGateway {
  const begin = (name: string, endpointId: string, facts: SpanFacts = {}): Span | null =>
    tracer.current &&
    tracer.begin(`USP ${name}`, {
      kind: 'client',
      parent: tracer.current,
      facts: { 'usp.endpoint_id': endpointId, ...facts },
    });

  const asked = async <A extends { kind: string }, O extends RequestOptions>(
    span: Span | null,
    options: O,
    ask: (options: O) => Promise<A>,
    left: () => void = () => {},
  ): Promise<A> => {
    if (!span) return ask(options);
    const sent = (msgId: string) => {
      span.tell({ 'usp.msg_id': msgId });
      left();
    };
    const answer = await ask({ ...options, sent });
    span.tell({ 'usp.response': answer.kind });
    if (answer.kind === 'undelivered' || answer.kind === 'unanswered') span.failed();
    span.end();
    return answer;
  };

  const requests: Requests = {
    operate(endpointId, call) {
      const { command, commandKey } = call;
      const facts = { 'usp.command': command, 'usp.command_key': commandKey };
      const parent = tracer.current;
      const span = begin('Operate', endpointId, facts);
      return asked(
        span,
        call,
        (traced) => gateway.operate(endpointId, traced),
        () => {
          if (span && parent)
            answers.begin(commandKey, parent, span.place, { 'usp.endpoint_id': endpointId, ...facts });
        },
      );
    },
    get(endpointId, paths, options = {}) {
      const span = begin('Get', endpointId, { 'usp.paths': paths.length });
      return asked(span, options, (traced) => gateway.get(endpointId, paths, traced));
    },
    set(endpointId, values, options = {}) {
      const span = begin('Set', endpointId, { 'usp.paths': Object.keys(values).length });
      return asked(span, options, (traced) => gateway.set(endpointId, values, traced));
    },
    add(endpointId, rows, options = {}) {
      const span = begin('Add', endpointId, { 'usp.paths': rows.length });
      return asked(span, options, (traced) => gateway.add(endpointId, rows, traced));
    },
    remove(endpointId, paths, options = {}) {
      const span = begin('Delete', endpointId, { 'usp.paths': paths.length });
      return asked(span, options, (traced) => gateway.remove(endpointId, paths, traced));
    },
  };

  return {
    ...requests,
    isConnected: (endpointId) => gateway.isConnected(endpointId),
    sessionOf: (endpointId) => gateway.sessionOf(endpointId),
    connectedCount: () => gateway.connectedCount(),
    cameWithoutSubscriptions: (endpointId) => gateway.cameWithoutSubscriptions(endpointId),
    turn: (endpointId, lane) => gateway.turn(endpointId, lane),
    turnNow: (endpointId) => gateway.turnNow(endpointId),
    watch: (endpointId, paths) => gateway.watch(endpointId, paths),
    endSession: (endpointId) => gateway.endSession(endpointId),
    close: () => gateway.close(),
  };
}
