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

/** Answers the latest request. */
async function answer(session: Session, socket: FakeSocket): Promise<void> {
  session.receive(msgBytes(eid, { msgId: socket.messages().at(-1)?.msgId ?? '', ...getResp }));
  await settled();
}

describe('requests', () => {
  test('sends one request at a time, interactive before bulk', async () => {
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

  test('pings after 200 ms for an overdue answer, again and again', async () => {
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

  test('ends silence in a timeout, and drops the late answer', async () => {
    const { clock, socket, session } = sessionRig();
    const asked = ask(session);
    clock.advance(30_000);
    await settled();
    expect(asked.reply).toEqual({ kind: 'unanswered', reason: 'timeout' });
    await answer(session, socket);
    expect(socket.closed).toBeNull();
  });

  test('reports a request behind a silent one as undelivered when its own time is over', async () => {
    const { clock, socket, session } = sessionRig();
    ask(session);
    const behind = ask(session, 'bulk', 5000);
    clock.advance(6000);
    await settled();
    expect(behind.reply).toMatchObject({ kind: 'undelivered', reason: 'busy' });
    expect(socket.messages()).toHaveLength(1);
  });

  test('sends the next request after the hold of an unanswered one, and matches both answers', async () => {
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

  test('pings less and less often for a silent request', () => {
    const { clock, socket, session } = sessionRig();
    ask(session, 'interactive', 300_000);
    clock.advance(5_000);
    expect(socket.pings).toBe(13);
    clock.advance(25_000);
    expect(socket.pings).toBe(15);
  });

  test('makes others wait for a reserved turn, sends its request at once, and ends it with the answer', async () => {
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

  test('ends an unused turn, and queues its request', async () => {
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

  test('grants a waiting caller its turn in its lane, or never if the session ends', async () => {
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

  test('leaves a sent request unanswered and the others undelivered when the socket closes', async () => {
    const { session } = sessionRig();
    const sent = ask(session);
    const waiting = ask(session);
    session.socketClosed(1006);
    await settled();
    expect(sent.reply).toEqual({ kind: 'unanswered', reason: 'closed' });
    expect(waiting.reply).toMatchObject({ kind: 'undelivered', reason: 'away' });
    expect(await session.request(get, { lane: 'bulk', timeoutMs: 1 })).toMatchObject({ kind: 'undelivered' });
  });

  test('reports bytes that never left as undelivered', async () => {
    const { socket, session } = sessionRig();
    socket.broken = true;
    const asked = ask(session);
    await settled();
    expect(asked.reply).toMatchObject({ kind: 'undelivered' });
  });

  test('ignores an answer with another msg_id, or a second one', async () => {
    const { socket, session } = sessionRig();
    const asked = ask(session);
    session.receive(msgBytes(eid, { msgId: 'other', ...getResp }));
    await settled();
    expect(asked.reply).toBeNull();
    await answer(session, socket);
    await answer(session, socket);
    expect(asked.reply).toMatchObject({ kind: 'response' });
  });

  test("refuses an agent's requests to a controller with 7001", () => {
    const { socket, session } = sessionRig();
    session.receive(msgBytes(eid, { msgId: 'q', ...get }));
    expect(socket.messages()).toMatchObject([{ msgId: 'q', type: 'Error', body: { errCode: 7001 } }]);
  });

  for (const [name, step] of [
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ] as const) {
    test(`ends and delays no session or request when a wall clock is set ${name} by an hour`, async () => {
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
