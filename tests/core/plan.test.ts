import { expect, test } from 'vitest';
import { emptyDigest, leafDigest, linkDigest } from '#domain/chain.ts';
import type { JsonObject } from '#machines/json.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import type { AppendItem, StreamHead } from '#server/core/log/log.ts';
import { planGroup } from '#server/core/log/plan.ts';
import { prepareItem } from '#server/core/log/prepare.ts';
import { sha256 } from '#server/core/log/sha256.ts';

const actor = { kind: 'server', id: 'test', name: 'test' } as const;
const at = new Date('2026-01-02T03:04:05.678Z');
const zeros = (bytes: number) => new Uint8Array(bytes);
const item = (streamId: string, types: string[], more: Partial<AppendItem> = {}): AppendItem => ({
  streamId,
  kind: 'task',
  machineVersion: '1',
  events: types.map((type) => ({ type, data: { type } as JsonObject, actor })),
  ...more,
});
const prepared = (...items: AppendItem[]) => items.map((one) => prepareItem(one, at, zeros));
const head = { epoch: 'e', pos: 10, hash: new Uint8Array(32).fill(7) };
const known = (...streams: StreamHead[]) => new Map(streams.map((stream) => [stream.streamId, stream]));
const old: StreamHead = {
  streamId: 'old',
  kind: 'task',
  machineVersion: '0',
  version: 4,
  head: new Uint8Array(32).fill(9),
};

test('given events of several streams, then each is chained to its stream and to the log', () => {
  const requests = [prepared(item('new', ['a', 'b'])), prepared(item('old', ['c']), item('new', ['d']))];
  const { outcomes, plan } = planGroup(head, known(old), requests);
  expect(outcomes).toEqual([
    { ok: true, appended: [{ streamId: 'new', version: 2, pos: 12 }] },
    {
      ok: true,
      appended: [
        { streamId: 'old', version: 5, pos: 13 },
        { streamId: 'new', version: 3, pos: 14 },
      ],
    },
  ]);
  expect(plan.events.map(({ pos, streamId, version, type }) => [pos, streamId, version, type])).toEqual([
    [11, 'new', 1, 'a'],
    [12, 'new', 2, 'b'],
    [13, 'old', 5, 'c'],
    [14, 'new', 3, 'd'],
  ]);
  const heads = new Map<string, Uint8Array>([['old', old.head]]);
  let hash: Uint8Array = head.hash;
  const payloads = requests.flat().flatMap(({ events }) => events.map(({ payload }) => payload));
  plan.events.forEach((event, index) => {
    const payload = payloads[index];
    if (!payload) throw new Error('no payload');
    const leaf = leafDigest(sha256, heads.get(event.streamId) ?? emptyDigest, event.version, payload);
    hash = linkDigest(sha256, hash, event.pos, leaf);
    heads.set(event.streamId, leaf);
    expect(event.leaf).toEqual(leaf);
    expect(event.hash).toEqual(hash);
    expect(event.recordedAt).toBe(at);
    expect(event).not.toHaveProperty('payload');
  });
  expect(plan.from).toBe(head);
  expect(plan.to).toEqual({ epoch: 'e', pos: 14, hash });
  expect(
    plan.streams.map(({ streamId, version, machineVersion }) => [streamId, version, machineVersion]),
  ).toEqual([
    ['new', 3, '1'],
    ['old', 5, '0'],
  ]);
  expect(plan.streams.map((stream) => stream.head)).toEqual([heads.get('new'), heads.get('old')]);
  expect(plan.begun.map(({ streamId }) => streamId)).toEqual(['new']);
  expect(plan.rows).toEqual([]);
});

test('given an outdated version, then that request is refused completely and leaves no trace', () => {
  const refused = prepared(item('new', ['a']), item('old', ['b'], { expectedVersion: 3 }));
  const { outcomes, plan } = planGroup(head, known(old), [
    refused,
    prepared(item('old', ['c'], { expectedVersion: 4 })),
  ]);
  const [first, second] = outcomes;
  expect(first).toEqual({ ok: false, conflict: new VersionConflict('old', 4) });
  expect(first?.ok === false && first.conflict).toMatchObject({ actual: 4 });
  expect(second?.ok).toBe(true);
  expect(plan.events.map(({ type }) => type)).toEqual(['c']);
  expect(plan.begun).toEqual([]);
});

test('given a stream that is expected to be new, then its version is zero', () => {
  const { outcomes } = planGroup(head, known(), [
    prepared(item('new', ['a'], { expectedVersion: 0 })),
    prepared(item('new', ['b'], { expectedVersion: 0 })),
    prepared(item('new', ['c'], { expectedVersion: 1 })),
  ]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
});

test('given effects, then they start with the event that caused them and replace those in their slot', () => {
  const deadline = (slot: string, dueInMs?: number) => ({
    kind: 'deadline',
    slot,
    params: { name: slot },
    ...(dueInMs === undefined ? {} : { dueInMs }),
  });
  const { plan } = planGroup(head, known(old), [
    prepared(
      item('old', ['a'], { effects: [deadline('delivery', 1_500), { kind: 'operate', params: { n: 1 } }] }),
    ),
    prepared(item('new', ['b', 'c'], { effects: [deadline('delivery')] })),
  ]);
  expect(plan.effects).toEqual([
    {
      effectId: 'old:5:0',
      streamId: 'old',
      kind: 'deadline',
      slot: 'delivery',
      params: '{"name":"delivery"}',
      dueAt: new Date(at.getTime() + 1_500),
      state: 'pending',
    },
    {
      effectId: 'old:5:1',
      streamId: 'old',
      kind: 'operate',
      slot: '5:1',
      params: '{"n":1}',
      dueAt: at,
      state: 'pending',
    },
    {
      effectId: 'new:2:0',
      streamId: 'new',
      kind: 'deadline',
      slot: 'delivery',
      params: '{"name":"delivery"}',
      dueAt: at,
      state: 'pending',
    },
  ]);
  // The new stream has no effect that could end.
  expect(plan.ended).toEqual([
    { streamId: 'old', slot: 'delivery' },
    { streamId: 'old', slot: '5:1' },
  ]);
});

test('given an effect that a later item of the group ends, then it never starts', () => {
  const begin = item('new', ['a'], {
    effects: [
      { kind: 'deadline', slot: 'x', params: {} },
      { kind: 'deadline', slot: 'y', params: {} },
    ],
  });
  const other = item('other', ['a'], { effects: [{ kind: 'deadline', slot: 'x', params: {} }] });
  const slots = (ended: string[]) => {
    const { plan } = planGroup(head, known(), [
      prepared(begin, other),
      prepared(item('new', ['b'], { endedSlots: ended })),
    ]);
    return [plan.effects.map(({ streamId, slot }) => `${streamId} ${slot}`), plan.ended];
  };
  expect(slots(['x'])).toEqual([['new y', 'other x'], [{ streamId: 'new', slot: 'x' }]]);
  expect(slots(['*'])).toEqual([['other x'], [{ streamId: 'new', slot: '*' }]]);
});
