import type { AnyStateMachine } from 'xstate';
import type { Performer, ServedKind } from '../streams/effect-runner.ts';
import type { Tracer } from './port.ts';
import type { TraceMemory } from './trace-memory.ts';

/**
 * Wraps the effects of a kind of stream, each in a span below the append that requested it; one of an earlier process
 * begins a trace.
 */
export function tracedEffects<M extends AnyStateMachine>(
  served: ServedKind<M>,
  tracer: Tracer,
  memory: TraceMemory,
): ServedKind<M> {
  const traced = (performer: Performer<M>): Performer<M> => ({
    ...performer,
    async perform(id, loaded, effect) {
      const span = tracer.begin(`perform ${effect.kind}`, {
        kind: 'internal',
        parent: memory.ofEffect(effect.effectId),
        facts: { 'waymark.stream.kind': served.kind, 'waymark.stream.id': effect.streamId },
      });
      if (!memory.ofStream(effect.streamId)) memory.belongs(effect.streamId, span.place);
      try {
        return await tracer.within(span.place, () => performer.perform(id, loaded, effect));
      } catch (error) {
        span.failed();
        throw error;
      } finally {
        span.end();
      }
    },
  });
  const performers = Object.entries(served.performers).map(([kind, performer]) => [kind, traced(performer)]);
  return { ...served, performers: Object.fromEntries(performers) };
}
