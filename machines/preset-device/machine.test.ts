import { expect, test } from 'vitest';
import { getNextSnapshot } from 'xstate';
import type { FieldAnswer, PresetDeviceFact, WrittenField } from './events.ts';
import { presetDeviceMachine } from './machine.ts';

const field = '5GHz/channel';
const time = (minutes: number) =>
  new Date(Date.parse('2026-11-30T09:00:00Z') + minutes * 60_000).toISOString();
const check: PresetDeviceFact = { type: 'check.requested', data: { opId: 'northwind', cause: 'periodic' } };
const reset: PresetDeviceFact = {
  type: 'check.requested',
  data: { opId: 'northwind', cause: 'booted', reset: true },
};
const read = (answer: FieldAnswer, at = 0, want = 'first@1'): PresetDeviceFact => ({
  type: 'values.compared',
  data: { at: time(at), fields: [{ field, want, answer }], presets: [{ want }] },
});
const begun = (want = 'first@1', more: Partial<WrittenField> = {}): PresetDeviceFact => ({
  type: 'task.begun',
  data: { taskId: 't', fields: [{ field, want, ...more }] },
});
const ended = (reached = true, succeeded = true): PresetDeviceFact => ({
  type: 'task.ended',
  data: { taskId: 't', reached, succeeded, cause: 1 },
});
const away: PresetDeviceFact = {
  type: 'read.failed',
  data: { reason: 'away', presets: [{ want: 'first@1' }] },
};
const retry: PresetDeviceFact = { type: 'retry.requested', data: {} };

const first = presetDeviceMachine.resolveState({
  value: 'idle',
  context: {
    opId: '',
    fields: {},
    presets: [],
    secrets: {},
    task: null,
    again: false,
    unreachable: false,
    deferred: null,
    comparedAt: '',
  },
});
const after = (...facts: PresetDeviceFact[]) =>
  facts.reduce((snapshot, fact) => getNextSnapshot(presetDeviceMachine, snapshot, fact), first);
/** One round: the value is found otherwise, written, and read as wanted. */
const round = (minute: number, want = 'first@1') => [
  check,
  read('different', minute, want),
  begun(want),
  ended(),
  read('same', minute, want),
];
const fightingIn = (...facts: PresetDeviceFact[]) => after(...facts).context.fields[field]?.fighting ?? [];

test('begins no task where nothing differs, is unknown or unsupported', () => {
  for (const answer of ['same', 'unknown', 'unsupported'] as const) {
    const snapshot = after(check, read(answer));
    expect(snapshot.value).toBe('idle');
    expect(after(check, read(answer), begun()).context.task).toBeNull();
  }
});

test('writes what differs and is confirmed by what the device reports', () => {
  expect(after(check, read('different')).value).toBe('due');
  expect(after(check, read('different'), begun()).value).toBe('applying');
  expect(after(check, read('different'), begun(), ended()).value).toBe('confirming');
  const confirmed = after(...round(0));
  expect(confirmed.value).toBe('idle');
  expect(confirmed.context.fields[field]).toEqual({
    want: 'first@1',
    answer: 'same',
    applied: 'first@1',
    undone: [],
    fighting: [],
  });
});

test('a task for another value than the compared one does not begin: the preset was edited meanwhile', () => {
  expect(after(check, read('different'), begun('first@2')).value).toBe('due');
});

test('gives up a value that the device changes back after each of three writings, and never writes it again', () => {
  const twice = [...round(0), ...round(1), ...round(2)];
  expect(fightingIn(...twice)).toEqual([]);
  const thrice = [...twice, check, read('different', 3)];
  expect(fightingIn(...thrice)).toEqual(['first@1']);
  expect(after(...thrice).value).toBe('idle');
  const later = [...thrice, check, read('different', 60 * 24 * 30)];
  expect(after(...later).value).toBe('idle');
  expect(after(...later, begun()).context.task).toBeNull();
});

test('gives up a value that the device keeps although it answers success, with one writing a check', () => {
  const kept = (minute: number) => [
    check,
    read('different', minute),
    begun(),
    ended(),
    read('different', minute),
  ];
  expect(after(...kept(0)).value).toBe('idle');
  expect(fightingIn(...kept(0), ...kept(1))).toEqual([]);
  expect(fightingIn(...kept(0), ...kept(1), ...kept(2))).toEqual(['first@1']);
});

test('a refusal of the device counts as a writing; a task that never reached it does not', () => {
  const refused = (minute: number) => [
    check,
    read('different', minute),
    begun(),
    ended(true, false),
    read('different', minute),
  ];
  expect(fightingIn(...refused(0), ...refused(1), ...refused(2))).toEqual(['first@1']);
  const offline = [check, read('different'), begun(), ended(false, false)];
  const often = after(...offline, ...offline, ...offline, ...offline, check, read('different'));
  expect(often.value).toBe('due');
  expect(often.context.fields[field]?.undone).toEqual([]);
});

