import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { failureCode, ready, requestPath } from '../testing.ts';
import { Box, type UploadServer, uploadServer } from './testing.ts';

let server: UploadServer;
beforeEach(async () => {
  server = await uploadServer();
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

const instant = { speed: Number.POSITIVE_INFINITY };
/** A box with a consent that captures as fast as pictures are received. */
const quick = () => new Box({}, instant).granted();
const arrived = (count: number) => () => expect(server.received.length).toBeGreaterThanOrEqual(count);

describe('pictures', () => {
  test('are PNGs of 640 by 360 at their own addresses, with token and time', async () => {
    const box = new Box().granted();
    const begun = box.clock.now();
    expect(failureCode(box.capture(server.url, { Interval: '200', Count: '3' }))).toBe(0);
    await box.passUntil(() => expect(box.notified()).toEqual(['Capture() Complete 3']), 10);
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /pictures/one/1',
      'PUT /pictures/one/2',
      'PUT /pictures/one/3',
    ]);
    for (const { headers, body } of server.received) {
      expect(headers).toMatchObject({ authorization: 'Bearer a-token', 'content-type': 'image/png' });
      expect(body.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([640, 360]);
      const data = body.subarray(41, 41 + body.readUInt32BE(33));
      expect(inflateSync(data)).toHaveLength(360 * (1 + 640 * 3));
    }
    const taken = server.received.map(({ headers }) => Date.parse(String(headers['x-taken-at'])) - begun);
    expect(taken[0]).toBe(0);
    expect(Number(taken[1])).toBeGreaterThanOrEqual(200);
    expect(Number(taken[2]) - Number(taken[1])).toBeGreaterThanOrEqual(200);
  });

  test('given a slow upload, then the next picture waits for it, and missed ones are skipped', async () => {
    const box = new Box().granted();
    let release = () => {};
    server.answer = (response) => {
      release = () => response.writeHead(204).end();
    };
    box.capture(server.url, { Interval: '1000', Count: '3' });
    await box.passUntil(arrived(1));
    box.clock.advance(5500);
    server.answer = (response) => response.writeHead(204).end();
    expect(server.received).toHaveLength(1);
    release();
    await box.passUntil(() => expect(box.notified()).toEqual(['Capture() Complete 3']), 20);
    const [first = 0, second = 0, third = 0] = server.received.map(({ headers }) =>
      Date.parse(String(headers['x-taken-at'])),
    );
    expect(second - first).toBeGreaterThanOrEqual(5500);
    expect(third - second).toBeGreaterThanOrEqual(1000);
  });

  test('given an upload without an answer, then it fails after 10 s', async () => {
    const box = new Box().granted();
    server.answer = () => {};
    box.capture(server.url, { Count: '1' });
    await box.passUntil(arrived(1));
    box.clock.advance(9999);
    expect(server.aborted).toBe(0);
    box.clock.advance(1);
    await box.passUntil(() => expect(box.notified()).toEqual(['Capture() Complete 0']));
  });

  test('given five failures in a row, then the capture ends; a successful upload resets the count', async () => {
    const box = quick();
    server.answer = (response, sequence) => response.writeHead(sequence === 5 ? 204 : 503).end();
    box.capture(server.url, { Count: '100' });
    await box.passUntil(() => expect(box.notified()).toEqual(['Capture() Error_Upload 1']));
    expect(server.received).toHaveLength(10);
  });

  test.each([401, 403, 404, 409, 410])('are not sent again to a server that answers %i', async (status) => {
    const box = quick();
    server.answer = (response) => response.writeHead(status).end();
    box.capture(server.url, { Count: '100' });
    await box.passUntil(() => expect(box.notified()).toEqual(['Capture() Error_Upload 0']));
    expect(server.received).toHaveLength(1);
  });

  test("are not sent with the token to a redirect's target", async () => {
    const box = quick();
    server.answer = (response) => response.writeHead(307, { location: '/elsewhere' }).end();
    box.capture(server.url, { Count: '1' });
    await box.passUntil(() => expect(box.notified()).toEqual(['Capture() Complete 0']));
    expect(server.received.map(({ url }) => url)).toEqual(['/pictures/one/1']);
  });

  test('given no server, then the capture ends after five attempts', async () => {
    const box = quick();
    server.close();
    box.capture(server.url, { Count: '100' });
    await box.passUntil(() => expect(box.notified()).toEqual(['Capture() Error_Upload 0']));
  });
});

test('do not leave the box without a line', async () => {
  const box = quick();
  box.agent.write('Device.IP.Interface.1.Enable', 'false');
  box.capture(server.url, { Count: '100' });
  await box.passUntil(() => expect(box.agent.requests()).toEqual([]));
  expect(server.received).toEqual([]);
});

describe('without a valid consent there is no picture', () => {
  const ends: Record<string, (box: Box) => void> = {
    'it is ended': (box) => box.end(),
    'it expires': (box) => box.clock.advance(60_000),
    'it is revoked': (box) => box.agent.screen.endConsent('one'),
    'another one is asked for': (box) => box.request('two'),
    'the capture is cancelled': (box) => box.operate(`${requests.get(box) ?? ''}Cancel()`),
    'the box restarts': (box) => box.agent.goDown(),
    'the fleet is stopped': (box) => box.agent.shutDown(),
  };
  const requests = new Map<Box, string>();

  /** Waits until all uploads have ended, and the box has had enough turns to continue. */
  async function afterwards(uploads: MockInstance<typeof fetch>, turn = () => {}): Promise<void> {
    await Promise.allSettled(uploads.mock.results.map(({ value }) => value));
    for (let round = 0; round < 20; round += 1) {
      turn();
      await new Promise((done) => setImmediate(done));
    }
  }

  test.each(Object.keys(ends))('when %s between two pictures, then no more is sent', async (how) => {
    const uploads = vi.spyOn(globalThis, 'fetch');
    const box = new Box().granted();
    requests.set(box, requestPath(box.capture(server.url, { Count: '10000' })));
    await box.passUntil(arrived(1));
    await afterwards(uploads);
    ends[how]?.(box);
    const { length } = uploads.mock.calls;
    await afterwards(uploads, () => box.clock.advance(1000));
    expect(uploads.mock.calls).toHaveLength(length);
  });

  test.each(Object.keys(ends))('when %s during an upload, then it is aborted', async (how) => {
    const uploads = vi.spyOn(globalThis, 'fetch');
    const box = new Box().granted();
    server.answer = () => {};
    requests.set(box, requestPath(box.capture(server.url, { Count: '10000' })));
    await box.passUntil(arrived(1));
    ends[how]?.(box);
    await box.passUntil(() => expect(server.aborted).toBe(1));
    await afterwards(uploads, () => box.clock.advance(1000));
    expect(uploads.mock.calls).toHaveLength(1);
  });

  test('reports the end to the controller', async () => {
    const notified = async (end: (box: Box) => void) => {
      const box = new Box().granted();
      requests.set(box, requestPath(box.capture(server.url)));
      end(box);
      return box.notified();
    };
    expect(await notified((box) => box.end())).toEqual([
      'Capture() Error_NoConsent 0',
      'ConsentEnded Ended one',
    ]);
    expect(await notified((box) => box.operate(`${requests.get(box) ?? ''}Cancel()`))).toEqual([
      'Capture() 7023',
    ]);
    expect(await notified((box) => box.agent.goDown())).toEqual([]);
  });

  test('refuses the capture, and sends nothing', async () => {
    const box = new Box();
    expect(failureCode(box.capture(server.url))).toBe(7022);
    box.request();
    expect(failureCode(box.capture(server.url))).toBe(7022);
    box.clock.advance(4000);
    expect(failureCode(box.capture(server.url, { ConsentId: 'another' }))).toBe(7022);
    box.end();
    expect(failureCode(box.capture(server.url))).toBe(7022);
    box.clock.advance(10_000);
    expect(server.received).toEqual([]);
  });

  test('captures again on a restarted box after a new consent', async () => {
    const box = quick();
    box.capture(server.url, { Count: '10000' });
    await box.passUntil(arrived(1));
    box.agent.goDown();
    box.connect();
    expect(failureCode(box.capture(server.url))).toBe(7022);
    box.granted();
    expect(failureCode(box.capture(server.url, { Count: '2' }))).toBe(0);
    await box.passUntil(() => expect(box.agent.requests()).toEqual([]));
    expect(server.received.slice(-2).map(({ url }) => url.at(-1))).toEqual(['1', '2']);
  });
});

test('refuses a second capture while one runs', () => {
  const box = new Box().granted();
  expect(failureCode(box.capture(server.url))).toBe(0);
  expect(failureCode(box.capture(server.url))).toBe(7022);
});

test.each<Record<string, string>>([
  { UploadURL: '' },
  { UploadURL: 'ftp://host.example/x' },
  { UploadURL: 'https://user:word@host.example/x' },
  { UploadURL: 'https://host.example/x?a=b' },
  { UploadURL: 'https://host.example/x#' },
  { UploadToken: '' },
  { UploadToken: 'two words' },
  { UploadToken: 'x\r\nhost: other' },
  { Interval: '99' },
  { Interval: '60001' },
  { Count: '0' },
  { Count: '10001' },
  { ConsentId: '' },
])('%o makes no sense', (more) => {
  expect(failureCode(new Box().granted().capture(server.url, more))).toBe(7027);
});

test('has no screen on a model without a television', () => {
  expect(ready('KSTB6200').get('Device.X_WAYMARK_Screen.')).toEqual({});
  expect(failureCode(ready('KSTB6200').operate('Device.X_WAYMARK_Screen.Capture()'))).not.toBe(0);
});
