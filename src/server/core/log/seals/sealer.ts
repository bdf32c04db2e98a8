import { digestBytes, linkDigest } from '#domain/chain.ts';
import { fromHex, sameBytes, toHex } from '#domain/hex.ts';
import { rootOf } from '#domain/merkle.ts';
import { type SealStatement, sealFormat } from '#domain/seal.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '../log.ts';
import { sha256 } from '../sha256.ts';
import type { SigningKey } from '../signing-key.ts';
import { hashAt, readLeaves } from './leaves.ts';
import type { SealHead, SealStore } from './seal-store.ts';

export interface SealerDeps {
  database: Database;
  log: Pick<EventLog, 'logId' | 'head' | 'onAppend'>;
  store: SealStore;
  key: SigningKey;
  now(): Date;
  onFault(where: string, error: unknown): void;
  /** Maximum number of events in a seal (docs/decisions/060). */
  size?: number;
  /** Maximum milliseconds that an event waits for its seal. */
  everyMs?: number;
}

/** Default size: 128 KiB of leaves, a few milliseconds of hashing, and twelve digests to prove one event. */
const defaultSize = 4_096;
const defaultEveryMs = 60_000;

/**
 * Seals appended events: a Merkle root over the leaves, signed. Runs beside the appends and takes no lock; a seal that
 * another server wrote first is used like its own.
 */
export class Sealer {
  readonly #deps: Required<SealerDeps>;
  #head: SealHead | null = null;
  #running: Promise<void> | null = null;
  #stop: () => void = () => {};
  #stopped = false;
  /** True after a failure: it is retried by the clock, not at each append. */
  #failed = false;
  /** Last position that the log announced. */
  #appended = 0;

  constructor(deps: SealerDeps) {
    this.#deps = { size: defaultSize, everyMs: defaultEveryMs, ...deps };
  }

  /** Returns the last sealed position that this process knows of. */
  get sealedTo(): number {
    return this.#head?.to ?? 0;
  }

  async start(): Promise<void> {
    const { log, store, key, size, everyMs } = this.#deps;
    await store.rememberKey(key);
    this.#head = await store.head();
    const off = log.onAppend((pos) => {
      this.#appended = pos;
      if (!this.#failed && pos - this.sealedTo >= size) this.#wake(size);
    });
    const timer = setInterval(() => this.#wake(1), everyMs);
    timer.unref();
    this.#stop = () => {
      off();
      clearInterval(timer);
    };
    // This seals events from before the last end of the server.
    this.#wake(1);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stop();
    await this.#running;
  }

  /** Settles when everything appended before the call is sealed; rejects if that fails. */
  async sealNow(): Promise<void> {
    await this.#running;
    await this.#seal(1);
  }

  #wake(least: number): void {
    if (this.#stopped) return;
    this.#running ??= this.#seal(least)
      .then(() => {
        this.#failed = false;
      })
      .catch((error) => {
        this.#failed = true;
        this.#deps.onFault('seal', error);
      })
      .finally(() => {
        this.#running = null;
        // Appends during the run did not start another one, so a full seal would otherwise wait for the next append.
        const { size } = this.#deps;
        if (!this.#failed && this.#appended - this.sealedTo >= size) this.#wake(size);
      });
  }

  /** Seals as long as at least `least` events are waiting. */
  async #seal(least: number): Promise<void> {
    const { log, store, size } = this.#deps;
    const { pos, epoch } = await log.head();
    this.#head ??= await store.head();
    while (!this.#stopped && pos - this.#head.to >= least) {
      const before: SealHead = this.#head;
      const to = Math.min(pos, before.to + size);
      await store.add(await this.#sealed(before, to, epoch));
      this.#head = await store.head();
      if (this.#head.to <= before.to) throw new Error(`the seal from ${before.to + 1} was not stored`);
    }
  }

  async #sealed(before: SealHead, to: number, epoch: string) {
    const { database, log, key, now } = this.#deps;
    const leaves = await readLeaves(database, log.logId, before.to + 1, to);
    const stored = await hashAt(database, log.logId, to);
    const head = chained(before, leaves);
    // A seal certifies what was recorded. Events that do not follow from the previous seal are reported instead of
    // sealed.
    if (!stored || !sameBytes(stored, head))
      throw new Error(`events ${before.to + 1} to ${to} do not follow from the seal before them: not sealed`);
    const statement: SealStatement = {
      format: sealFormat,
      logId: log.logId,
      epoch,
      from: before.to + 1,
      to,
      root: toHex(rootOf(sha256, leaves)),
      head: toHex(head),
      sealedAt: now().toISOString(),
      previous: before.digest,
      keyId: key.keyId,
    };
    return key.sealed(statement);
  }
}

/** Computes the hash of the log after these leaves, from the previous seal's. */
function chained({ to, hash }: SealHead, leaves: Uint8Array): Uint8Array {
  let head = fromHex(hash) ?? new Uint8Array();
  for (let at = 0; at < leaves.length; at += digestBytes)
    head = linkDigest(sha256, head, to + 1 + at / digestBytes, leaves.subarray(at, at + digestBytes));
  return head;
}
