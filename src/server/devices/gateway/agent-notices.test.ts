import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '#tests/support/eventually.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { AgentNotices } from './agent-notices.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { silentLog } from './port.ts';
import { eventMsg, msgBytes, recordBytes, recordingSink, ScriptedAgent } from './testing.ts';

const eid = 'os::0A57B0-1';
let gateway: Gateway | null = null;
afterEach(() => gateway?.close());

async function start() {
  const recorded = recordingSink();
  const lines: object[] = [];
  const opened = await createGateway({
    port: 0,
    host: '127.0.0.1',
    sink: recorded.sink,
    log: { debug: () => {}, info: () => {}, warn: (detail) => void lines.push(detail) },
    manageSubscriptions: false,
  });
  gateway = opened;
  const url = `ws://127.0.0.1:${opened.port}/usp`;
  const notices = () =>
    recorded.reports.flatMap((report) => (report.kind === 'agentNoticed' ? [report.notice] : []));
  return {
    gateway: opened,
    ...recorded,
    url,
    lines,
    notices,
    connect: () => ScriptedAgent.connect(`${url}?eid=${eid}`, eid),
  };
}

describe('agent fault reports', () => {
  test('logs and reports an unreadable message once, however often it comes', async () => {
    const { gateway, connect, notices, lines } = await start();
    const agent = await connect();
    const garbage = recordBytes(eid, { type: 'noSession', body: { payload: Uint8Array.of(0xff, 0xff) } });
    for (let sent = 0; sent < 50; sent += 1) agent.send(garbage);
    agent.sendMsg('n1', eventMsg('n1', 'Boot!'));
    await agent.take('NotifyResp');
    expect(notices()).toEqual([
      { endpointId: eid, notice: 'undecodable', detail: expect.stringMatching(/^message: /), times: 1 },
    ]);
    expect(lines).toHaveLength(1);
    expect(gateway.isConnected(eid)).toBe(true);
  });

  test.each([
    ['bytes that are no record', Uint8Array.of(0xff, 0xff), 'undecodable', /^undecodable record: /],
    ['a text frame', 'hello', 'sessionRefused', /^binary frames only$/],
    [
      'a record of somebody else',
      msgBytes('os::0A57B0-2', eventMsg('n', 'Boot!')),
      'sessionRefused',
      /os::0A57B0-2 is not the endpoint/,
    ],
  ] as const)('given %s, then the refused session is told', async (_name, data, notice, detail) => {
    const { connect, notices } = await start();
    const agent = await connect();
    agent.send(data);
    await eventually(() => expect(notices()).toHaveLength(1));
    expect(notices()[0]).toMatchObject({ notice, detail: expect.stringMatching(detail) });
  });

  test('logs a refused upgrade by its address', async () => {
    const { url, lines, notices } = await start();
    const webSocket = new WebSocket(`${url}?eid=${eid}`, ['chat']);
    webSocket.on('error', () => {});
    await once(webSocket, 'unexpected-response');
    webSocket.terminate();
    expect(lines).toEqual([
      expect.objectContaining({ address: '127.0.0.1', detail: 'sub-protocol v1.usp required' }),
    ]);
    expect(notices()).toEqual([]);
  });
});

test('keeps the other values if some are not UTF-8, and those with replacement characters', async () => {
  const { gateway, connect } = await start();
  const agent = await connect();
  const answer = gateway.get(eid, ['Device.WiFi.']);
  const { msgId } = await agent.take('Get');
  const result = { resolvedPath: 'Device.WiFi.SSID.1.', resultParams: { SSID: 'caf@', Enable: 'true' } };
  const reqPathResults = [
    { requestedPath: 'Device.WiFi.', errCode: 0, errMsg: '', resolvedPathResults: [result] },
  ];
  const bytes = msgBytes(eid, { msgId, type: 'GetResp', body: { reqPathResults } });
  bytes[bytes.indexOf(0x40)] = 0xe9;
  agent.send(bytes);
  expect(await answer).toMatchObject({
    values: { 'Device.WiFi.SSID.1.SSID': 'caf\ufffd', 'Device.WiFi.SSID.1.Enable': 'true' },
  });
});

test('reports a repeated fault once an hour, with a count', () => {
  const clock = new ManualClock();
  const reported: object[] = [];
  const notices = new AgentNotices({ clock, log: silentLog }, (notice) => void reported.push(notice));
  const who = { endpointId: eid, address: '192.0.2.1' };
  for (let at = 0; at < 10; at += 1) notices.note(who, 'undecodable', `message ${at}`);
  notices.note(who, 'versionUnknown', '9.9');
  notices.note({ ...who, endpointId: 'os::0A57B0-2' }, 'undecodable', 'x'.repeat(1_000));
  notices.note({ ...who, endpointId: '' }, 'sessionRefused', 'no endpoint id');
  expect(reported).toEqual([
    { endpointId: eid, notice: 'undecodable', detail: 'message 0', times: 1 },
    { endpointId: eid, notice: 'versionUnknown', detail: '9.9', times: 1 },
    { endpointId: 'os::0A57B0-2', notice: 'undecodable', detail: 'x'.repeat(300), times: 1 },
  ]);
  clock.advance(3_599_999);
  notices.note(who, 'undecodable', 'still');
  clock.advance(1);
  notices.note(who, 'undecodable', 'again');
  expect(reported.at(-1)).toEqual({ endpointId: eid, notice: 'undecodable', detail: 'again', times: 11 });
});
