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

test('acknowledges a report of one too long value, notes it once, and does not store it', async () => {
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

test('drops and notes a too long value of an answer, and uses the rest', async () => {
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

test('informs the caller at once about an answer with too many values', async () => {
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

test("stores an event's other values before acknowledging it without a too long one", async () => {
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

test('counts names like values, and limits a notification as a whole', () => {
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
  // A short message is not examined, because it cannot exceed the limit.
  expect(excessOf(event({ ['n'.repeat(101)]: '' }), 60, limits)).toBeNull();
});

test('resumes reading a connection that exceeds its allowance once that has refilled', async () => {
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
  // The server caused the silence, so the lease is not over.
  expect(session.open).toBe(true);
});
