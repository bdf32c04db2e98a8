import type { Sha256 } from '../chain.ts';
import {
  checkpointType,
  type ErasedCount,
  type ErasedEvent,
  type ErasedWhat,
  type Erasure,
  type ErasureStatement,
  erasedParts,
  erasedWhat,
  erasureFormats,
  erasureLeaf,
} from '../erasure.ts';
import { fromHex, toHex } from '../hex.ts';
import { MerkleTree } from '../merkle.ts';
import type { KeyRing } from './keys.ts';
import { hasShape, isCount, isDigest, isHex, isListOf, isObject, isText } from './shapes.ts';
import { Fault } from './verdict.ts';

const statementShape = {
  logId: isText,
  days: isCount,
  before: isText,
  streams: (streams: unknown) => isObject(streams) && Object.values(streams).every(isCount),
  events: isCount,
  from: isCount,
  to: isCount,
  earliest: isText,
  latest: isText,
  root: isDigest,
  erasedAt: isText,
  keyId: isDigest,
};
const isErasureStatement = (value: unknown): value is ErasureStatement =>
  hasShape(value, { ...statementShape, format: (format) => format === erasureFormats.streams }) ||
  hasShape(value, {
    ...statementShape,
    format: (format) => format === erasureFormats.parts,
    what: (what) => erasedParts.some((known) => known === what),
  });
const erasureShape = { statement: isErasureStatement, signature: isHex };
const isErasure = (value: unknown): value is Erasure => hasShape(value, erasureShape);

/** Counter by the statement's subject. */
const countedAs = {
  streams: 'ofStreams',
  beginnings: 'ofBeginnings',
  audit: 'ofAudit',
} as const satisfies Record<ErasedWhat, keyof ErasedCount>;

/** A statement in the file whose events are only partly in it. */
interface Outside extends Erasure {
  by: number;
  before: string[];
  after: string[];
}
export const isOutside = (value: unknown): value is Outside =>
  hasShape(value, {
    ...erasureShape,
    by: isCount,
    before: isListOf(isDigest),
    after: isListOf(isDigest),
  });

/** Erased events of one statement that were read so far. */
interface Gathered {
  tree: MerkleTree;
  /** Positions of its first and last event in the file; 0: none yet. */
  first: number;
  last: number;
  /** Number of its events in the file. */
  inside: number;
  /** Kinds of its streams. */
  kinds: Set<string>;
  earliest: string;
  latest: string;
}

/**
 * Verifies the erased events of a range against their statements: each statement must be signed, come after its events,
 * and have the root of exactly the events that name it. Keeps a few digests per statement, for any number of events.
 * Every method throws `Fault` at the first difference.
 */
