import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { unpackedLimit } from '#domain/apps/content/limits.ts';
import { AppRefusal } from '#domain/apps/content/problem.ts';
import { readTar } from '#domain/apps/content/tar.ts';
import { endOf, tar, zip } from '#tests/support/archives.ts';
import { contentOf } from './read.ts';

/** Statements of app files. The files, and the answers of other tools about them, are in tests/fixtures/apps. */

type Bytes = Buffer<ArrayBuffer>;

const apk = (name: string): Bytes => readFileSync(`tests/fixtures/apps/${name}.apk`);

/** Reads a file, and counts its bytes that were read. */
async function reading(file: Bytes) {
  let bytes = 0;
  const blobs = {
    read: async (_: string, range?: { start: number; end: number }) => {
      const part = range ? file.subarray(range.start, range.end + 1) : file;
      bytes += part.length;
      return Readable.from(
        (function* chunks() {
          for (let at = 0; at < part.length; at += 65_536) yield part.subarray(at, at + 65_536);
        })(),
      );
    },
  };
  const said = await contentOf(blobs, { sha256: 'x', size: file.length }).then(
    (content) => ({ content, problem: null }),
    (error: unknown) => {
      if (error instanceof AppRefusal) return { content: null, problem: error.problem };
      throw error;
    },
  );
  return { ...said, bytes };
}
const contentIn = async (file: Bytes) => (await reading(file)).content;
const problemOf = async (file: Bytes) => (await reading(file)).problem?.code ?? null;

describe('an APK', () => {
  const agency = '19b39caf16b69696ccde134932eacd05ca80a60b466660f4320a70572a3168a8';
  const songbird = '23b90f1411e00d75110905c1c725fe79f8d42b2fca906643ced2fa30bf5bcf8d';
  // These are the answers of `aapt dump badging` and `apksigner verify --print-certs`.
  test.each([
    [
      'kids-1.0.0',
      {
        packageName: 'com.example.kidstv',
        versionCode: 10,
        versionName: '1.0.0',
        minSdk: 24,
        debuggable: false,
      },
      agency,
      3,
    ],
    [
      'weather-2.0.0',
      {
        packageName: 'com.example.weather',
        versionCode: 20,
        versionName: '2.0.0',
        minSdk: 24,
        debuggable: false,
      },
      agency,
      2,
    ],
    [
      'weather-2.1.0',
      {
        packageName: 'com.example.weather',
        versionCode: 21,
        versionName: '2.1.0',
        minSdk: 24,
        debuggable: false,
      },
      songbird,
      3,
    ],
    [
      'v1v2',
      { packageName: 'com.example.both', versionCode: 4, versionName: '0.4', minSdk: 21, debuggable: true },
      agency,
      2,
    ],
    // The high half of the code is 2.
    [
      'major',
      {
        packageName: 'com.example.major',
        versionCode: 2 * 2 ** 32 + 7,
        versionName: '7.0',
        minSdk: 28,
        debuggable: false,
      },
      songbird,
      3,
    ],
  ])(
    '%s says what other tools read in it, and its signature is right',
    async (name, manifest, sha256, scheme) => {
      expect(await contentIn(apk(name))).toMatchObject({
        platform: 'android',
        ...manifest,
        signer: { sha256, scheme, verified: true },
      });
    },
  );

  test('with a JAR signature alone names its signer as stated', async () => {
    expect(await contentIn(apk('jar-only'))).toMatchObject({
      packageName: 'com.example.oldapp',
      minSdk: 19,
      debuggable: true,
      signer: {
        sha256: agency,
        subject: 'CN=Northlight Agency, O=Northlight, C=ZA',
        scheme: 1,
        verified: false,
      },
    });
  });

  test('that was changed in any part after signing is refused', async () => {
    const file = apk('kids-1.0.0');
    // The block ends before the directory with its size and this text.
    const footer = file.indexOf('APK Sig Block 42');
    const blockAt = footer + 16 - 8 - Number(file.readBigUInt64LE(footer - 8));
    const [entry, directory, signature] = [
      blockAt - 5,
      file.lastIndexOf('AndroidManifest.xml'),
      blockAt + 60,
    ];
    for (const at of [entry, directory + 20, signature]) {
      const changed = Buffer.from(file);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(['badSignature', 'damaged', 'ambiguous']).toContain(await problemOf(changed));
    }
    const added = Buffer.from(file);
    added.writeUInt8(added.readUInt8(40) ^ 1, 40);
    expect(await problemOf(added)).not.toBeNull();
  });

  test('whose newer signature was cut out is refused: the older one says that there was one', async () => {
    const file = Buffer.from(apk('kids-1.0.0'));
    const id = Buffer.from([0xc0, 0x68, 0x53, 0xf0]);
    const at = file.indexOf(id);
    expect(at).toBeGreaterThan(0);
    file.writeUInt32LE(0x12345678, at);
    expect(await problemOf(file)).toBe('badSignature');
  });

  test('without a signature, or without a version code, is refused', async () => {
    expect(await problemOf(apk('unsigned'))).toBe('unsigned');
    expect(await problemOf(apk('no-code'))).toBe('noVersionCode');
  });

  test('that is cut off anywhere is refused, and never read beyond its end', async () => {
    const file = apk('kids-1.0.0');
    for (const length of [1, 3, 4, 21, 22, 100, 600, 4_096, file.length - 23, file.length - 1])
      expect(await problemOf(file.subarray(0, length))).toMatch(/^(damaged|unknown)$/);
  });
});

