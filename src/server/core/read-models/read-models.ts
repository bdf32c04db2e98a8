import type { FastifyRequest } from 'fastify';
import type { EventLog } from '#server/core/log/log.ts';
import type { ProjectionRunner } from './runner.ts';

type Follower = Pick<ProjectionRunner, 'name' | 'answers' | 'position' | 'reached'>;

/** Request header: the position that the reader has already received. */
const afterHeader = 'log-after';
/** Answer header: the position up to which the answer is complete. */
const positionHeader = 'log-position';

/** All read models together (docs/live-socket.md, reads beside the socket). Answers wait for all except slow ones. */
export class ReadModels {
  readonly #log: Pick<EventLog, 'head'>;
  readonly #all: readonly Follower[];
  readonly #followers: readonly Follower[];

  constructor(log: Pick<EventLog, 'head'>, followers: readonly Follower[]) {
    this.#log = log;
    this.#all = followers;
    this.#followers = followers.filter(({ answers }) => answers);
  }

  /** Returns the position up to which all of them have every event. */
  get position(): number {
    return Math.min(...this.#followers.map(({ position }) => position));
  }

  /** Returns the position of the read model with this name; 0: there is none. */
  positionOf(name: string): number {
    return this.#all.find((follower) => follower.name === name)?.position ?? 0;
  }

  /** Settles when all answers include this position, or after two seconds. */
  async reached(position: number): Promise<void> {
    await Promise.all(this.#followers.map((follower) => follower.reached(position)));
  }

  /**
   * Answers with data that is never older than what the reader received on the socket; after two seconds it is sent
   * anyway.
   */
  async answer(
    request: Pick<FastifyRequest, 'headers'>,
    reply: { header(name: string, value: number): unknown },
  ): Promise<void> {
    const after = Number(request.headers[afterHeader]);
    if (Number.isSafeInteger(after) && after > this.position && (await this.#isWritten(after)))
      await this.reached(after);
    reply.header(positionHeader, this.position);
  }

  /**
   * Tells if the log has this position: a client from before a restore may have positions that this log has not reached
   * again.
   */
  async #isWritten(position: number): Promise<boolean> {
    return position <= (await this.#log.head()).pos;
  }
}
