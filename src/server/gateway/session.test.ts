import { beforeEach, describe, expect, test } from 'vitest';
import type { Content, Request } from '#usp/msg.ts';
import { silentLog } from './port.ts';
import { Registry } from './registry.ts';
import type { Reply } from './request-queue.ts';
import type { Session } from './session.ts';
import { eventMsg, FakeSocket, ManualClock, msgBytes, recordBytes, recordingSink } from './testing.ts';

const eid = 'os::0A57B0-1';
const get: Request = { type: 'Get', body: { paramPaths: ['Device.A'], maxDepth: 0 } };
const getResp: Content = { type: 'GetResp', body: { reqPathResults: [] } };
const settled = () => new Promise<void>((go) => setImmediate(go));

let clock: ManualClock;
let socket: FakeSocket;
let session: Session;
let recorded: ReturnType<typeof recordingSink>;
let registry: Registry;
let answers: ((failure?: Error) => void)[];

function open(endpointId = eid): { socket: FakeSocket; session: Session } {
  const own = new FakeSocket();
  return { socket: own, session: registry.open(own, '192.0.2.1', endpointId) };
}

beforeEach(() => {
  clock = new ManualClock();
  answers = [];
  recorded = recordingSink(
    (report) =>
      new Promise((resolve, reject) => {
        if (report.kind !== 'event') resolve();
        else answers.push((failure) => (failure ? reject(failure) : resolve()));
      }),
  );
  registry = new Registry({
    sink: recorded.sink,
    clock,
    log: silentLog,
    controllerId: 'self::waymark-controller',
    heartbeatMs: 30_000,
    leaseMs: 75_000,
    overduePingMs: 200,
    requestTimeoutMs: 30_000,
    setupConcurrency: 4,
    reportConcurrency: 2,
    manageSubscriptions: false,
  });
  ({ socket, session } = open());
});

function ask(lane: 'interactive' | 'bulk' = 'interactive', timeoutMs = 30_000) {
  const result: { reply: Reply | null } = { reply: null };
  void session.request(get, { lane, timeoutMs }).then((reply) => {
    result.reply = reply;
  });
  return result;
}

/** Answers the request that was sent last. */
async function answer(): Promise<void> {
  session.receive(msgBytes(eid, { msgId: socket.messages().at(-1)?.msgId ?? '', ...getResp }));
  await settled();
}

describe('requests', () => {
  test('one is in flight, interactive ones go before bulk ones', async () => {
    const order: string[] = [];
    for (const [name, lane] of [
      ['first', 'bulk'],
      ['bulk', 'bulk'],
      ['click', 'interactive'],
    ] as const) {
      void session.request(get, { lane, timeoutMs: 30_000 }).then(() => order.push(name));
    }
    for (let sent = 1; sent <= 3; sent += 1) {
      expect(socket.messages()).toHaveLength(sent);
      await answer();
    }
    expect(order).toEqual(['first', 'click', 'bulk']);
  });

  test('an overdue answer is pinged for after 200 ms, again and again', async () => {
    const asked = ask();
    clock.advance(199);
    expect(socket.pings).toBe(0);
    clock.advance(1);
    expect(socket.pings).toBe(1);
    clock.advance(600);
    expect(socket.pings).toBe(4);
    await answer();
    clock.advance(10_000);
    expect(socket.pings).toBe(4);
    expect(asked.reply).toMatchObject({ kind: 'response' });
  });

  test('silence ends in a timeout, and the late answer is dropped', async () => {
    const asked = ask();
    clock.advance(30_000);
    await settled();
    expect(asked.reply).toEqual({ kind: 'unanswered', reason: 'timeout' });
    await answer();
    expect(socket.closed).toBeNull();
  });

  test('what waits behind a silent request is undelivered when its own time is over', async () => {
    ask();
    const behind = ask('bulk', 5000);
    clock.advance(6000);
    await settled();
    expect(behind.reply).toMatchObject({ kind: 'undelivered' });
    expect(socket.messages()).toHaveLength(1);
  });

  test('a socket that closes leaves the sent one unanswered and the others undelivered', async () => {
    const sent = ask();
    const waiting = ask();
    session.socketClosed(1006);
    await settled();
    expect(sent.reply).toEqual({ kind: 'unanswered', reason: 'closed' });
    expect(waiting.reply).toMatchObject({ kind: 'undelivered' });
    expect(await session.request(get, { lane: 'bulk', timeoutMs: 1 })).toMatchObject({ kind: 'undelivered' });
  });

  test('bytes that never left are undelivered', async () => {
    socket.broken = true;
    const asked = ask();
    await settled();
    expect(asked.reply).toMatchObject({ kind: 'undelivered' });
  });

  test('an answer with another msg_id, or twice, changes nothing', async () => {
    const asked = ask();
    session.receive(msgBytes(eid, { msgId: 'other', ...getResp }));
    await settled();
    expect(asked.reply).toBeNull();
    await answer();
    await answer();
    expect(asked.reply).toMatchObject({ kind: 'response' });
  });

  test('what an agent asks of a controller is refused with 7001', () => {
    session.receive(msgBytes(eid, { msgId: 'q', ...get }));
    expect(socket.messages()).toMatchObject([{ msgId: 'q', type: 'Error', body: { errCode: 7001 } }]);
  });
});

