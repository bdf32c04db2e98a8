import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { legacyText } from './legacy-text.ts';

/** The only error that the decoders of this folder throw: the bytes violate TR-369. */
export class UspDecodeError extends Error {
  override readonly name = 'UspDecodeError';
}

/**
 * A message is declared once, like the standard's table, and the declaration gives its type, its decoder and its
 * encoder. Proto3 rules: defaults are not written, unknown fields and known numbers with another wire type are skipped,
 * the last of a repeated singular field wins.
 */

/**
 * Maximum elements of a message: two bytes on the wire can become one object in memory, so 8 MB would otherwise become
 * half a gigabyte.
 */
export const maxElements = 400_000;

class BoundedReader extends BinaryReader {
  private elements = 0;

  countElement(): void {
    this.elements += 1;
    if (this.elements > maxElements) throw new UspDecodeError('too many elements');
  }
}

export interface Field<T> {
  readonly readers: readonly FieldReader<T>[];
  fresh(): T;
  write(writer: BinaryWriter, value: T): void;
}

interface FieldReader<T> {
  readonly no: number;
  readonly wireType: WireType;
  read(reader: BoundedReader, previous: T): T;
}

export interface MessageType<T> {
  fresh(): T;
  read(reader: BoundedReader, end: number): T;
  write(writer: BinaryWriter, value: T): void;
}

export type Infer<M> = M extends MessageType<infer T> ? T : never;

type Shape<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

interface Slot {
  key: string;
  tag: number;
  read(reader: BoundedReader, previous: unknown): unknown;
}

export function message<F extends { [K in keyof F]: Field<F[K] extends Field<infer T> ? T : never> }>(
  fields: F,
): MessageType<Shape<F>> {
  // Internally, a message is a bag of keys; Shape<F> has exactly those keys with the types of their fields.
  const table = fields as unknown as Record<string, Field<unknown>>;
  const entries = Object.entries(table);
  const slots: (Slot | undefined)[] = [];
  for (const [key, field] of entries) {
    for (const { no, wireType, read } of field.readers) slots[no] = { key, tag: (no << 3) | wireType, read };
  }
  const fresh = (): Record<string, unknown> => {
    const value: Record<string, unknown> = {};
    for (const [key, field] of entries) value[key] = field.fresh();
    return value;
  };
  const type: MessageType<Record<string, unknown>> = {
    fresh,
    read(reader, end) {
      const value = fresh();
      while (reader.pos < end) {
        const tag = reader.uint32();
        const slot = slots[tag >>> 3];
        if (slot?.tag === tag) value[slot.key] = slot.read(reader, value[slot.key]);
        else skip(reader, tag);
      }
      if (reader.pos !== end) throw new UspDecodeError('a field runs past the end of its message');
      return value;
    },
    write(writer, value) {
      for (const [key, field] of entries) field.write(writer, value[key]);
    },
  };
  return type as unknown as MessageType<Shape<F>>;
}

function skip(reader: BoundedReader, tag: number): void {
  const no = tag >>> 3;
  if (no === 0) throw new UspDecodeError('field number 0');
  reader.skip(tag & 7, no);
}

function readNested<T>(type: MessageType<T>, reader: BoundedReader): T {
  const length = reader.uint32();
  const end = reader.pos + length;
  if (end > reader.len) throw new UspDecodeError('a message runs past the end of the bytes');
  return type.read(reader, end);
}

