import { deflateRawSync } from 'node:zlib';
import { crc32 } from '#domain/crc32.ts';

type Bytes = Buffer<ArrayBuffer>;

interface Entry {
  name: string;
  content: Bytes;
  /** Size that the directory states; default: the real one. */
  stated?: number;
  stored?: boolean;
}

/** Builds a ZIP archive as its specification has it (APPNOTE.TXT 6.3). */
export function zip(entries: readonly Entry[], comment = Buffer.alloc(0)): Bytes {
  const parts: Bytes[] = [];
  const heads: Bytes[] = [];
  let at = 0;
  for (const { name, content, stated = content.length, stored = false } of entries) {
    const packed = stored ? content : deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(stored ? 0 : 8, 8);
    local.writeUInt32LE(crc32(content), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(stated, 22);
    local.writeUInt16LE(name.length, 26);
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50);
    head.writeUInt16LE(stored ? 0 : 8, 10);
    head.writeUInt32LE(crc32(content), 16);
    head.writeUInt32LE(packed.length, 20);
    head.writeUInt32LE(stated, 24);
    head.writeUInt16LE(name.length, 28);
    head.writeUInt32LE(at, 42);
    parts.push(local, Buffer.from(name), packed);
    heads.push(head, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(heads);
  return Buffer.concat([...parts, directory, endOf(entries.length, directory.length, at, comment)]);
}

export function endOf(count: number, length: number, at: number, comment: Bytes): Bytes {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, comment]);
}

/** Builds a tar archive (POSIX ustar). */
export function tar(files: readonly { name: string; content: string | Bytes; type?: string }[]): Bytes {
  const blocks = files.flatMap(({ name, content, type = '0' }) => {
    const bytes = Buffer.from(content);
    const head = Buffer.alloc(512);
    head.write(name, 0);
    head.write('0000644\0', 100);
    head.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
    head.write('        ', 148);
    head.write(type, 156);
    head.write('ustar\x0000', 257);
    const sum = head.reduce((total, byte) => total + byte, 0);
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [head, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1_024)]);
}
