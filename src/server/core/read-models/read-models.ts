import type { FastifyRequest } from 'fastify';
import type { EventLog } from '#server/core/log/log.ts';
import type { ProjectionRunner } from './runner.ts';

type Follower = Pick<ProjectionRunner, 'name' | 'answers' | 'position' | 'reached'>;

/** Request: the position that the reader has already received. */
const afterHeader = 'log-after';
/** Answer: the position up to which everything is in it. */
const positionHeader = 'log-position';

/** The read models as one (docs/live-socket.md, reads beside the socket). Answers wait for all but those that take their time. */
export class ReadModels {
  readonly #log: Pick<EventLog, 'head'>;
  readonly #all: readonly Follower[];
  readonly #followers: readonly Follower[];

  constructor(log: Pick<EventLog, 'head'>, followers: readonly Follower[]) {
    this.#log = log;
    this.#all = followers;
    this.#followers = followers.filter(({ answers }) => answers);
  }

  /** Every event up to here is in all of them. */
  get position(): number {
    return Math.min(...this.#followers.map(({ position }) => position));
  }

  /** How far the read model of this name has come; 0: there is none. */
  positionOf(name: string): number {
    return this.#all.find((follower) => follower.name === name)?.position ?? 0;
  }

  /** Settles when this position is in every answer, or after two seconds. */
  async reached(position: number): Promise<void> {
    await Promise.all(this.#followers.map((follower) => follower.reached(position)));
  }

  /** An answer is never older than what its reader received on the socket; after two seconds it is sent anyway. */
  async answer(
    request: Pick<FastifyRequest, 'headers'>,
    reply: { header(name: string, value: number): unknown },
  ): Promise<void> {
    const after = Number(request.headers[afterHeader]);
    if (Number.isSafeInteger(after) && after > this.position && (await this.#isWritten(after)))
      await this.reached(after);
    reply.header(positionHeader, this.position);
  }

  /** A client of a log that was restored since may know positions that this log has not reached again. */
  async #isWritten(position: number): Promise<boolean> {
    return position <= (await this.#log.head()).pos;
  }
}
