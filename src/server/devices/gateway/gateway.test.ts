import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '#tests/support/eventually.ts';
import type { BodyOf } from '#usp/msg.ts';
import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
import { eventMsg, msgBytes, recordBytes, recordingSink, ScriptedAgent } from './testing.ts';

const eid = 'os::0A57B0-1';
let gateway: Gateway;

async function start(options: Partial<GatewayOptions> = {}) {
  const recorded = recordingSink();
  gateway = await createGateway({
    port: 0,
    host: '127.0.0.1',
    sink: recorded.sink,
    manageSubscriptions: false,
    ...options,
  });
  return { ...recorded, url: `ws://127.0.0.1:${gateway.port}/usp` };
}

afterEach(() => gateway.close());

const connected = () => eventually(() => expect(gateway.isConnected(eid)).toBe(true));
const operateResp = (reqObjPath: string): { type: 'OperateResp'; body: BodyOf<'OperateResp'> } => ({
  type: 'OperateResp',
  body: { operationResults: [{ executedCommand: 'Device.X()', reqObjPath, outcome: null }] },
});

/** Connects, and returns the status of the refusal. */
async function refusal(url: string, protocols: string[]): Promise<number | undefined> {
  const webSocket = new WebSocket(url, protocols);
  webSocket.on('error', () => {});
  const [, response] = await once(webSocket, 'unexpected-response');
  webSocket.terminate();
  return response.statusCode;
}

describe('upgrade (TR-369 §4.4)', () => {
  test('echoes the sub-protocol v1.usp, and refuses clients without it', async () => {
    const { url } = await start();
    const webSocket = new WebSocket(`${url}?eid=${eid}`, ['other', 'v1.usp']);
    await once(webSocket, 'open');
    expect(webSocket.protocol).toBe('v1.usp');
    expect(webSocket.extensions).toBe('');
    webSocket.terminate();
    expect(await refusal(url, [])).toBe(400);
    expect(await refusal(url, ['chat'])).toBe(400);
    expect(await refusal(`${url}-not`, ['v1.usp'])).toBe(404);
  });

  test('answers a plain HTTP request with the purpose of this port', async () => {
    const { url } = await start();
    const response = await fetch(url.replace('ws:', 'http:'));
    expect(response.status).toBe(426);
  });

  test('shows an agent without a connect record as online from socket and eid', async () => {
    const { url, reports } = await start();
    const agent = await ScriptedAgent.connect(`${url}?eid=${encodeURIComponent(eid)}`, eid);
    await connected();
    expect(reports[0]).toMatchObject({
      kind: 'connected',
      notice: { endpointId: eid, address: '127.0.0.1' },
    });
    expect(gateway.connectedCount()).toBe(1);
    agent.close();
    await eventually(() => expect(reports.at(-1)).toMatchObject({ notice: { reason: 'closed' } }));
    expect(gateway.isConnected(eid)).toBe(false);
  });

  test('binds an agent that names itself only in its records by the first one', async () => {
    const { url } = await start();
    const agent = await ScriptedAgent.connect(url, eid);
    expect(gateway.connectedCount()).toBe(0);
    agent.connectRecord();
    await connected();
  });

  test('closes with 1003 after a text frame or an undecodable record', async () => {
    const { url, reports } = await start();
    for (const data of ['hello', Uint8Array.of(0xff, 0xff, 0xff)]) {
      const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
      agent.send(data);
      await agent.until(() => agent.closeCode !== null);
      expect(agent.closeCode).toBe(1003);
    }
    await eventually(() =>
      expect(reports.filter(({ kind }) => kind === 'disconnected')).toMatchObject([
        { notice: { reason: 'protocolError' } },
        { notice: { reason: 'protocolError' } },
      ]),
    );
  });

  test('ignores a record for another controller, and reports it', async () => {
    const { url, reports } = await start();
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    await connected();
    agent.send(
      recordBytes(eid, { type: 'disconnect', body: { reason: 'bye', reasonCode: 0 } }, 'self::other'),
    );
    await eventually(() =>
      expect(reports).toContainEqual({
        kind: 'agentNoticed',
        notice: {
          endpointId: eid,
          notice: 'foreignRecord',
          detail: 'to_id self::other, not self::waymark-controller',
          times: 1,
        },
      }),
    );
    expect(gateway.isConnected(eid)).toBe(true);
  });

  test('ends the session after a frame above the limit, and reports it', async () => {
    const { url, reports } = await start({ limits: { messageBytes: 1000 } });
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    agent.connectRecord();
    await connected();
    agent.send(new Uint8Array(2000));
    await agent.until(() => agent.closeCode !== null);
    expect(agent.closeCode).toBe(1009);
    await eventually(() =>
      expect(reports).toContainEqual({
        kind: 'agentNoticed',
        notice: {
          endpointId: eid,
          notice: 'limitExceeded',
          detail: 'a message of more than 1000 bytes (USP_MAX_MESSAGE)',
          times: 1,
        },
      }),
    );
    expect(reports).toContainEqual(
      expect.objectContaining({
        kind: 'disconnected',
        notice: expect.objectContaining({ reason: 'protocolError' }),
      }),
    );
  });

  test('joins the fragments of a record', async () => {
    const { url, reports } = await start();
    const webSocket = new WebSocket(`${url}?eid=${eid}`, 'v1.usp');
    await once(webSocket, 'open');
    const bytes = msgBytes(eid, eventMsg('n1', 'Boot!'));
    webSocket.send(bytes.subarray(0, 10), { fin: false });
    webSocket.send(bytes.subarray(10, 40), { fin: false });
    webSocket.send(bytes.subarray(40), { fin: true });
    await eventually(() => expect(reports.at(-1)).toMatchObject({ kind: 'event' }));
    webSocket.terminate();
  });
});

