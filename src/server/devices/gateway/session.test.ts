import { describe, expect, test } from 'vitest';
import type { Request } from '#usp/msg.ts';
import { eid, eventMsg, msgBytes, recordBytes, sessionRig, settled } from './testing.ts';

const get: Request = { type: 'Get', body: { paramPaths: ['Device.A'], maxDepth: 0 } };

describe('notifications', () => {
  test('are acknowledged only when the report is durable', async () => {
    const { socket, session, recorded, answers } = sessionRig();
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

  test('lead to one report and two answers if repeated while being stored', async () => {
    const { socket, session, recorded, answers } = sessionRig();
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

  test('are not acknowledged if their report failed, and their repetition counts as new', async () => {
    const { socket, session, recorded, answers } = sessionRig();
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

  test('count as another boot for the same Boot! in a later session, unless its answer may have been lost', async () => {
    let { clock, socket, session, recorded, answers, open } = sessionRig();
    const boots = () => recorded.kinds().filter((kind) => kind === 'event').length;
    const boot = async () => {
      session.receive(msgBytes(eid, eventMsg('1', 'Boot!')));
      await settled();
      answers.shift()?.();
      await settled();
    };
    const reconnect = () => {
      session.socketClosed(1006);
      clock.advance(60_000);
      ({ socket, session } = open());
    };
    await boot();
    clock.advance(9_999);
    reconnect();
    await boot();
    expect(boots()).toBe(1);
    // It was acknowledged again, and then not repeated for as long as an agent without an answer would wait.
    clock.advance(10_000);
    reconnect();
    await boot();
    expect(boots()).toBe(2);
    expect(socket.messages()).toMatchObject([{ msgId: '1', type: 'NotifyResp' }]);
  });

  test('get no answer without send_resp', async () => {
    const { socket, session, answers } = sessionRig();
    session.receive(msgBytes(eid, eventMsg('n1', 'Periodic!', false)));
    await settled();
    answers[0]?.();
    await settled();
    expect(socket.messages()).toEqual([]);
  });

  test('reach the sink in their order, one after another', async () => {
    const { session, answers } = sessionRig();
    for (const name of ['A!', 'B!']) session.receive(msgBytes(eid, eventMsg(name, name)));
    await settled();
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await settled();
    expect(answers).toHaveLength(2);
  });

  test('of a fleet that boots at once are stored a few at a time, behind those that a user waits for', async () => {
    const { recorded, registry, answers, open } = sessionRig();
    const notified = (index: number, eventName: string) => {
      const own = `os::0A57B0-fleet-${index}`;
      const agent = registry.find(own) ?? open(own).session;
      agent.receive(msgBytes(own, eventMsg(eventName, eventName)));
      return settled();
    };
    const events = () =>
      recorded.reports.flatMap(({ kind, notice }) => (kind === 'event' ? [notice.eventName] : []));
    for (const index of [1, 2, 3]) await notified(index, 'Boot!');
    expect(events()).toEqual(['Boot!', 'Boot!']);
    await notified(1, 'Device.SignalSample!');
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

  test('of a flooding agent are not read until its reports are stored', async () => {
    const { socket, session, answers } = sessionRig();
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
  test('close with 1003 if they are invalid', async () => {
    const { socket, session, recorded } = sessionRig();
    session.receive(Uint8Array.of(0xff, 0xff));
    await settled();
    expect(socket.closed?.code).toBe(1003);
    expect(recorded.reports.at(-1)).toMatchObject({
      kind: 'disconnected',
      notice: { reason: 'protocolError' },
    });
  });

  test('are ignored if they are for another endpoint', () => {
    const { socket, session } = sessionRig();
    session.receive(msgBytes(eid, { msgId: 'q', ...get }, 'self::other'));
    expect(socket.sent).toEqual([]);
    expect(socket.closed).toBeNull();
  });

  test('close with 1008 if they are from another endpoint', () => {
    const { socket, session } = sessionRig();
    session.receive(msgBytes('os::0A57B0-2', { msgId: 'q', ...get }));
    expect(socket.closed?.code).toBe(1008);
  });

  test('with a session context are answered with Disconnect 7106 (TR-369 §5.2.2)', () => {
    const { socket, session } = sessionRig();
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

  test('with an undecodable message cause no harm', () => {
    const { socket, session } = sessionRig();
    session.receive(recordBytes(eid, { type: 'noSession', body: { payload: Uint8Array.of(1, 2, 3) } }));
    expect(socket.closed).toBeNull();
  });

  test('close the socket if they are disconnect records', () => {
    const { socket, session } = sessionRig();
    session.receive(recordBytes(eid, { type: 'disconnect', body: { reason: 'bye', reasonCode: 0 } }));
    expect(socket.closed?.code).toBe(1000);
  });
});

describe('presence', () => {
  test('binds an agent without eid by its first record', async () => {
    const { recorded, registry, open } = sessionRig();
    const late = open('');
    await settled();
    expect(registry.size).toBe(1);
    late.session.receive(recordBytes('os::0A57B0-9', { type: 'webSocketConnect', body: {} }));
    await settled();
    expect(registry.find('os::0A57B0-9')).toBe(late.session);
    expect(recorded.reports.at(-1)).toMatchObject({ kind: 'connected', notice: { address: '192.0.2.1' } });
  });

  test('disconnects an agent that never names itself, or not validly', () => {
    const { clock, recorded, open } = sessionRig();
    const silent = open('');
    const odd = open('');
    odd.session.receive(recordBytes('nonsense', { type: 'webSocketConnect', body: {} }));
    expect(odd.socket.closed?.code).toBe(1008);
    clock.advance(20_000);
    expect(silent.socket.closed?.code).toBe(1008);
    expect(recorded.kinds()).toEqual(['connected']);
  });

  test('keeps the newest socket, and ignores the close of the old one', async () => {
    const { socket, session, recorded, registry, open } = sessionRig();
    const newer = open();
    session.socketClosed(1000);
    await settled();
    expect(registry.find(eid)).toBe(newer.session);
    expect(recorded.kinds()).toEqual(['connected', 'disconnected', 'connected']);
    expect(recorded.reports[1]).toMatchObject({ notice: { reason: 'replaced' } });
    expect(socket.closed?.code).toBe(1000);
  });

  test('reports the session in which a report came, even if it is stored in the next one', async () => {
    const { session, recorded, registry, answers, open } = sessionRig();
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

  test('pings after silence, and ends the lease if nothing comes', async () => {
    const { clock, socket, session, recorded, registry } = sessionRig();
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

  test('reads 1006 as lost, and a close frame as closed', async () => {
    const { session, recorded, open } = sessionRig();
    session.socketClosed(1006);
    const other = open('os::0A57B0-2');
    other.session.socketClosed(1001);
    await settled();
    const reasons = recorded.reports.flatMap((report) =>
      report.kind === 'disconnected' ? [report.notice.reason] : [],
    );
    expect(reasons).toEqual(['lost', 'closed']);
  });

  test('closes everything without a notice when the gateway ends', async () => {
    const { socket, recorded, registry, open } = sessionRig();
    const nameless = open('');
    registry.close();
    await settled();
    expect([socket.closed?.code, nameless.socket.closed?.code]).toEqual([1001, 1001]);
    expect(recorded.kinds()).toEqual(['connected']);
  });
});