test('writings that were undone more than a day ago do not count', () => {
  const day = 24 * 60;
  const slow = [...round(0), ...round(1), ...round(2 + day), check, read('different', 3 + day)];
  expect(fightingIn(...slow)).toEqual([]);
  expect(after(...slow).value).toBe('due');
});

test('a clock that goes back makes no writing older', () => {
  expect(fightingIn(...round(100), ...round(50), ...round(-1), check, read('different', -3_000))).toEqual([
    'first@1',
  ]);
});

test('a new revision is written, and a person has the given-up value tried again', () => {
  const fought = [...round(0), ...round(1), ...round(2), check, read('different', 3)];
  expect(after(...fought, check, read('different', 4, 'first@2')).value).toBe('due');
  const again = after(...fought, retry);
  expect(again.value).toBe('checking');
  expect(again.context.fields[field]).toMatchObject({ undone: [], fighting: [] });
  expect(after(...fought, retry, read('different', 4)).value).toBe('due');
});

test('two presets whose targets depend on the values of each other end as well', () => {
  const cycle = (minute: number) => [...round(minute, 'first@1'), ...round(minute, 'second@1')];
  const cycles = [0, 1, 2, 3, 4, 5, 6].flatMap(cycle);
  const { fields } = after(...cycles).context;
  expect(fields[field]?.fighting).toEqual(['first@1', 'second@1']);
  expect(after(...cycles, check, read('different', 7)).value).toBe('idle');
  expect(after(...cycles, check, read('different', 7, 'second@1')).value).toBe('idle');
});

test('a field that no preset wants for a while is not forgotten', () => {
  const none: PresetDeviceFact = { type: 'values.compared', data: { at: time(2), fields: [], presets: [] } };
  const fought = [...round(0), ...round(1), ...round(2), check, read('different', 3)];
  expect(fightingIn(...fought, check, none, check, read('different', 4))).toEqual(['first@1']);
});

test('a check during a read is followed by another read, and one during a task by none', () => {
  const snapshot = after(check, check, read('different'));
  expect(snapshot.value).toBe('checking');
  expect(after(check, check, read('different'), read('different')).value).toBe('due');
  expect(after(check, read('different'), begun(), check).value).toBe('applying');
  expect(after(check, read('different'), begun(), ended(), check, read('same')).value).toBe('checking');
});

test('a device that does not answer is unreachable until it is read', () => {
  expect(after(check, away)).toMatchObject({ value: 'idle', context: { unreachable: true } });
  expect(after(check, away, check, read('same')).context.unreachable).toBe(false);
  const late: PresetDeviceFact = { type: 'deadline.passed', data: { name: 'read' } };
  expect(after(check, late)).toMatchObject({ value: 'idle', context: { unreachable: true } });
});

test('waits with its reason while a person works on the device', () => {
  const busy: PresetDeviceFact = { type: 'task.deferred', data: { reason: 'busy' } };
  expect(after(check, read('different'), busy)).toMatchObject({
    value: 'idle',
    context: { deferred: 'busy', task: null },
  });
  expect(after(check, read('different'), busy, begun()).value).toBe('idle');
});

test('forgets what was done for another organisation, and a task of that time changes nothing', () => {
  const moved: PresetDeviceFact = {
    type: 'check.requested',
    data: { opId: 'southwind', cause: 'registered' },
  };
  const snapshot = after(...round(0), check, read('different', 1), begun(), moved);
  expect(snapshot).toMatchObject({
    value: 'checking',
    context: { opId: 'southwind', fields: {}, task: null },
  });
  expect(after(...round(0), check, read('different', 1), begun(), moved, ended()).context.fields).toEqual({});
});

test('a secret counts as applied by the answer alone, and a factory reset loses it', () => {
  const secret = { secretId: 's1' };
  const wrote = [check, read('different'), begun('first@1', secret)];
  expect(after(...wrote, ended()).context.secrets).toEqual({ [field]: 's1' });
  expect(after(...wrote, ended(true, false)).context.secrets).toEqual({});
  expect(after(...wrote, ended(), read('same'), reset).context.secrets).toEqual({});
});

test('a device that is reset three times a day fights nothing', () => {
  const lost = [reset, read('different'), begun(), ended(), read('same')];
  const snapshot = after(...lost, ...lost, ...lost, ...lost, reset, read('different'));
  expect(snapshot.value).toBe('due');
  expect(snapshot.context.fields[field]?.undone).toEqual([]);
});

test('an end of a task that is not the present one is ignored', () => {
  const other: PresetDeviceFact = {
    type: 'task.ended',
    data: { taskId: 'other', reached: true, succeeded: true, cause: 1 },
  };
  expect(after(check, read('different'), begun(), other).value).toBe('applying');
});

test('remembers the presets of a device that was away, and those of the last check', () => {
  expect(after(check, away).context).toMatchObject({ unreachable: true, presets: [{ want: 'first@1' }] });
  expect(after(check, away, check, read('same', 1, 'second@1')).context).toMatchObject({
    unreachable: false,
    presets: [{ want: 'second@1' }],
  });
});