function writeNested<T>(type: MessageType<T>, writer: BinaryWriter, no: number, value: T): void {
  writer.tag(no, WireType.LengthDelimited).fork();
  type.write(writer, value);
  writer.join();
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a text. Agents forward the names of neighbouring networks, which may be any bytes: Korean and Chinese names are
 * decoded if they are clear, and any other text that is not UTF-8 gets U+FFFD, so that one value does not fail the
 * whole answer. U+0000 is replaced as well: no data model needs it, and no database behind a controller can store it as
 * text, so it would break every reader of the device's values.
 */
function readText(reader: BinaryReader): string {
  const start = reader.pos;
  const text = reader.string();
  const known = text.includes('\ufffd') ? repaired(reader, start, text) : text;
  return known.includes('\0') ? known.replaceAll('\0', '\ufffd') : known;
}

function repaired(reader: BinaryReader, start: number, text: string): string {
  const end = reader.pos;
  reader.pos = start;
  const bytes = reader.bytes();
  reader.pos = end;
  try {
    return utf8.decode(bytes);
  } catch {
    return legacyText(bytes) ?? text;
  }
}

export function string(no: number): Field<string> {
  return {
    readers: [{ no, wireType: WireType.LengthDelimited, read: readText }],
    fresh: () => '',
    write: (writer, value) => {
      if (value !== '') writer.tag(no, WireType.LengthDelimited).string(value);
    },
  };
}

const noBytes = new Uint8Array(0);

/** The bytes are copied: a view would keep the whole socket frame alive. */
export function bytes(no: number): Field<Uint8Array> {
  return {
    readers: [{ no, wireType: WireType.LengthDelimited, read: (reader) => reader.bytes().slice() }],
    fresh: () => noBytes,
    write: (writer, value) => {
      if (value.length > 0) writer.tag(no, WireType.LengthDelimited).bytes(value);
    },
  };
}

/** Same as `bytes`, but a view into the frame, for payloads that are decoded at once. */
export function bytesView(no: number): Field<Uint8Array> {
  return {
    ...bytes(no),
    readers: [{ no, wireType: WireType.LengthDelimited, read: (reader) => reader.bytes() }],
  };
}

export function bool(no: number): Field<boolean> {
  return {
    readers: [{ no, wireType: WireType.Varint, read: (reader) => reader.bool() }],
    fresh: () => false,
    write: (writer, value) => {
      if (value) writer.tag(no, WireType.Varint).bool(value);
    },
  };
}

/** Enumerations stay numbers: proto3 keeps values it does not know. */
export function enumeration(no: number): Field<number> {
  return {
    readers: [{ no, wireType: WireType.Varint, read: (reader) => reader.int32() }],
    fresh: () => 0,
    write: (writer, value) => {
      if (value !== 0) writer.tag(no, WireType.Varint).int32(value);
    },
  };
}

export function uint64(no: number): Field<bigint> {
  return {
    readers: [{ no, wireType: WireType.Varint, read: (reader) => BigInt(reader.uint64()) }],
    fresh: () => 0n,
    write: (writer, value) => {
      if (value !== 0n) writer.tag(no, WireType.Varint).uint64(value);
    },
  };
}

export function fixed32(no: number): Field<number> {
  return {
    readers: [{ no, wireType: WireType.Bit32, read: (reader) => reader.fixed32() }],
    fresh: () => 0,
    write: (writer, value) => {
      if (value !== 0) writer.tag(no, WireType.Bit32).fixed32(value);
    },
  };
}

export function strings(no: number): Field<string[]> {
  return {
    readers: [
      {
        no,
        wireType: WireType.LengthDelimited,
        read: (reader, list) => {
          reader.countElement();
          list.push(readText(reader));
          return list;
        },
      },
    ],
    fresh: () => [],
    write: (writer, list) => {
      for (const value of list) writer.tag(no, WireType.LengthDelimited).string(value);
    },
  };
}

export function byteStrings(no: number): Field<Uint8Array[]> {
  return {
    readers: [
      {
        no,
        wireType: WireType.LengthDelimited,
        read: (reader, list) => {
          reader.countElement();
          list.push(reader.bytes().slice());
          return list;
        },
      },
    ],
    fresh: () => [],
    write: (writer, list) => {
      for (const value of list) writer.tag(no, WireType.LengthDelimited).bytes(value);
    },
  };
}

export function list<T>(no: number, type: MessageType<T>): Field<T[]> {
  return {
    readers: [
      {
        no,
        wireType: WireType.LengthDelimited,
        read: (reader, values) => {
          reader.countElement();
          values.push(readNested(type, reader));
          return values;
        },
      },
    ],
    fresh: () => [],
    write: (writer, values) => {
      for (const value of values) writeNested(type, writer, no, value);
    },
  };
}

/** A singular message; null: absent. */
export function nested<T>(no: number, type: MessageType<T>): Field<T | null> {
  return {
    readers: [{ no, wireType: WireType.LengthDelimited, read: (reader) => readNested(type, reader) }],
    fresh: () => null,
    write: (writer, value) => {
      if (value !== null) writeNested(type, writer, no, value);
    },
  };
}

const mapEntry = message({ key: string(1), value: string(2) });

export function stringMap(no: number): Field<Record<string, string>> {
  return {
    readers: [
      {
        no,
        wireType: WireType.LengthDelimited,
        read: (reader, map) => {
          reader.countElement();
          const { key, value } = readNested(mapEntry, reader);
          // Plain assignment of this one key would be swallowed by the accessor of Object.prototype.
          if (key === '__proto__') defineOwn(map, key, value);
          else map[key] = value;
          return map;
        },
      },
    ],
    fresh: () => ({}),
    write: (writer, map) => {
      for (const key of Object.keys(map)) {
        const value = map[key];
        if (value === undefined) continue;
        writer.tag(no, WireType.LengthDelimited).fork();
        writer.tag(1, WireType.LengthDelimited).string(key);
        writer.tag(2, WireType.LengthDelimited).string(value);
        writer.join();
      }
    },
  };
}

function defineOwn(map: Record<string, string>, key: string, value: string): void {
  Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
}

type Variants = Record<string, readonly [no: number, type: MessageType<unknown>]>;
export type OneOf<V> = {
  [K in keyof V]: V[K] extends readonly [number, MessageType<infer T>] ? { type: K; body: T } : never;
}[keyof V];

/** One of several messages, as `{type, body}`; null: none. The last one on the wire wins. */
export function oneOf<
  V extends {
    [K in keyof V]: readonly [
      number,
      MessageType<V[K] extends readonly [number, MessageType<infer T>] ? T : never>,
    ];
  },
>(variants: V): Field<OneOf<V> | null> {
  // The variants are looked up by the name that OneOf<V> pairs with their type, as in message().
  const table = variants as unknown as Variants;
  const field: Field<{ type: string; body: unknown } | null> = {
    readers: Object.entries(table).map(([type, [no, messageType]]) => ({
      no,
      wireType: WireType.LengthDelimited,
      read: (reader) => ({ type, body: readNested(messageType, reader) }),
    })),
    fresh: () => null,
    write: (writer, value) => {
      const variant = value && table[value.type];
      if (value && variant) writeNested(variant[1], writer, variant[0], value.body);
    },
  };
  return field as unknown as Field<OneOf<V> | null>;
}

/** Maximum buffer that a writer keeps for the next message. */
const keptBytes = 65_536;
let idleWriter: BinaryWriter | null = null;

/** Encodes a message. Most are short, and growing a writer's buffer costs more than writing: the writer is reused. */
export function encode<T>(type: MessageType<T>, value: T): Uint8Array {
  const writer = idleWriter ?? new BinaryWriter();
  // The writer is unavailable for a message within this one, and after a failed encoding.
  idleWriter = null;
  type.write(writer, value);
  const bytes = writer.finish();
  if (bytes.length <= keptBytes) idleWriter = writer;
  return bytes;
}

/**
 * Decodes a message from any bytes.
 * @throws UspDecodeError
 */
export function decode<T>(type: MessageType<T>, input: Uint8Array): T {
  try {
    return type.read(new BoundedReader(input), input.length);
  } catch (error) {
    if (error instanceof UspDecodeError) throw error;
    throw new UspDecodeError(error instanceof Error ? error.message : 'malformed bytes', { cause: error });
  }
}
