import { fieldDigests, fieldTexts, leafDigest, linkDigest, payloadDigest } from '#domain/chain.ts';
import type { Appended, AppendItem, Committed, EventLog, Lane, StreamHead } from '#server/core/log/log.ts';
import { sha256 } from '#server/core/log/sha256.ts';
import type { StoredEvent, WritePlan } from '#server/core/log/storage.ts';
import { overriding } from '../overriding.ts';
import type { System } from '../parts.ts';

/** Guarantees of the log (docs/architecture.md "The log", ADR 002 and 008). */
export class LogInvariants {
  readonly #system: System;
  /** Last position of each group that the present process wrote, and of those it announced to its listeners. */
  readonly #written = new Set<number>();
  readonly #notified = new Set<number>();

  constructor(system: System) {
    this.#system = system;
  }

  /** Positions and versions have no gaps, and the chain is valid, compared with the state before the write. */
  beforeCommit({ events }: WritePlan): void {
    const { disk } = this.#system;
    let { pos, hash } = disk.head;
    const heads = new Map<string, Pick<StreamHead, 'version' | 'head'>>();
    for (const event of events) {
      pos += 1;
      const before = heads.get(event.streamId) ?? disk.streams.get(event.streamId);
      const version = (before?.version ?? 0) + 1;
      if (event.pos !== pos) this.#fail('positions without gaps', `${event.pos} follows ${pos - 1}`);
      if (event.version !== version)
        this.#fail('versions without gaps', `${event.streamId} ${event.version} follows ${version - 1}`);
      hash = linkDigest(sha256, hash, pos, event.leaf);
      if (Buffer.compare(hash, event.hash) !== 0)
        this.#fail('chain', `the hash at ${pos} does not follow on`);
      heads.set(event.streamId, { version, head: event.leaf });
    }
  }

  /** The leaf of every event matches its content: checked at the end, because it costs most. */
  checkLeaves(stored: readonly StoredEvent[]): void {
    const heads = new Map<string, Uint8Array>();
    for (const event of stored) {
      const { streamId, type, schemaVersion, version, salts } = event;
      const envelope = {
        streamId,
        type,
        schemaVersion,
        recordedAt: event.recordedAt.toISOString(),
        ...(event.deviceAt === null ? {} : { deviceAt: event.deviceAt }),
        actor: JSON.parse(event.actor),
      };
      const payload = payloadDigest(
        sha256,
        envelope,
        fieldDigests(sha256, fieldTexts(JSON.parse(event.data)), salts),
      );
      const leaf = leafDigest(sha256, heads.get(streamId) ?? new Uint8Array(32), version, payload);
      if (Buffer.compare(leaf, event.leaf) !== 0)
        this.#fail('chain', `the leaf at ${event.pos} is not made of its event`);
      heads.set(streamId, event.leaf);
    }
  }

  written(pos: number): void {
    this.#written.add(pos);
  }

  /** Listeners receive each group once, in order: effects depend on it. */
  notified(server: object, committed: readonly Committed[]): void {
    const last = committed.at(-1)?.event.pos ?? 0;
    if (server !== this.#system.server) return;
    if (this.#notified.has(last))
      this.#fail('every commit told once', `the group up to ${last} was told twice`);
    this.#notified.add(last);
  }

  /** Resets the state for a new process, which has written and announced nothing. */
  newProcess(): void {
    this.#written.clear();
    this.#notified.clear();
  }

  checkAllNotified(): void {
    for (const pos of this.#written)
      if (!this.#notified.has(pos))
        this.#fail('every commit told once', `nobody was told of the group up to ${pos}`);
  }

  /** An acknowledged append is on the disk at that moment. */
  watching(log: EventLog): EventLog {
    return overriding(log, {
      append: async (items: AppendItem[], lane?: Lane): Promise<Appended[]> => {
        const appended = await log.append(items, lane);
        items.forEach(({ streamId, events }, index) => {
          const place = appended[index];
          const stored = place && this.#system.disk.logged[place.pos - 1];
          if (stored?.streamId !== streamId || stored.type !== events.at(-1)?.type)
            this.#fail('acknowledged appends are there', `${streamId} ${events.at(-1)?.type} is not`);
        });
        return appended;
      },
    });
  }

  #fail(invariant: string, detail: string): void {
    this.#system.fail(invariant, detail);
  }
}
