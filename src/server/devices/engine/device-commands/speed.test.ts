import { describe, expect, test } from 'vitest';
import { downloadSpeed } from './speed.ts';

const urlFor = (params: { host: string; filesize?: number }) => {
  const call = downloadSpeed.call(params);
  return call.kind === 'operate' ? call.inputArgs.DownloadURL : null;
};

describe('size of a download test (CL-108, docs/decisions/142)', () => {
  test.each([
    [{ host: 'http://speed.example/down', filesize: 1_048_576 }, 'http://speed.example/down?bytes=1048576'],
    [{ host: 'http://speed.example/down?x=1', filesize: 5 }, 'http://speed.example/down?x=1&bytes=5'],
    [{ host: 'speed.example', filesize: 5 }, 'http://speed.example/?bytes=5'],
    [{ host: 'http://speed.example/down' }, 'http://speed.example/down'],
    [{ host: 'http://speed.example/down?bytes=7', filesize: 5 }, 'http://speed.example/down?bytes=7'],
  ])('%j asks for %s', (params, url) => {
    expect(urlFor(params)).toBe(url);
  });
});