describe('notifications', () => {
  test('are acknowledged only when the report is durable', async () => {
    session.receive(msgBytes(eid, eventMsg('n1', 'Boot!')));
    await settled();
    expect(recorded.kinds()).toEqual(['connected', 'event']);
    expect(socket.messages()).toEqual([]);
    answers[0]?.();
    await settled();
    expect(socket.messages()).toMatchObject([
      { msgId: 'n1', type: 'NotifyResp', body: { subscriptionId: 'sub' } },
    ]);
  });

  test('repeated while it is being stored: one report, two answers', async () => {
    session.receive(msgBytes(eid, eventMsg('n1', 'Boot!')));
    session.receive(msgBytes(eid, eventMsg('n1', 'Boot!')));
    await settled();
    answers[0]?.();
    await settled();
    session.receive(msgBytes(eid, eventMsg('n1', 'Boot!')));
    await settled();
    expect(recorded.kinds()).toEqual(['connected', 'event']);
    expect(socket.messages()).toHaveLength(3);
  });

  test('a report that failed is not acknowledged, and its repetition is taken as new', async () => {
    session.receive(msgBytes(eid, eventMsg('n1', 'Boot!')));
    await settled();
    answers[0]?.(new Error('the database is away'));
    await settled();
    expect(socket.messages()).toEqual([]);
    session.receive(msgBytes(eid, eventMsg('n1', 'Boot!')));
    await settled();
    answers[1]?.();
    await settled();
    expect(socket.messages()).toHaveLength(1);
    expect(recorded.kinds()).toEqual(['connected', 'event', 'event']);
  });

  test('without send_resp there is no answer', async () => {
    session.receive(msgBytes(eid, eventMsg('n1', 'Periodic!', false)));
    await settled();
    answers[0]?.();
    await settled();
    expect(socket.messages()).toEqual([]);
  });

  test('reach the sink in their order, one after another', async () => {
    for (const name of ['A!', 'B!']) session.receive(msgBytes(eid, eventMsg(name, name)));
    await settled();
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await settled();
    expect(answers).toHaveLength(2);
  });

  test('a fleet that boots at once is stored a few at a time, and what a user waits for passes it', async () => {
    const told = (index: number, eventName: string) => {
      const own = `os::0A57B0-fleet-${index}`;
      const agent = registry.find(own) ?? open(own).session;
      agent.receive(msgBytes(own, eventMsg(eventName, eventName)));
      return settled();
    };
    const events = () =>
      recorded.reports.flatMap(({ kind, notice }) => (kind === 'event' ? [notice.eventName] : []));
    for (const index of [1, 2, 3]) await told(index, 'Boot!');
    expect(events()).toEqual(['Boot!', 'Boot!']);
    await told(1, 'Device.SignalSample!');
    expect(events(), 'not before what the same device said earlier').toEqual(['Boot!', 'Boot!']);
    open('os::0A57B0-fleet-4');
    const comes = () => recorded.reports.filter(({ kind }) => kind === 'connected').length;
    await settled();
    expect(comes(), 'the third and the fourth wait for a place').toBe(3);
    answers.shift()?.();
    await settled();
    expect(comes()).toBe(5);
    expect(events()).toEqual(['Boot!', 'Boot!', 'Device.SignalSample!', 'Boot!']);
  });

  test('a babbling agent is no longer read until its reports are stored', async () => {
    for (let at = 0; at < 64; at += 1) session.receive(msgBytes(eid, eventMsg(`n${at}`, `E${at}!`)));
    expect(socket.paused).toBe(true);
    for (let at = 0; at < 40; at += 1) {
      await settled();
      answers[at]?.();
    }
    await settled();
    expect(socket.paused).toBe(false);
  });
});

describe('records', () => {
  test('bytes that are no record close with 1003', async () => {
    session.receive(Uint8Array.of(0xff, 0xff));
    await settled();
    expect(socket.closed?.code).toBe(1003);
    expect(recorded.reports.at(-1)).toMatchObject({
      kind: 'disconnected',
      notice: { reason: 'protocolError' },
    });
  });

  test('a record for another endpoint is ignored', () => {
    session.receive(msgBytes(eid, { msgId: 'q', ...get }, 'self::other'));
    expect(socket.sent).toEqual([]);
    expect(socket.closed).toBeNull();
  });

  test('a record from another endpoint closes with 1008', () => {
    session.receive(msgBytes('os::0A57B0-2', { msgId: 'q', ...get }));
    expect(socket.closed?.code).toBe(1008);
  });

  test('a session context is answered with Disconnect 7106 (TR-369 §5.2.2)', () => {
    const body = {
      sessionId: 1n,
      sequenceId: 1n,
      expectedId: 1n,
      retransmitId: 0n,
      payloadSarState: 0,
      payloadrecSarState: 0,
      payload: [],
    };
    session.receive(recordBytes(eid, { type: 'session', body }));
    expect(socket.sent[0]?.content).toMatchObject({ type: 'disconnect', body: { reasonCode: 7106 } });
  });

  test('a message that cannot be decoded harms nothing', () => {
    session.receive(recordBytes(eid, { type: 'noSession', body: { payload: Uint8Array.of(1, 2, 3) } }));
    expect(socket.closed).toBeNull();
  });

  test('a disconnect record closes the socket', () => {
    session.receive(recordBytes(eid, { type: 'disconnect', body: { reason: 'bye', reasonCode: 0 } }));
    expect(socket.closed?.code).toBe(1000);
  });
});

