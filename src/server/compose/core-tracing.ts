import type { AnyStateMachine } from 'xstate';
import type { EventLog } from '../core/log/log.ts';
import type { ServedKind } from '../core/streams/effect-runner.ts';
import { Answers } from '../core/tracing/answers.ts';
import type { Tracer } from '../core/tracing/port.ts';
import { Pushes } from '../core/tracing/pushes.ts';
import { TraceMemory } from '../core/tracing/trace-memory.ts';
import { tracedEffects } from '../core/tracing/traced-effects.ts';
import { TracedLog } from '../core/tracing/traced-log.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import { tracedGateway } from '../devices/gateway/traced-gateway.ts';

/**
 * Wraps the ports between the parts of a server in spans. Without tracing none of this exists, and no part depends on
 * it.
 */
export class CoreTracing {
  readonly #tracer: Tracer;
  readonly #memory = new TraceMemory();
  readonly #answers: Answers;
  readonly #pushes: Pushes;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
    this.#answers = new Answers(tracer);
    this.#pushes = new Pushes(tracer, this.#memory);
  }

  log(log: EventLog): EventLog {
    return new TracedLog(log, this.#tracer, this.#memory, this.#answers);
  }

  gateway(gateway: DeviceGateway): DeviceGateway {
    return tracedGateway(gateway, this.#tracer, this.#answers);
  }

  effects<M extends AnyStateMachine>(served: ServedKind<M>): ServedKind<M> {
    return tracedEffects(served, this.#tracer, this.#memory);
  }

  /** Records that this position was sent to a live socket. */
  delivered(pos: number): void {
    this.#pushes.delivered(pos);
  }

  /** Ends all open spans. */
  close(): void {
    this.#answers.close();
    this.#pushes.close();
  }
}