export class ErasureCover {
  readonly #sha256: Sha256;
  readonly #keys: KeyRing;
  readonly #range: { logId: string; from: number };
  readonly #gathered = new Map<number, Gathered>();
  readonly #outside = new Map<number, Outside>();
  #count: ErasedCount = {
    events: 0,
    statements: 0,
    last: 0,
    ofStreams: 0,
    ofBeginnings: 0,
    ofAudit: 0,
  };

  constructor(sha256: Sha256, keys: KeyRing, range: { logId: string; from: number }) {
    this.#sha256 = sha256;
    this.#keys = keys;
    this.#range = range;
  }

  /** Null: no event was erased. */
  get count(): ErasedCount | null {
    return this.#count.events > 0 ? this.#count : null;
  }

  /** Registers a statement that lies partly outside of the range, before any event that it covers. */
  async expect(line: unknown): Promise<void> {
    if (!isOutside(line)) throw new Fault('badErasure', null, 'a statement has not the shape of one');
    const { by, before } = line;
    await this.#signed(line, by);
    const gathered = this.#of(by);
    for (const leaf of before) gathered.tree.add(fromHex(leaf) ?? new Uint8Array());
    this.#outside.set(by, line);
  }

  take(event: ErasedEvent & { by: number }): void {
    const { by, pos, recordedAt, type } = event;
    if (by <= pos) throw new Fault('badErasure', pos, 'the event names a statement that lies before it');
    const gathered = this.#of(by);
    gathered.tree.add(erasureLeaf(this.#sha256, event));
    if (gathered.first === 0) gathered.first = pos;
    gathered.last = pos;
    gathered.inside++;
    gathered.kinds.add(event.streamId.slice(0, event.streamId.indexOf(':')));
    // A checkpoint is as young as its own creation, while its content is as old as the events it summarises.
    if (type === checkpointType) return;
    if (gathered.earliest === '' || recordedAt < gathered.earliest) gathered.earliest = recordedAt;
    if (recordedAt > gathered.latest) gathered.latest = recordedAt;
  }

  /** Verifies an event with a statement at its position in the log. */
  async statement(pos: number, data: unknown): Promise<void> {
    if (!isErasure(data)) throw new Fault('badErasure', pos, 'the statement has not the shape of one');
    await this.#signed(data, pos);
    const gathered = this.#gathered.get(pos);
    const { statement } = data;
    if (gathered) this.#settle(pos, gathered, data);
    else if (statement.to >= this.#range.from)
      throw new Fault(
        'badErasure',
        pos,
        `the statement speaks of ${statement.events} events, and none is erased`,
      );
  }

  /** Verifies that no erased event names this other event. */
  passes(pos: number): void {
    const gathered = this.#gathered.get(pos);
    if (gathered) throw unstated(gathered.first || pos, pos);
  }

  /** Verifies the end, after the last event. */
  finish(): void {
    const open = [...this.#gathered].sort(([, a], [, b]) => a.first - b.first);
    for (const [by, gathered] of open) {
      const outside = this.#outside.get(by);
      if (!outside) throw unstated(gathered.first, by);
      this.#settle(by, gathered, outside);
    }
  }

  #of(by: number): Gathered {
    const known = this.#gathered.get(by);
    if (known) return known;
    const tree = new MerkleTree(this.#sha256);
    const begun = { tree, first: 0, last: 0, inside: 0, kinds: new Set<string>(), earliest: '', latest: '' };
    this.#gathered.set(by, begun);
    return begun;
  }

  async #signed(erasure: Erasure, by: number): Promise<void> {
    if (erasure.statement.logId !== this.#range.logId)
      throw new Fault('badErasure', by, 'the statement speaks of another log');
    await this.#keys.check(erasure, `the statement at position ${by}`, by);
  }

  #settle(by: number, gathered: Gathered, { statement }: Erasure): void {
    const { tree, first, last, inside, kinds, earliest, latest } = gathered;
    const { before, after } = this.#outside.get(by) ?? { before: [], after: [] };
    for (const leaf of after) tree.add(fromHex(leaf) ?? new Uint8Array());
    const whole = before.length === 0 && after.length === 0;
    const fits =
      first > 0 &&
      tree.size === statement.events &&
      toHex(tree.root()) === statement.root &&
      statement.to < by &&
      [...kinds].every((kind) => Object.hasOwn(statement.streams, kind)) &&
      (erasedWhat(statement) === 'audit') === kinds.has('audit') &&
      latest < statement.before &&
      (before.length > 0 || first === statement.from) &&
      (after.length > 0 || last === statement.to) &&
      (!whole || (earliest === statement.earliest && latest === statement.latest));
    if (!fits)
      throw new Fault(
        'badErasure',
        first || by,
        `the statement at position ${by} is not about the events that name it`,
      );
    this.#gathered.delete(by);
    const { events, statements, last: lastBy } = this.#count;
    const counted = countedAs[erasedWhat(statement)];
    this.#count = {
      ...this.#count,
      events: events + inside,
      statements: statements + 1,
      last: Math.max(lastBy, by),
      [counted]: this.#count[counted] + inside,
    };
  }
}

const unstated = (pos: number, by: number): Fault =>
  new Fault('badErasure', pos, `the event was erased, and position ${by} states nothing of it`);