describe('presence', () => {
  test('an agent without eid is bound by its first record', async () => {
    const late = open('');
    await settled();
    expect(registry.size).toBe(1);
    late.session.receive(recordBytes('os::0A57B0-9', { type: 'webSocketConnect', body: {} }));
    await settled();
    expect(registry.find('os::0A57B0-9')).toBe(late.session);
    expect(recorded.reports.at(-1)).toMatchObject({ kind: 'connected', notice: { address: '192.0.2.1' } });
  });

  test('one that never says who it is, or not in a valid way, is sent away', () => {
    const silent = open('');
    const odd = open('');
    odd.session.receive(recordBytes('nonsense', { type: 'webSocketConnect', body: {} }));
    expect(odd.socket.closed?.code).toBe(1008);
    clock.advance(20_000);
    expect(silent.socket.closed?.code).toBe(1008);
    expect(recorded.kinds()).toEqual(['connected']);
  });

  test("the newest socket wins, and the old one's close evicts no session", async () => {
    const newer = open();
    session.socketClosed(1000);
    await settled();
    expect(registry.find(eid)).toBe(newer.session);
    expect(recorded.kinds()).toEqual(['connected', 'disconnected', 'connected']);
    expect(recorded.reports[1]).toMatchObject({ notice: { reason: 'replaced' } });
    expect(socket.closed?.code).toBe(1000);
  });

  test('a report names the session it came in, also when it is stored in the next one', async () => {
    expect(registry.sessionOf(eid)).toBe(1);
    session.receive(msgBytes(eid, eventMsg('n1', 'Boot!')));
    const newer = open();
    expect(registry.sessionOf(eid)).toBe(2);
    newer.session.receive(msgBytes(eid, eventMsg('n2', 'Boot!')));
    await settled();
    answers[0]?.();
    await settled();
    const sessions = recorded.reports.map(({ kind, notice }) => [
      kind,
      'session' in notice ? notice.session : null,
    ]);
    expect(sessions).toEqual([
      ['connected', 1],
      ['event', 1],
      ['disconnected', null],
      ['connected', 2],
      ['event', 2],
    ]);
  });

  test('silence is pinged for, and ends the lease when nothing comes', async () => {
    clock.advance(35_000);
    expect(socket.pings).toBe(1);
    session.heard();
    clock.advance(74_000);
    expect(registry.find(eid)).toBe(session);
    clock.advance(6000);
    await settled();
    expect(registry.find(eid)).toBeUndefined();
    expect(socket.terminated).toBe(true);
    expect(recorded.reports.at(-1)).toMatchObject({ notice: { reason: 'leaseExpired' } });
  });

  for (const [name, step] of [
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ] as const) {
    test(`a wall clock that is set ${name} by an hour ends no session and no request, and holds up neither`, async () => {
      const before = clock.now();
      const nameless = open('');
      const asked = ask();
      clock.setForward(step);
      clock.advance(10_000);
      await settled();
      expect(clock.now() - before).toBe(step + 10_000);
      expect(registry.find(eid)).toBe(session);
      expect(nameless.session.open).toBe(true);
      expect(asked.reply).toBeNull();

      clock.advance(20_000);
      await settled();
      expect(asked.reply).toEqual({ kind: 'unanswered', reason: 'timeout' });
      expect(nameless.session.open).toBe(false);
      clock.advance(50_000);
      await settled();
      expect(registry.find(eid)).toBeUndefined();
      expect(recorded.reports.at(-1)).toMatchObject({ notice: { reason: 'leaseExpired' } });
    });
  }

  test('1006 is lost, a close frame is closed', async () => {
    session.socketClosed(1006);
    const other = open('os::0A57B0-2');
    other.session.socketClosed(1001);
    await settled();
    const reasons = recorded.reports.flatMap((report) =>
      report.kind === 'disconnected' ? [report.notice.reason] : [],
    );
    expect(reasons).toEqual(['lost', 'closed']);
  });

  test('the end of the gateway closes everything without a notice', async () => {
    const nameless = open('');
    registry.close();
    await settled();
    expect([socket.closed?.code, nameless.socket.closed?.code]).toEqual([1001, 1001]);
    expect(recorded.kinds()).toEqual(['connected']);
  });
});