describe('an archive that is no app', () => {
  test('has no manifest', async () => {
    expect(await problemOf(zip([{ name: 'readme.txt', content: Buffer.from('x') }]))).toBe('noManifest');
  });

  test('has a manifest that states 200 MB: it is not unpacked', async () => {
    const content = Buffer.alloc(1_000);
    const file = zip([{ name: 'AndroidManifest.xml', content, stated: 200 * 1024 ** 2 }]);
    const { problem, bytes } = await reading(file);
    expect(problem).toEqual({ code: 'manifestTooLarge', megabytes: 200 });
    expect(bytes).toBeLessThan(1_000);
  });

  test('has a manifest that unpacks to more than it states', async () => {
    const content = Buffer.alloc(5 * 1024 ** 2);
    expect(await problemOf(zip([{ name: 'AndroidManifest.xml', content, stated: 1_000 }]))).toBe('damaged');
  });

  test('unpacks to hundreds of times its size', async () => {
    const name = 'AndroidManifest.xml';
    const bomb = { name: 'bomb', content: Buffer.alloc(1_000), stated: 3 * 1024 ** 3 };
    expect(await problemOf(zip([{ name, content: Buffer.from('x') }, bomb]))).toBe('bomb');
  });

  test('has entries that share their bytes (as in the bombs of David Fifield)', async () => {
    const file = zip([
      { name: 'AndroidManifest.xml', content: Buffer.from('manifest') },
      { name: 'a', content: Buffer.alloc(4_000, 'abcdefgh'), stored: true },
      { name: 'b', content: Buffer.from('b') },
      { name: 'c', content: Buffer.from('c') },
    ]);
    // The later entries point to the bytes of the second one too.
    const second = file.indexOf('PK\x01\x02', file.indexOf('PK\x01\x02') + 4);
    const third = file.indexOf('PK\x01\x02', second + 4);
    const fourth = file.indexOf('PK\x01\x02', third + 4);
    for (const head of [third, fourth])
      for (const field of [10, 20, 24, 42]) file.copy(file, head + field, second + field, second + field + 4);
    expect(await problemOf(file)).toBe('bomb');
  });

  test('has a second directory, behind or in the comment of the first', async () => {
    const inner = zip([{ name: 'AndroidManifest.xml', content: Buffer.from('x') }]);
    const comment = endOf(0, 0, 0, Buffer.alloc(0));
    expect(await problemOf(zip([{ name: 'a', content: Buffer.from('x') }], comment))).toBe('ambiguous');
    expect(await problemOf(Buffer.concat([inner, inner]))).toBe('damaged');
  });

  test('has one name twice', async () => {
    const entry = { name: 'AndroidManifest.xml', content: Buffer.from('x') };
    expect(await problemOf(zip([entry, entry]))).toBe('ambiguous');
  });

  test('begins with other bytes, which could be another program', async () => {
    expect(await problemOf(Buffer.concat([Buffer.from('PK dex\n'), Buffer.from(apk('kids-1.0.0'))]))).toBe(
      'damaged',
    );
  });

  test('has a manifest of text or of nonsense', async () => {
    for (const content of [
      '<manifest package="a.b"/>',
      '',
      '\x03\x00\x08\x00\xff\xff\xff\xff',
      'x'.repeat(5_000),
    ])
      expect(
        await problemOf(zip([{ name: 'AndroidManifest.xml', content: Buffer.from(content, 'latin1') }])),
      ).toBe('badManifest');
  });

  test('is empty, a picture or a text', async () => {
    expect(await problemOf(Buffer.alloc(0))).toBe('empty');
    for (const content of ['89504e470d0a1a0a0000000d49484452', Buffer.from('hello').toString('hex')])
      expect(await problemOf(Buffer.from(content, 'hex'))).toBe('unknown');
  });

  test('every changed byte of a manifest leads to an answer: an app, or a problem', async () => {
    const name = 'AndroidManifest.xml';
    const file = apk('unsigned');
    const at = file.indexOf('PK\x03\x04') + 30 + name.length + file.readUInt16LE(28);
    const manifest = (await import('node:zlib')).inflateRawSync(file.subarray(at));
    for (let index = 0; index < manifest.length; index += 7) {
      const content = Buffer.from(manifest);
      content.writeUInt8(content.readUInt8(index) ^ 0xff, index);
      expect(await problemOf(zip([{ name, content }]))).toMatch(
        /^(badManifest|noVersionCode|split|unsigned)$/,
      );
    }
  });
});

