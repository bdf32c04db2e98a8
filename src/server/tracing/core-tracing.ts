import type { AnyStateMachine } from 'xstate';
import type { DeviceGateway } from '../gateway/port.ts';
import type { EventLog } from '../store/log.ts';
import type { ServedKind } from '../streams/effect-runner.ts';
import { Answers } from './answers.ts';
import type { Tracer } from './port.ts';
import { Pushes } from './pushes.ts';
import { TraceMemory } from './trace-memory.ts';
import { tracedEffects } from './traced-effects.ts';
import { tracedGateway } from './traced-gateway.ts';
import { TracedLog } from './traced-log.ts';

/** The ports between the parts of a server, with spans. Where tracing is off there is none of this, and no part asks for it. */
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

  /** This position was sent to a live socket. */
  told(pos: number): void {
    this.#pushes.told(pos);
  }

  /** What has no end yet ends now. */
  close(): void {
    this.#answers.close();
    this.#pushes.close();
  }
}
