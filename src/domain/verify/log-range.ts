import { digestBytes, type Sha256 } from '../chain.ts';
import { erasedType, retentionStream } from '../erasure.ts';
import { fromHex, toHex } from '../hex.ts';
import {
  type ErasedRangeEvent,
  type LogRangeEvent,
  type LogRangeHeader,
  type LogRangeStatement,
  logRangeFormats,
} from '../log-range.ts';
import { MerkleTree } from '../merkle.ts';
import { noSeal, type Seal, sealDigest } from '../seal.ts';
import { ErasureCover } from './erasures.ts';
import { EventHasher } from './event.ts';
import { isKeyList, KeyRing } from './keys.ts';
import {
  erasedEventShape,
  eventOptions,
  eventShape,
  hasShape,
  isCount,
  isDigest,
  isHex,
  isObject,
  isSeal,
  isText,
} from './shapes.ts';
import { Fault, type Proven } from './verdict.ts';

const formats: ReadonlySet<string> = new Set(Object.values(logRangeFormats));
const frame = {
  format: (value: unknown) => formats.has(String(value)),
  logId: isText,
  epoch: isText,
  from: isCount,
  to: isCount,
  previous: isDigest,
};
const statementShape = {
  ...frame,
  head: isDigest,
  seals: isCount,
  lastSeal: isDigest,
  exportedAt: isText,
  keyId: isDigest,
};
const lineShape = { ...eventShape, streamHead: isText, salts: isText };

const isHeader = (value: unknown): value is LogRangeHeader => hasShape(value, { ...frame, keys: isKeyList });
const isEvent = (value: unknown): value is LogRangeEvent => hasShape(value, lineShape, eventOptions);
const isErased = (value: unknown): value is ErasedRangeEvent =>
  hasShape(value, { ...erasedEventShape, streamHead: isText });
const isStatement = (value: unknown): value is LogRangeStatement => hasShape(value, statementShape);
const isEnd = (value: unknown): value is { statement: LogRangeStatement; signature: string } =>
  hasShape(value, { statement: isStatement, signature: isHex });

export interface RangeChecks {
  sha256: Sha256;
  trusted: ReadonlySet<string> | null;
}

/**
 * Verifies a range line by line with one hash, the Merkle tree of the present seal and a few numbers: memory does not
 * grow with the file. Every method throws `Fault` at the first difference from the record.
 */
export class LogRangeReader {
  readonly #sha256: Sha256;
  readonly #hasher: EventHasher;
  readonly #header: LogRangeHeader;
  readonly #keys: KeyRing;
  readonly #tree: MerkleTree;
  readonly #erasures: ErasureCover;
  #hash: Uint8Array;
  #next: number;
  #sealedTo: number;
  #seals = 0;
  #lastSeal: string | null = null;
  #end: LogRangeStatement | null = null;
  /** True after a line that is no JSON: the file was cut there or, if lines follow, damaged. */
  #broken = false;
  /** Position of another event in place of the next one; whether the next one comes later decides the kind of fault. */
  #absent: { instead: number } | null = null;

  /** `line` is the first line of the file. */
  constructor(line: string, { sha256, trusted }: RangeChecks) {
    const header = parsed(line);
    if (!isHeader(header) || header.from < 1 || header.to < header.from - 1)
      throw new Fault('badStatement', null, 'the first line does not describe a range of a log');
    this.#sha256 = sha256;
    this.#hasher = new EventHasher(sha256);
    this.#header = header;
    this.#keys = new KeyRing(sha256, header.keys, trusted);
    this.#tree = new MerkleTree(sha256);
    this.#erasures = new ErasureCover(sha256, this.#keys, header);
    this.#hash = fromHex(header.previous) ?? new Uint8Array();
    this.#next = header.from;
    this.#sealedTo = header.from - 1;
  }

  /** Position of the last valid event. */
  get position(): number {
    return this.#next - 1;
  }

