import { describe, expect, test } from 'vitest';
import type { Content, Request } from '#usp/msg.ts';
import type { Reply } from './request-queue.ts';
import type { Session } from './session.ts';
import { eid, type FakeSocket, msgBytes, sessionRig, settled } from './testing.ts';

const get: Request = { type: 'Get', body: { paramPaths: ['Device.A'], maxDepth: 0 } };
const getResp: Content = { type: 'GetResp', body: { reqPathResults: [] } };

function ask(session: Session, lane: 'interactive' | 'bulk' = 'interactive', timeoutMs = 30_000) {
  const result: { reply: Reply | null } = { reply: null };
  void session.request(get, { lane, timeoutMs }).then((reply) => {
    result.reply = reply;
  });
  return result;
}

/** Answers the request that was sent last. */
async function answer(session: Session, socket: FakeSocket): Promise<void> {
  session.receive(msgBytes(eid, { msgId: socket.messages().at(-1)?.msgId ?? '', ...getResp }));
  await settled();
}

describe('requests', () => {
  test('one is in flight, interactive ones go before bulk ones', async () => {
    const { socket, session } = sessionRig();
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
      await answer(session, socket);
    }
    expect(order).toEqual(['first', 'click', 'bulk']);
  });

  test('an overdue answer is pinged for after 200 ms, again and again', async () => {
    const { clock, socket, session } = sessionRig();
    const asked = ask(session);
    clock.advance(199);
    expect(socket.pings).toBe(0);
    clock.advance(1);
    expect(socket.pings).toBe(1);
    clock.advance(600);
    expect(socket.pings).toBe(4);
    await answer(session, socket);
    clock.advance(10_000);
    expect(socket.pings).toBe(4);
    expect(asked.reply).toMatchObject({ kind: 'response' });
  });

  test('silence ends in a timeout, and the late answer is dropped', async () => {
    const { clock, socket, session } = sessionRig();
    const asked = ask(session);
    clock.advance(30_000);
    await settled();
    expect(asked.reply).toEqual({ kind: 'unanswered', reason: 'timeout' });
    await answer(session, socket);
    expect(socket.closed).toBeNull();
  });

  test('what waits behind a silent request is undelivered when its own time is over', async () => {
    const { clock, socket, session } = sessionRig();
    ask(session);
    const behind = ask(session, 'bulk', 5000);
    clock.advance(6000);
    await settled();
    expect(behind.reply).toMatchObject({ kind: 'undelivered', reason: 'busy' });
    expect(socket.messages()).toHaveLength(1);
  });

  test('given a request without an answer, then after the hold the next one goes, and both answers are known', async () => {
    const { clock, socket, session } = sessionRig();
    const silent = ask(session);
    const next = ask(session);
    clock.advance(4_999);
    expect(socket.messages()).toHaveLength(1);
    clock.advance(1);
    expect(socket.messages()).toHaveLength(2);
    await answer(session, socket);
    expect(next.reply).toMatchObject({ kind: 'response' });
    expect(silent.reply).toBeNull();
    session.receive(msgBytes(eid, { msgId: socket.messages()[0]?.msgId ?? '', ...getResp }));
    await settled();
    expect(silent.reply).toMatchObject({ kind: 'response' });
  });

  test('given a request that keeps silent, then it is pinged for less and less often', () => {
    const { clock, socket, session } = sessionRig();
    ask(session, 'interactive', 300_000);
    clock.advance(5_000);
    expect(socket.pings).toBe(13);
    clock.advance(25_000);
    expect(socket.pings).toBe(15);
  });

  test('given a turn that was taken ahead, then others wait, its request leaves at once, and its answer ends it', async () => {
    const { socket, session } = sessionRig();
    const turn = session.turnNow();
    if (!turn) throw new Error('the session is free');
    expect(session.turnNow()).toBeNull();
    const waiting = ask(session);
    const ahead: { reply: Reply | null } = { reply: null };
    void session.request(get, { lane: 'bulk', timeoutMs: 30_000, turn }).then((reply) => {
      ahead.reply = reply;
    });
    expect(socket.messages()).toHaveLength(1);
    await answer(session, socket);
    expect(ahead.reply).toMatchObject({ kind: 'response' });
    expect(socket.messages()).toHaveLength(2);
    await answer(session, socket);
    expect(waiting.reply).toMatchObject({ kind: 'response' });
  });

  test('given a turn that is not used, then it ends by itself, and its request takes its place in the queue', async () => {
    const { clock, socket, session } = sessionRig();
    const turn = session.turnNow();
    const waiting = ask(session);
    clock.advance(5_000);
    expect(socket.messages()).toHaveLength(1);
    const tooLate = session.request(get, { lane: 'interactive', timeoutMs: 1_000, turn: turn ?? undefined });
    expect(socket.messages()).toHaveLength(1);
    await answer(session, socket);
    expect(waiting.reply).toMatchObject({ kind: 'response' });
    await answer(session, socket);
    expect(await tooLate).toMatchObject({ kind: 'response' });
  });

  test('given a caller that waits for a turn, then it comes in its lane, or never when the session ends', async () => {
    const { socket, session } = sessionRig();
    const order: string[] = [];
    ask(session);
    void session.turn('bulk').then((turn) => order.push(turn ? 'bulk' : 'none'));
    const click = session.turn('interactive');
    void click.then((turn) => order.push(turn ? 'click' : 'none'));
    await answer(session, socket);
    expect(order).toEqual(['click']);
    (await click)?.release();
    await settled();
    expect(order).toEqual(['click', 'bulk']);
    const late = session.turn('bulk');
    session.socketClosed(1006);
    expect(await late).toBeNull();
    expect(session.turnNow()).toBeNull();
    expect(await session.turn('bulk')).toBeNull();
  });

  test('a socket that closes leaves the sent one unanswered and the others undelivered', async () => {
    const { session } = sessionRig();
    const sent = ask(session);
    const waiting = ask(session);
    session.socketClosed(1006);
    await settled();
    expect(sent.reply).toEqual({ kind: 'unanswered', reason: 'closed' });
    expect(waiting.reply).toMatchObject({ kind: 'undelivered', reason: 'away' });
    expect(await session.request(get, { lane: 'bulk', timeoutMs: 1 })).toMatchObject({ kind: 'undelivered' });
  });

  test('bytes that never left are undelivered', async () => {
    const { socket, session } = sessionRig();
    socket.broken = true;
    const asked = ask(session);
    await settled();
    expect(asked.reply).toMatchObject({ kind: 'undelivered' });
  });

  test('an answer with another msg_id, or twice, changes nothing', async () => {
    const { socket, session } = sessionRig();
    const asked = ask(session);
    session.receive(msgBytes(eid, { msgId: 'other', ...getResp }));
    await settled();
    expect(asked.reply).toBeNull();
    await answer(session, socket);
    await answer(session, socket);
    expect(asked.reply).toMatchObject({ kind: 'response' });
  });

  test('what an agent asks of a controller is refused with 7001', () => {
    const { socket, session } = sessionRig();
    session.receive(msgBytes(eid, { msgId: 'q', ...get }));
    expect(socket.messages()).toMatchObject([{ msgId: 'q', type: 'Error', body: { errCode: 7001 } }]);
  });

  for (const [name, step] of [
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ] as const) {
    test(`a wall clock that is set ${name} by an hour ends no session and no request, and holds up neither`, async () => {
      const { clock, session, registry, recorded, open } = sessionRig();
      const before = clock.now();
      const nameless = open('');
      const asked = ask(session);
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
});