describe('a container archive', () => {
  const docker = (tags: string[] | null, images = 1) =>
    JSON.stringify(Array.from({ length: images }, () => ({ Config: 'c.json', RepoTags: tags, Layers: [] })));
  const layout = (annotations: Record<string, string>) =>
    JSON.stringify({ schemaVersion: 2, manifests: [{ digest: 'sha256:1', annotations }] });
  const layer = { name: 'layer.tar', content: Buffer.alloc(100_000, 7) };

  test.each([
    ['evolane/ad-shield:1.2.0', 'evolane/ad-shield', '1.2.0'],
    ['registry.example:5000/evolane/ad-shield:1.2.0', 'evolane/ad-shield', '1.2.0'],
    ['docker.io/library/redis:7.2', 'redis', '7.2'],
    ['ad-shield:latest', 'ad-shield', null],
  ])('as `docker save` writes it says the name and tag of %s', async (reference, name, tag) => {
    const file = tar([layer, { name: 'manifest.json', content: docker([reference]) }]);
    for (const each of [file, gzipSync(file)])
      expect(await contentIn(each)).toEqual({ platform: 'quantum', name, tag });
  });

  test('of the OCI layout says it by its annotations', async () => {
    const file = (annotations: Record<string, string>) =>
      tar([
        { name: 'oci-layout', content: '{}' },
        layer,
        { name: './index.json', content: layout(annotations) },
      ]);
    expect(
      await contentIn(
        file({
          'io.containerd.image.name': 'docker.io/evolane/ad-shield:1.2.0',
          'org.opencontainers.image.ref.name': '1.2.0',
        }),
      ),
    ).toEqual({ platform: 'quantum', name: 'evolane/ad-shield', tag: '1.2.0' });
    expect(await contentIn(file({}))).toEqual({ platform: 'quantum', name: null, tag: null });
  });

  test('reads long names and sizes of pax and GNU', async () => {
    const long = `${'deep/'.repeat(40)}file`;
    const file = tar([
      { name: 'pax', type: 'x', content: `${long.length + 10} path=${long}\n` },
      { name: 'short', content: 'x' },
      { name: '././@LongLink', type: 'L', content: `${long}\0` },
      { name: 'short', content: 'x' },
      { name: 'manifest.json', content: docker(['a/b:1']) },
    ]);
    expect(await contentIn(file)).toMatchObject({ name: 'a/b', tag: '1' });
  });

  test('with none, several or contradicting images is refused', async () => {
    expect(await problemOf(tar([layer]))).toBe('noImage');
    expect(await problemOf(tar([{ name: 'manifest.json', content: '[]' }]))).toBe('noImage');
    expect(await problemOf(tar([{ name: 'manifest.json', content: docker(['a:1'], 2) }]))).toBe(
      'severalImages',
    );
    expect(await problemOf(tar([{ name: 'manifest.json', content: docker(['a:1', 'a:2']) }]))).toBe(
      'severalImages',
    );
    const both = [
      { name: 'manifest.json', content: docker(['a:1']) },
      { name: 'index.json', content: layout({ 'io.containerd.image.name': 'docker.io/library/b:1' }) },
    ];
    expect(await problemOf(tar(both))).toBe('severalImages');
    const twice = { name: 'manifest.json', content: docker(['a:1']) };
    expect(await problemOf(tar([twice, twice]))).toBe('ambiguous');
  });

  test('that unpacks to more than a hundred times its size is given up at that point', async () => {
    const chunks = async function* chunks() {
      yield tar([]).subarray(0, 0);
      const head = tar([{ name: 'layer', content: Buffer.alloc(0) }]).subarray(0, 512);
      head.write(`${(2 ** 30).toString(8).padStart(11, '0')}\0`, 124);
      head.write('        ', 148);
      const sum = head.reduce((total, byte) => total + byte, 0);
      head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
      yield head;
      for (;;) yield Buffer.alloc(65_536);
    };
    await expect(readTar(chunks(), { wants: () => null, mostBytes: 1_000_000 })).rejects.toMatchObject({
      problem: { code: 'bomb' },
    });
    expect(unpackedLimit(1_000)).toBe(512 * 1024 ** 2);
    expect(unpackedLimit(100 * 1024 ** 2)).toBe(100 * 100 * 1024 ** 2);
    expect(unpackedLimit(1024 ** 3)).toBe(16 * 1024 ** 3);
  });

  test('that is cut off, larger than it says, or no JSON is refused', async () => {
    const file = tar([layer, { name: 'manifest.json', content: docker(['a:1']) }]);
    expect(await problemOf(file.subarray(0, 50_000))).toBe('damaged');
    expect(await problemOf(gzipSync(file).subarray(0, 200))).toBe('damaged');
    expect(await problemOf(gzipSync(Buffer.from('no archive')))).toBe('damaged');
    expect(await problemOf(tar([{ name: 'manifest.json', content: '{' }]))).toBe('damaged');
    expect(await problemOf(tar([{ name: 'index.json', content: Buffer.alloc(2 * 1024 ** 2) }]))).toBe(
      'damaged',
    );
    expect(
      await problemOf(tar([{ name: 'pax', type: 'x', content: Buffer.alloc(200_000, 'a') }, layer])),
    ).toBe('damaged');
  });
});
