import { AppRefusal } from './problem.ts';

/** Attribute of an element. References to resources have no value here: the table of resources is not read. */
export interface XmlAttribute {
  /** Id of an Android attribute; 0: the name counts. */
  id: number;
  name: string;
  value: string | number | boolean | null;
}

export interface XmlElement {
  name: string;
  /** 1: the root. */
  depth: number;
  attributes: XmlAttribute[];
}

const kinds = { xml: 0x0003, strings: 0x0001, ids: 0x0180, start: 0x0102, end: 0x0103 } as const;
const types = { string: 0x03, decimal: 0x10, hexadecimal: 0x11, boolean: 0x12 } as const;
const none = 0xffffffff;
const isUtf8 = 0x100;
const mostDepth = 100;

const bad = () => new AppRefusal({ code: 'badManifest' });

/** Reads the elements of Android's binary XML (ResourceTypes.h), in document order. */
export function* readBinaryXml(bytes: Uint8Array): Generator<XmlElement> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const within = (at: number, length: number) => {
    if (at < 0 || length < 0 || at + length > bytes.length) throw bad();
  };
  within(0, 8);
  if (view.getUint16(0, true) !== kinds.xml) throw bad();
  let strings: ((index: number) => string) | null = null;
  let ids: number[] = [];
  let depth = 0;
  for (let at = view.getUint16(2, true); at < bytes.length; ) {
    within(at, 8);
    const kind = view.getUint16(at, true);
    const headerSize = view.getUint16(at + 2, true);
    const size = view.getUint32(at + 4, true);
    if (size < 8 || headerSize < 8 || headerSize > size) throw bad();
    within(at, size);
    const chunk = bytes.subarray(at, at + size);
    if (kind === kinds.strings) {
      // A second pool would give the same document two readings.
      if (strings) throw bad();
      strings = stringsOf(chunk, headerSize);
    } else if (kind === kinds.ids) ids = idsOf(chunk, headerSize);
    else if (kind === kinds.start) {
      if (!strings || ++depth > mostDepth) throw bad();
      yield elementOf(chunk, { headerSize, depth, strings, ids });
    } else if (kind === kinds.end) depth--;
    at += size;
  }
}

/** Returns a reader of the pool's texts; each is decoded when it is needed. */
function stringsOf(chunk: Uint8Array, headerSize: number): (index: number) => string {
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  if (headerSize < 28) throw bad();
  const count = view.getUint32(8, true);
  const flags = view.getUint32(16, true);
  const start = view.getUint32(20, true);
  if (count > (chunk.length - headerSize) / 4 || start > chunk.length) throw bad();
  const utf8 = (flags & isUtf8) !== 0;
  return (index) => {
    if (index >= count) throw bad();
    let at = start + view.getUint32(headerSize + index * 4, true);
    /** Length in units, which takes one or two of them. */
    const length = () => {
      const step = utf8 ? 1 : 2;
      if (at + 2 * step > chunk.length) throw bad();
      const read = () => (utf8 ? view.getUint8(at) : view.getUint16(at, true));
      const high = utf8 ? 0x80 : 0x8000;
      const first = read();
      at += step;
      if ((first & high) === 0) return first;
      const second = read();
      at += step;
      return ((first & (high - 1)) << (utf8 ? 8 : 16)) | second;
    };
    const characters = length();
    const unitBytes = utf8 ? length() : characters * 2;
    if (unitBytes < 0 || at + unitBytes > chunk.length) throw bad();
    return new TextDecoder(utf8 ? 'utf-8' : 'utf-16le').decode(chunk.subarray(at, at + unitBytes));
  };
}

function idsOf(chunk: Uint8Array, headerSize: number): number[] {
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const ids: number[] = [];
  for (let at = headerSize; at + 4 <= chunk.length; at += 4) ids.push(view.getUint32(at, true));
  return ids;
}

interface Reading {
  headerSize: number;
  depth: number;
  strings: (index: number) => string;
  ids: readonly number[];
}

function elementOf(chunk: Uint8Array, { headerSize, depth, strings, ids }: Reading): XmlElement {
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  if (headerSize + 20 > chunk.length) throw bad();
  const name = strings(view.getUint32(headerSize + 4, true));
  const start = headerSize + view.getUint16(headerSize + 8, true);
  const size = view.getUint16(headerSize + 10, true);
  const count = view.getUint16(headerSize + 12, true);
  if (count > 0 && (size < 20 || start + count * size > chunk.length)) throw bad();
  const attributes = Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    const nameIndex = view.getUint32(at + 4, true);
    const raw = view.getUint32(at + 8, true);
    const data = view.getUint32(at + 16, true);
    return {
      id: ids[nameIndex] ?? 0,
      name: strings(nameIndex),
      value: attributeValue(view.getUint8(at + 15), data, raw, strings),
    };
  });
  return { name, depth, attributes };
}

function attributeValue(
  type: number,
  data: number,
  raw: number,
  strings: (index: number) => string,
): XmlAttribute['value'] {
  if (type === types.string) return strings(data);
  if (type === types.decimal || type === types.hexadecimal) return data;
  if (type === types.boolean) return data !== 0;
  return raw === none ? null : strings(raw);
}
