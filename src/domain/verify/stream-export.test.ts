import { describe, expect, test } from 'vitest';
import { type StreamExport, streamExportFormat } from '#domain/stream-export.ts';
import { altered, places, withMore, without } from '#tests/support/alterations.ts';
import { SampleKey, sha256, streamExport } from '#tests/support/sealed-log.ts';
import { verifyFile } from './verify-file.ts';

const key = new SampleKey();
/** Events 3, 6 … 30 of a log of 30, whose last seal ends at 28: ten events, the last of them not sealed. */
const good = streamExport({ key, events: 30 });

const verdictOf = (file: unknown, trusted: ReadonlySet<string> | null = null) =>
  verifyFile(new Blob([JSON.stringify(file)]), { sha256, trusted });

describe('an exported task', () => {
  test('is valid as exported, and gives the sealed part', async () => {
    expect(good.events.map(({ pos }) => pos)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
    expect(await verdictOf(good)).toEqual({
      ok: true,
      kind: 'task',
      subject: 'device:0',
      events: 10,
      sealed: 9,
      seals: 7,
      from: 3,
      to: 30,
      head: good.statement.head,
      exportedAt: '2026-01-01T00:01:00.000Z',
      keyIds: [key.keyId],
    });
  });

  test('of any other kind is valid under the general format only', async () => {
    const general = streamExport({ key, events: 30, format: streamExportFormat });
    expect(await verdictOf(general)).toMatchObject({ ok: true, kind: 'stream', events: 10, sealed: 9 });
    expect(await verdictOf({ ...general, format: good.format })).toMatchObject({ problem: 'badStatement' });
    expect(await verdictOf({ ...good, format: general.format })).toMatchObject({ problem: 'badStatement' });
  });

  test('names the event with any value altered, removed or added', async () => {
    for (const path of places(good))
      for (const change of [altered, without, withMore]) {
        const verdict = await verdictOf(change(good, path));
        const what = `${change.name} ${path.join('.')}`;
        expect(verdict.ok, what).toBe(false);
        // A member beside a whole event belongs to the list.
        const inEvent = path[0] === 'events' && path.length > 2;
        if (inEvent && !verdict.ok) expect(verdict.event, what).toBe(Number(path[1]) + 1);
      }
  });

  test('names the fault with events missing, swapped, doubled or cut off', async () => {
    const verdict = (events: unknown[]) => verdictOf({ ...good, events });
    const { events } = good;
    for (const [index, event] of events.entries()) {
      const last = index === events.length - 1;
      const version = index + 1;
      expect(await verdict(events.toSpliced(index, 1))).toMatchObject({
        problem: last ? 'truncated' : 'missing',
        event: version,
      });
      expect(await verdict(events.toSpliced(index, 0, event))).toMatchObject({
        problem: 'reordered',
        event: version + 1,
      });
      expect(await verdict(events.slice(0, index))).toMatchObject({ problem: 'truncated', event: version });
      const next = events[index + 1];
      if (next)
        expect(await verdict(events.with(index, next).with(index + 1, event))).toMatchObject({
          problem: 'reordered',
          event: version,
        });
    }
  });

  test('names the covered event with a seal missing, doubled or swapped', async () => {
    const verdict = (seals: StreamExport['seals']) => verdictOf({ ...good, seals });
    for (const [index, seal] of good.seals.entries()) {
      const covered = good.events.findIndex(({ pos }) => pos >= seal.statement.from) + 1;
      expect(await verdict(good.seals.toSpliced(index, 1))).toMatchObject({
        problem: 'missingSeal',
        event: covered,
      });
      expect((await verdict(good.seals.toSpliced(index, 0, seal))).ok).toBe(false);
    }
    expect((await verdict(good.seals.toReversed())).ok).toBe(false);
  });

  test('breaks at its first seal if it was rewritten with every hash recomputed', async () => {
    const forged = streamExport({ key, events: 30, note: 'another truth' });
    expect(await verdictOf({ ...forged, seals: good.seals })).toMatchObject({ problem: 'badSeal', event: 1 });
  });

  test('is foreign if it is signed with a key that the reader does not have', async () => {
    const trusted = new Set([key.keyId]);
    expect(await verdictOf(good, trusted)).toMatchObject({ ok: true });
    expect(await verdictOf(streamExport({ key: new SampleKey(), events: 30 }), trusted)).toMatchObject({
      problem: 'foreignKey',
    });
  });

  test('of an installation without seals relies on its statement', async () => {
    const young = streamExport({ key, events: 3 });
    expect(await verdictOf(young)).toMatchObject({ ok: true, events: 1, sealed: 0, seals: 0 });
  });

  test('gives a verdict for events of any wrong shape', async () => {
    for (const event of [null, 1, 'text', [], {}, { version: 1 }, { ...good.events[0], data: null }])
      expect(await verdictOf({ ...good, events: [event] })).toMatchObject({ problem: 'altered', event: 1 });
  });
});
