import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProjectionRunner } from '#server/projections/runner.ts';

type Follower = Pick<ProjectionRunner, 'position' | 'reached'>;

/** Request: the position that the reader has already been told of. */
const afterHeader = 'log-after';
/** Answer: the position up to which everything is in it. */
const positionHeader = 'log-position';

/** The read models that answers are made of, as one (docs/live-socket.md, reads beside the socket). */
export class ReadModels {
  readonly #followers: readonly Follower[];

  constructor(followers: readonly Follower[]) {
    this.#followers = followers;
  }

  /** Every event up to here is in all of them. */
  get position(): number {
    return Math.min(...this.#followers.map(({ position }) => position));
  }

  /** An answer is never older than what its reader was told on the socket; after two seconds it is given as it is. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const after = Number(request.headers[afterHeader]);
    if (Number.isSafeInteger(after) && after > this.position)
      await Promise.all(this.#followers.map((follower) => follower.reached(after)));
    reply.header(positionHeader, this.position);
  }
}
