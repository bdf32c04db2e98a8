import type { FastifyRequest } from 'fastify';
import type { ProjectionRunner } from '#server/projections/runner.ts';
import type { EventLog } from '#server/store/log.ts';

type Follower = Pick<ProjectionRunner, 'position' | 'reached'>;

/** Request: the position that the reader has already been told of. */
const afterHeader = 'log-after';
/** Answer: the position up to which everything is in it. */
const positionHeader = 'log-position';

/** The read models that answers are made of, as one (docs/live-socket.md, reads beside the socket). */
export class ReadModels {
  readonly #log: Pick<EventLog, 'head'>;
  readonly #followers: readonly Follower[];

  constructor(log: Pick<EventLog, 'head'>, followers: readonly Follower[]) {
    this.#log = log;
    this.#followers = followers;
  }

  /** Every event up to here is in all of them. */
  get position(): number {
    return Math.min(...this.#followers.map(({ position }) => position));
  }

  /** An answer is never older than what its reader was told on the socket; after two seconds it is given as it is. */
  async answer(
    request: Pick<FastifyRequest, 'headers'>,
    reply: { header(name: string, value: number): unknown },
  ): Promise<void> {
    const after = Number(request.headers[afterHeader]);
    if (Number.isSafeInteger(after) && after > this.position && (await this.#isWritten(after)))
      await Promise.all(this.#followers.map((follower) => follower.reached(after)));
    reply.header(positionHeader, this.position);
  }

  /** Whoever was told of a log that was restored since, knows positions that this one has not come to again. */
  async #isWritten(position: number): Promise<boolean> {
    return position <= (await this.#log.head()).pos;
  }
}
