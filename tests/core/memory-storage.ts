import { emptyDigest } from '#domain/chain.ts';
import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { StreamHead } from '#server/core/log/log.ts';
import type { LogHead, LogStorage, WritePlan } from '#server/core/log/storage.ts';

/** A log's storage in variables, with the faults that a test sets. */
export class MemoryStorage implements LogStorage {
  readonly plans: WritePlan[] = [];
  /** Number of reading calls, so that a test can check that memory was used instead. */
  reads = 0;
  /** Result of the next write; later ones succeed. */
  next: 'writes' | 'refuses' | 'fails' | 'loses its answer' | 'waits' = 'writes';
  /** Number of lost answers to `holds`. */
  deaf = 0;
  release: () => void = () => {};
  #head: LogHead = { epoch: '', pos: 0, hash: emptyDigest };
  readonly #streams = new Map<string, StreamHead>();

  async open(epoch: string): Promise<void> {
    if (this.#head.epoch === '') this.#head = { ...this.#head, epoch };
  }

  async head(): Promise<LogHead> {
    this.reads++;
    return this.#head;
  }

  async streams(streamIds: string[]): Promise<StreamHead[]> {
    this.reads++;
    return streamIds.flatMap((id) => this.#streams.get(id) ?? []);
  }

  async write(plan: WritePlan): Promise<boolean> {
    const { next } = this;
    this.next = 'writes';
    if (next === 'waits') await new Promise<void>((resolve) => (this.release = resolve));
    if (next === 'fails') throw new Error('the storage is away');
    if (next === 'refuses' || plan.from.pos !== this.#head.pos) return false;
    this.plans.push(plan);
    this.#head = plan.to;
    for (const stream of plan.streams) this.#streams.set(stream.streamId, stream);
    if (next === 'loses its answer') throw new Error('the answer was lost');
    return true;
  }

  async holds({ pos, hash }: LogHead): Promise<boolean> {
    if (this.deaf-- > 0) throw new Error('the storage is away');
    return this.plans.some(({ to }) => to.pos === pos && Buffer.from(to.hash).equals(hash));
  }

  /** Writes like another process, between two writes of this one. */
  async writeElsewhere(plan: WritePlan): Promise<void> {
    await this.write(plan);
  }

  async read(after: number): Promise<LoggedEvent[]> {
    return [`the log after ${after}`] as never[];
  }

  async readStream(streamId: string, after: number): Promise<LoggedEvent[]> {
    return [`${streamId} after ${after}`] as never[];
  }

  async readBefore(): Promise<LoggedEvent[]> {
    return [];
  }

  async listRow(): Promise<null> {
    return null;
  }

  async readProof(streamId: string, after: number): Promise<ProvenEvent[]> {
    return [`${streamId} proven after ${after}`] as never[];
  }
}