  /** Verifies the next line. Returns a promise only for lines with a signature, as there are many others. */
  take(line: string): Promise<void> | undefined {
    if (this.#end) throw new Fault('badStatement', null, 'something stands behind the end');
    if (this.#broken) throw new Fault('damaged', this.#next, 'a line is no JSON');
    const value = parsed(line);
    if (value === undefined) this.#broken = true;
    else if (this.#absent) this.#look(value);
    else if (isObject(value) && Object.hasOwn(value, 'seal')) return this.#takeSeal(value);
    else if (isObject(value) && Object.hasOwn(value, 'end')) return this.#takeEnd(value);
    else if (isObject(value) && Object.hasOwn(value, 'erasure')) return this.#takeErasure(value);
    else return this.#takeEvent(value);
    return undefined;
  }

  /** Verifies the end, after the last line. */
  finish(): Proven {
    if (this.#absent) throw this.#missing(this.#absent.instead);
    if (!this.#end)
      throw new Fault('truncated', this.#next, `the file should go to event ${this.#header.to}`);
    const { logId, from, to } = this.#header;
    return {
      ok: true,
      kind: 'logRange',
      subject: logId,
      events: to - from + 1,
      sealed: this.#sealedTo - from + 1,
      seals: this.#seals,
      from,
      to,
      head: toHex(this.#hash),
      exportedAt: this.#end.exportedAt,
      keyIds: this.#keys.used,
      ...(this.#erasures.count ? { erased: this.#erasures.count } : {}),
    };
  }

  /** Verifies an erasure line, permitted only before the first event and in versions that define it. */
  #takeErasure(line: Record<string, unknown>): Promise<void> {
    const { format, from } = this.#header;
    if (format === logRangeFormats.whole || this.#next !== from || !hasShape(line, { erasure: isObject }))
      throw new Fault('badStatement', null, 'a statement stands where none may');
    return this.#erasures.expect(line.erasure);
  }

  #takeEvent(event: unknown): Promise<void> | undefined {
    const pos = this.#next;
    const mayBeErased = this.#header.format !== logRangeFormats.whole;
    if (!isEvent(event) && !(mayBeErased && isErased(event)))
      throw new Fault('altered', pos, 'the event has not the shape of one');
    if (event.pos !== pos) {
      if (event.pos < pos) throw reordered(pos, event.pos);
      this.#absent = { instead: event.pos };
      return undefined;
    }
    if (pos > this.#header.to)
      throw new Fault('badStatement', pos, 'the event is behind the end of the range');
    const streamHead = fromHex(event.streamHead);
    const digests = streamHead?.length === digestBytes ? this.#digests(event, streamHead) : null;
    if (!digests) throw new Fault('altered', pos, `${event.type} is not what was recorded`);
    this.#hash = digests.hash;
    this.#tree.add(digests.leaf);
    this.#next++;
    if ('erased' in event) this.#erasures.take({ ...event, ...event.erased });
    else if (event.streamId === retentionStream.id && event.type === erasedType)
      return this.#erasures.statement(pos, event.data);
    else this.#erasures.passes(pos);
    return undefined;
  }

  #digests(event: LogRangeEvent | ErasedRangeEvent, streamHead: Uint8Array) {
    return 'erased' in event
      ? this.#hasher.checkDigest(event, fromHex(event.erased.payload), streamHead, this.#hash)
      : this.#hasher.check(event, streamHead, this.#hash);
  }

  async #takeSeal(line: Record<string, unknown>): Promise<void> {
    const first = this.#sealedTo + 1;
    if (!hasShape(line, { seal: isSeal }) || !isSeal(line.seal))
      throw new Fault('badSeal', first, 'the seal has not the shape of one');
    const { seal } = line;
    await this.#keys.check(seal, `the seal from event ${seal.statement.from}`, first);
    this.#compare(seal, first);
    this.#seals++;
    this.#lastSeal = sealDigest(this.#sha256, seal.statement);
    this.#sealedTo = seal.statement.to;
    this.#tree.clear();
  }

  #compare({ statement }: Seal, first: number): void {
    const last = this.#next - 1;
    if (statement.from > first)
      throw new Fault('missingSeal', first, `the seal from event ${first} is not there`);
    if (statement.to > last && statement.from === first)
      throw new Fault('missing', this.#next, `a seal to event ${statement.to} follows event ${last}`);
    if (statement.from < first || statement.to < last || statement.logId !== this.#header.logId)
      throw new Fault('badSeal', first, 'a seal of other events stands here');
    const before = this.#lastSeal ?? (first === 1 ? noSeal : statement.previous);
    if (statement.previous !== before)
      throw new Fault('missingSeal', first, 'the seal does not follow the one before it');
    if (statement.root !== toHex(this.#tree.root()) || statement.head !== toHex(this.#hash))
      throw new Fault('badSeal', first, `events ${first} to ${last} are not those that were sealed`);
  }

  async #takeEnd(line: Record<string, unknown>): Promise<void> {
    if (!hasShape(line, { end: isEnd }) || !isEnd(line.end))
      throw new Fault('badStatement', null, 'the last line does not state what was exported');
    const { statement } = line.end;
    await this.#keys.check(line.end, 'the export', null);
    const { keys: _keys, ...header } = this.#header;
    for (const [name, value] of Object.entries(header))
      if (Reflect.get(statement, name) !== value)
        throw new Fault('badStatement', null, `${name} of the first line is not what was signed`);
    if (this.#next <= statement.to)
      throw new Fault('truncated', this.#next, `the range went to event ${statement.to}`);
    if (statement.head !== toHex(this.#hash))
      throw new Fault('badStatement', null, 'the signed statement speaks of other events');
    if (statement.seals !== this.#seals || statement.lastSeal !== (this.#lastSeal ?? noSeal))
      throw new Fault(
        'missingSeal',
        this.#sealedTo + 1,
        `the range was exported with ${statement.seals} seals`,
      );
    this.#erasures.finish();
    this.#end = statement;
  }

  #look(value: unknown): void {
    if (isObject(value) && value.pos === this.#next) throw reordered(this.#next, this.#absent?.instead ?? 0);
  }

  #missing(instead: number): Fault {
    return new Fault(
      'missing',
      this.#next,
      `event ${instead} stands in its place, and it comes nowhere later`,
    );
  }
}

const reordered = (place: number, found: number): Fault =>
  new Fault('reordered', place, `event ${found} stands in the place of ${place}`);

/** Returns `undefined` for invalid JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
