import { expect, test } from 'vitest';
import type { Msg } from '#usp/msg.ts';
import { excessOf, usualLimits } from './limits.ts';
import { eid, msgBytes, sessionRig, settled } from './testing.ts';

const valueChange = (paramValue: string, msgId = 'n1'): Msg => ({
  msgId,
  type: 'Notify',
  body: {
    subscriptionId: 'sub',
    sendResp: true,
    notification: { type: 'valueChange', body: { paramPath: 'Device.WiFi.SSID.1.SSID', paramValue } },
  },
});
const noticed = ({ reports }: ReturnType<typeof sessionRig>['recorded']) =>
  reports.flatMap(({ kind, notice }) => (kind === 'agentNoticed' ? [notice] : []));

test('given a report of one value that is too long, then it is acknowledged, noted once, and not stored', async () => {
  const { session, socket, recorded } = sessionRig();
  for (const msgId of ['n1', 'n2', 'n3'])
    session.receive(msgBytes(eid, valueChange('x'.repeat(70_000), msgId)));
  await settled();
  expect(socket.messages()).toMatchObject(
    ['n1', 'n2', 'n3'].map((msgId) => ({ msgId, type: 'NotifyResp', body: { subscriptionId: 'sub' } })),
  );
  expect(recorded.kinds()).toEqual(['connected', 'agentNoticed']);
  expect(noticed(recorded)).toEqual([
    {
      endpointId: eid,
      notice: 'limitExceeded',
      detail: 'Notify: a value of 70000 characters, where 65536 are taken',
      times: 1,
    },
  ]);
  session.receive(msgBytes(eid, valueChange('x'.repeat(60_000), 'n4')));
  await settled();
  expect(recorded.kinds().at(-1)).toBe('valueChanged');
});

test('given an answer with a value that is too long, then that one is dropped and noted, and the rest is used', async () => {
  const { session, socket, recorded } = sessionRig();
  const asked = session.request(
    { type: 'Get', body: { paramPaths: ['Device.'], maxDepth: 0 } },
    { timeoutMs: 30_000, lane: 'interactive' },
  );
  const [get] = socket.messages();
  const resultParams = { A: 'x'.repeat(70_000), B: 'short' };
  const result = { requestedPath: 'Device.', errCode: 0, errMsg: '' };
  session.receive(
    msgBytes(eid, {
      msgId: get?.msgId ?? '',
      type: 'GetResp',
      body: {
        reqPathResults: [{ ...result, resolvedPathResults: [{ resolvedPath: 'Device.', resultParams }] }],
      },
    }),
  );
  expect(await asked).toMatchObject({
    kind: 'response',
    content: {
      type: 'GetResp',
      body: { reqPathResults: [{ resolvedPathResults: [{ resultParams: { B: 'short' } }] }] },
    },
  });
  await settled();
  expect(noticed(recorded)).toMatchObject([{ detail: expect.stringContaining('A (70000 characters)') }]);
});

test('given an answer with too many values, then the caller is informed at once', async () => {
  const { session, socket } = sessionRig();
  const asked = session.request(
    { type: 'Get', body: { paramPaths: ['Device.'], maxDepth: 0 } },
    { timeoutMs: 30_000, lane: 'interactive' },
  );
  const [get] = socket.messages();
  const resultParams = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`P${at}`, '']));
  const result = { requestedPath: 'Device.', errCode: 0, errMsg: '' };
  const resolvedPathResults = [{ resolvedPath: 'Device.', resultParams }];
  const body = { reqPathResults: [{ ...result, resolvedPathResults }] };
  session.receive(msgBytes(eid, { msgId: get?.msgId ?? '', type: 'GetResp', body }));
  expect(await asked).toMatchObject({
    kind: 'response',
    content: { type: 'Error', body: { errCode: 7005, errMsg: expect.stringContaining('names and values') } },
  });
});

test('given an event with a value that is too long, then its other values are stored before it is acknowledged', async () => {
  const { session, socket, recorded, answers } = sessionRig();
  const params = { Sequence: '1', Dump: 'x'.repeat(136_000) };
  const notification = {
    type: 'event' as const,
    body: { objPath: 'Device.Vendor.', eventName: 'Log!', params },
  };
  session.receive(
    msgBytes(eid, {
      msgId: 'n1',
      type: 'Notify',
      body: { subscriptionId: 's', sendResp: true, notification },
    }),
  );
  await settled();
  expect(socket.messages()).toEqual([]);
  for (const store of answers) store();
  await settled();
  expect(socket.messages()).toMatchObject([{ type: 'NotifyResp', body: { subscriptionId: 's' } }]);
  expect(recorded.reports.find(({ kind }) => kind === 'event')).toMatchObject({
    notice: { params: { Sequence: '1' } },
  });
  expect(noticed(recorded)).toMatchObject([{ detail: expect.stringContaining('Dump (136000 characters)') }]);
});

test('names count as values do, and a notification as a whole', () => {
  const event = (params: Record<string, string>): Msg => ({
    msgId: '1',
    type: 'Notify',
    body: {
      subscriptionId: '',
      sendResp: true,
      notification: { type: 'event', body: { objPath: 'Device.', eventName: 'X!', params } },
    },
  });
  const limits = { ...usualLimits, valueLength: 100, texts: 60, noticeLength: 1_000 };
  const excess = (msg: Msg) => excessOf(msg, 10_000, limits);
  expect(excess(event({ a: 'b' }))).toBeNull();
  expect(excess(event({ ['n'.repeat(101)]: '' }))).toContain('101 characters');
  expect(excess(event(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`k${at}`, '']))))).toContain(
    'names and values',
  );
  expect(
    excess(event(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`k${at}`, 'v'.repeat(99)])))),
  ).toContain('a notification of');
  // A short message is not walked through: it cannot hold so much.
  expect(excessOf(event({ ['n'.repeat(101)]: '' }), 60, limits)).toBeNull();
});

test('given a connection that sends more than its allowance, then it is read again when that has filled up', async () => {
  const { session, socket, clock } = sessionRig();
  const flood = msgBytes(eid, valueChange('x'.repeat(3_000_000)));
  for (let at = 0; at < 2; at++) session.receive(flood);
  expect(socket.paused).toBe(false);
  session.receive(flood);
  expect(socket.paused).toBe(true);
  const overdrawn = 3 * flood.length - usualLimits.bytes.burst;
  const pauseMs = Math.ceil((overdrawn / usualLimits.bytes.perSecond) * 1000);
  clock.advance(pauseMs - 1);
  expect(socket.paused).toBe(true);
  clock.advance(1);
  expect(socket.paused).toBe(false);
  // The silence was ours: its lease is not over.
  expect(session.open).toBe(true);
});
