import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ApiClient } from '#tests/support/api-client.ts';
import { type Bench, type BenchContext, type Figure, sleep } from './harness.ts';
import { freshPlace } from './support/database.ts';
import { ProbedServer } from './support/probed-server.ts';

const run = promisify(execFile);
const megabyte = 1024 * 1024;
const partBytes = 8 * megabyte;

/**
 * A large firmware file by resumable upload, in parts with checksums as the console sends them; and the memory of the
 * server.
 */
export const firmwareUpload: Bench = {
  name: 'firmware-upload',
  run: (context) => measure(context),
};

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const size = (quick ? 64 : 500) * megabyte;
  const place = await freshPlace();
  // The folder is beside the data directory, on the same disk.
  const folder = await mkdtemp(join(dirname(place.dataDir), 'waymark-image-'));
  const [file, copy] = [join(folder, 'bench.img'), join(folder, 'bench.copy')];
  await writeRandom(file, size);
  const server = await ProbedServer.start(place);
  try {
    const api = new ApiClient(server.process.url);
    await api.signIn(await server.process.account('OperatorAdmin'));
    // The first upload loads the code that every later one needs.
    await upload(api, server.process.url, file, partBytes, 'small.img');
    const bareBegan = performance.now();
    await run('cp', [file, copy]);
    await run('sync', [copy]);
    await run('sha256sum', [copy]);
    const bare = (performance.now() - bareBegan) / 1_000;
    await rm(copy);

    const { rss } = await server.memory();
    let most = rss;
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        const pages = (await readFile(`/proc/${server.pid}/statm`, 'utf8')).split(' ')[1];
        most = Math.max(most, Number(pages) * 4_096);
        await sleep(20);
      }
    })();
    const began = performance.now();
    await upload(api, server.process.url, file, size, 'large.img');
    const seconds = (performance.now() - began) / 1_000;
    isOver = true;
    await watch;
    say(`${seconds.toFixed(1)} s, bare ${bare.toFixed(1)} s`);
    const named = `${size / megabyte} MB of firmware`;
    return [
      {
        what: `${named} uploaded`,
        value: seconds,
        unit: 's',
        baseline: { what: 's, cp, sync and sha256sum', value: bare },
        target: { atMost: 2 * bare },
      },
      {
        what: `memory above rest meanwhile`,
        value: (most - rss) / megabyte,
        unit: 'MB',
        target: { atMost: 64 },
      },
    ];
  } finally {
    await server.process.kill('SIGKILL');
    await place.remove();
    await rm(folder, { recursive: true });
  }
}

async function writeRandom(path: string, size: number): Promise<void> {
  const file = await open(path, 'w');
  const part = randomBytes(partBytes);
  for (let at = 0; at < size; at += partBytes) {
    part.writeUInt32LE(at / partBytes);
    await file.write(part, 0, Math.min(partBytes, size - at));
  }
  await file.close();
}

/** Uploads a number of bytes of the file in parts. */
async function upload(
  api: ApiClient,
  url: string,
  path: string,
  size: number,
  fileName: string,
): Promise<void> {
  const begun = await api.call('POST', '/api/v1/uploads', {
    purpose: 'firmware',
    fileName,
    fingerprint: fileName,
    size,
  });
  if (begun.code !== 'success') throw new Error(`the upload did not begin: ${begun.message}`);
  const file = await open(path, 'r');
  const bytes = Buffer.alloc(partBytes);
  try {
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(bytes, 0, Math.min(partBytes, size - at), at);
      const part = bytes.subarray(0, bytesRead);
      const answer = await fetch(`${url}${begun.data.address}`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${api.token}`,
          'tus-resumable': '1.0.0',
          'upload-offset': String(at),
          'content-type': 'application/offset+octet-stream',
          'upload-checksum': `sha256 ${createHash('sha256').update(part).digest('base64')}`,
        },
        body: part,
      });
      if (answer.status !== 204) throw new Error(`a part was refused with ${answer.status}`);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}