describe('requests', () => {
  test("accepts an operation with its request's path, and matches its completion by command key", async () => {
    const { url, reports } = await start();
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    const call = {
      command: 'Device.IP.Diagnostics.IPPing()',
      commandKey: 'task-1',
      inputArgs: { Host: 'a' },
    };
    const answer = gateway.operate(eid, call);
    const request = await agent.take('Operate');
    expect(request.body).toEqual({ ...call, sendResp: true });
    // The completion arrives before the response it belongs to (USP.md).
    const outcome = { type: 'outputArgs', body: { outputArgs: { Status: 'Complete' } } } as const;
    const done = {
      objPath: 'Device.IP.Diagnostics.',
      commandName: 'IPPing()',
      commandKey: 'task-1',
      outcome,
    };
    const notification = { type: 'operationComplete', body: done } as const;
    agent.sendMsg('n1', { type: 'Notify', body: { subscriptionId: 's', sendResp: true, notification } });
    expect((await agent.take('NotifyResp')).msgId).toBe('n1');
    expect(reports.at(-1)).toMatchObject({
      kind: 'operationCompleted',
      notice: { commandKey: 'task-1', outcome: { kind: 'completed', outputArgs: { Status: 'Complete' } } },
    });
    agent.sendMsg(request.msgId, operateResp('Device.LocalAgent.Request.1.'));
    expect(await answer).toEqual({ kind: 'accepted', requestPath: 'Device.LocalAgent.Request.1.' });
  });

  test('pings an agent that stalls until it receives a frame', async () => {
    const { url } = await start({ overduePingMs: 20 });
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    const answer = gateway.get(eid, ['Device.A']);
    const request = await agent.take('Get');
    await agent.until(() => agent.pings > 0);
    agent.sendMsg(request.msgId, { type: 'GetResp', body: { reqPathResults: [] } });
    expect(await answer).toEqual({ kind: 'values', values: {}, errors: {} });
  });

  test('sends one request at a time', async () => {
    const { url } = await start();
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    const answers = [gateway.get(eid, ['Device.A']), gateway.get(eid, ['Device.B'])];
    const first = await agent.take('Get');
    agent.sendMsg('n', eventMsg('n', 'X!'));
    await agent.take('NotifyResp');
    expect(agent.received).toEqual([]);
    agent.sendMsg(first.msgId, { type: 'GetResp', body: { reqPathResults: [] } });
    const second = await agent.take('Get');
    expect(second.body.paramPaths).toEqual(['Device.B']);
    agent.sendMsg(second.msgId, { type: 'GetResp', body: { reqPathResults: [] } });
    await Promise.all(answers);
  });

  test('distinguishes a missing device from one that disconnects during a request', async () => {
    const { url } = await start();
    expect(await gateway.get(eid, ['Device.A'])).toMatchObject({ kind: 'undelivered' });
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    expect(await gateway.set(eid, { 'Device.A': '1' }, { timeoutMs: 30 })).toEqual({
      kind: 'unanswered',
      reason: 'timeout',
    });
    const cut = gateway.operate(eid, { command: 'Device.Reboot()', commandKey: 'k', inputArgs: {} });
    await agent.take('Operate');
    agent.vanish();
    expect(await cut).toEqual({ kind: 'unanswered', reason: 'closed' });
  });

  test("returns the parameter's code when an agent refuses a request", async () => {
    const { url } = await start();
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    const answer = gateway.get(eid, ['Device.A']);
    const { msgId } = await agent.take('Get');
    const paramErrs = [{ paramPath: 'Device.A', errCode: 7006, errMsg: 'not yours' }];
    agent.sendMsg(msgId, { type: 'Error', body: { errCode: 7000, errMsg: 'failed', paramErrs } });
    expect(await answer).toEqual({ kind: 'refused', code: 7006, message: 'Device.A: not yours' });
  });
});

describe('presence', () => {
  test('keeps the newest socket of an endpoint', async () => {
    const { url, kinds } = await start();
    const old = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    const newer = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    await old.until(() => old.closeCode !== null);
    expect(gateway.isConnected(eid)).toBe(true);
    const answer = gateway.get(eid, ['Device.A']);
    const { msgId } = await newer.take('Get');
    newer.sendMsg(msgId, { type: 'GetResp', body: { reqPathResults: [] } });
    expect((await answer).kind).toBe('values');
    expect(kinds()).toEqual(['connected', 'disconnected', 'connected']);
  });

  test('keeps the connected one of two devices with one endpoint id, and reports the other', async () => {
    const { url, reports } = await start();
    const agents: ScriptedAgent[] = [];
    // Each device reconnects at once after the other has replaced it.
    for (let turn = 0; turn < 5; turn++) {
      agents.push(await ScriptedAgent.connect(`${url}?eid=${eid}`, eid));
      await connected();
    }
    const refused = new WebSocket(`${url}?eid=${eid}`, ['v1.usp']);
    refused.on('error', () => {});
    const [, response] = await once(refused, 'unexpected-response');
    expect(response.statusCode).toBe(409);
    expect(gateway.isConnected(eid)).toBe(true);
    await eventually(() => expect(JSON.stringify(reports)).toContain('duplicateIdentity'));
    // The connected device is replaced once it no longer answers.
    agents.at(-1)?.vanish();
    await eventually(() => expect(gateway.isConnected(eid)).toBe(false));
    await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    await connected();
  });

  test('ends the lease of an agent that answers no ping', async () => {
    const { url, reports } = await start({ heartbeatMs: 40, leaseMs: 200 });
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    agent.freeze();
    await eventually(() => expect(reports.at(-1)).toMatchObject({ notice: { reason: 'leaseExpired' } }));
    expect(gateway.isConnected(eid)).toBe(false);
  });

  test('reports a broken connection as lost, not closed', async () => {
    const { url, reports } = await start();
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    await connected();
    agent.vanish();
    await eventually(() => expect(reports.at(-1)).toMatchObject({ notice: { reason: 'lost' } }));
  });

  test("refuses a sender other than the session's endpoint", async () => {
    const { url } = await start();
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    agent.send(recordBytes('os::0A57B0-2', { type: 'webSocketConnect', body: {} }));
    await agent.until(() => agent.closeCode !== null);
    expect(agent.closeCode).toBe(1008);
    expect(gateway.isConnected('os::0A57B0-2')).toBe(false);
  });

  test('reports an on-board request, and answers with an empty subscription id', async () => {
    const { url, reports } = await start();
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    const body = {
      oui: '0A57B0',
      productClass: 'STB',
      serialNumber: '1',
      agentSupportedProtocolVersions: '1.3',
    };
    const notification = { type: 'onBoardRequest', body } as const;
    agent.sendMsg('o', { type: 'Notify', body: { subscriptionId: '', sendResp: true, notification } });
    expect((await agent.take('NotifyResp')).body).toEqual({ subscriptionId: '' });
    const notice = { endpointId: eid, oui: '0A57B0', productClass: 'STB', serialNumber: '1' };
    expect(reports.at(-1)).toEqual({ kind: 'onboardRequested', notice });
  });

  test('closes sessions with 1001 and accepts no new ones', async () => {
    const { url, kinds } = await start();
    const agent = await ScriptedAgent.connect(`${url}?eid=${eid}`, eid);
    await connected();
    await gateway.close();
    await agent.until(() => agent.closeCode !== null);
    expect(agent.closeCode).toBe(1001);
    expect(kinds()).toEqual(['connected']);
    await expect(ScriptedAgent.connect(url, eid)).rejects.toThrow();
  });
});

test('refuses an invalid controller id at once', async () => {
  await start();
  await expect(createGateway({ port: 0, sink: recordingSink().sink, controllerId: 'me' })).rejects.toThrow(
    'endpoint id',
  );
});

test('answers the old extension header if it is offered', async () => {
  const { url } = await start();
  const headers = { 'Sec-WebSocket-Extensions': `bbf-usp-protocol; eid="${eid}"` };
  const webSocket = new WebSocket(url, 'v1.usp', { headers, perMessageDeflate: false });
  webSocket.on('error', () => {});
  const [response] = await once(webSocket, 'upgrade');
  expect(response.headers['sec-websocket-extensions']).toContain('eid="self::waymark-controller"');
  await eventually(() => expect(gateway.stats().accepted).toBe(1));
  webSocket.terminate();
});
