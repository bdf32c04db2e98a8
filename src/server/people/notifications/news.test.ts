import { expect, test } from 'vitest';
import type { AlarmFact, AlarmMetric } from '#machines/alarm/events.ts';
import { alarmMachine } from '#machines/alarm/machine.ts';
import { foldOf } from '#machines/fold.ts';
import type { Committed } from '#server/core/log/log.ts';
import { Gathering } from './gathering.ts';
import { type NewsLookups, newsIn } from './news.ts';

const fold = foldOf(alarmMachine);
const none = async () => null;
const lookups: NewsLookups = {
  pathsOfDevices: async (endpointIds) => new Map(endpointIds.map((id) => [id, '/system/north/'])),
  accountsNotifiedOfOutage: async (id) => (id === 'device-7' ? ['told'] : []),
  requestersOfTasks: async () => new Map(),
  requesterOfBulkAction: none,
  peopleOfCase: none,
  pathOfCase: none,
  pathOfOperator: async (opId) => `${opId}/`,
  root: none,
  editorOfPreset: async () => null,
  inviterOf: none,
  approversOf: none,
};

/** Builds the facts of one alarm, as the log passes them on. */
function factsOf(
  device: number,
  values: readonly (number | AlarmFact)[],
  metric: AlarmMetric = 'cpu',
): Committed[] {
  const begun: AlarmFact = {
    type: 'alarm.begun',
    data: {
      endpointId: `device-${device}`,
      opId: 'north',
      modelName: 'AR2146',
      metric,
      warning: 80,
      critical: 95,
      margin: 5,
    },
  };
  const readings = values.map(
    (value): AlarmFact =>
      typeof value === 'number'
        ? { type: 'reading.taken', data: { value, at: '2026-01-01T08:00:00.000Z' } }
        : value,
  );
  let before = fold.initial();
  return [begun, ...readings].map((fact, index) => {
    const after = fold.step(before, fact);
    const step = { before, after };
    before = after;
    return {
      kind: 'alarm',
      machineVersion: '1',
      step,
      problem: null,
      size: 0,
      event: {
        pos: device * 10 + index,
        streamId: `alarm:${device}`,
        version: index + 1,
        type: fact.type,
        schemaVersion: 1,
        recordedAt: '2026-01-01T08:00:00.000Z',
        hash: '',
        data: {},
        actor: { kind: 'server', id: 'alarms', name: 'Alarms' },
      },
    };
  });
}

test('reports an alarm once when it becomes critical, and not for a warning', async () => {
  const kinds = async (values: number[]) =>
    (await newsIn(factsOf(1, values), lookups)).map(({ kind }) => kind);
  expect(await kinds([85, 85, 85])).toEqual([]);
  expect(await kinds([97, 97])).toEqual(['alarmsRaised']);
  expect(await kinds([85, 85, 97, 97, 88, 88, 97, 97])).toEqual(['alarmsRaised']);
});

test('reports an alarm that becomes critical while it is silenced when the silence ends, if it still is', async () => {
  const silence: AlarmFact = {
    type: 'alarm.silenced',
    data: { until: '2026-01-01T10:00:00.000Z', ms: 1, accountId: 'a', name: 'A', note: '' },
  };
  const over: AlarmFact = { type: 'deadline.passed', data: { name: 'silence' } };
  const kinds = async (...values: (number | AlarmFact)[]) =>
    (await newsIn(factsOf(1, values), lookups)).map(({ kind }) => kind);
  expect(await kinds(85, 85, silence, 97, 97)).toEqual([]);
  expect(await kinds(85, 85, silence, over, 97, 97)).toEqual(['alarmsRaised']);
  expect(await kinds(85, 85, silence, 97, 97, over)).toEqual(['alarmsRaised']);
  expect(await kinds(85, 85, silence, silence, 97, 97, silence, over, 97)).toEqual(['alarmsRaised']);
  expect(await kinds(97, 97, silence, over)).toEqual(['alarmsRaised']);
  expect(await kinds(85, 85, silence, 97, 97, 85, 85, over)).toEqual([]);
  expect(await kinds(85, 85, silence, 97, 97, 60, 60, over)).toEqual([]);
});

test('reports an absence only to those who have no message about an outage that explains it', async () => {
  const exceptions = async (device: number, metric: AlarmMetric) =>
    (await newsIn(factsOf(device, [97, 97], metric), lookups)).map(({ to }) => 'opPath' in to && to.except);
  expect(await exceptions(7, 'offline')).toEqual([['told']]);
  expect(await exceptions(8, 'offline')).toEqual([[]]);
  // A device within an outage can also be too hot.
  expect(await exceptions(7, 'cpu')).toEqual([[]]);
});

test('reports an assigned alarm to its assignee, unless they took it themselves', async () => {
  const assigned = (accountId: string | null): AlarmFact => ({
    type: 'alarm.assigned',
    data: { to: accountId === null ? null : { accountId, name: 'A' } },
  });
  const recipients = async (...facts: AlarmFact[]) =>
    (await newsIn(factsOf(1, [85, 85, ...facts]), lookups)).map(
      ({ to }) => 'accountIds' in to && to.accountIds,
    );
  expect(await recipients(assigned('porter'))).toEqual([['porter']]);
  expect(await recipients(assigned('porter'), assigned(null), assigned('lee'))).toEqual([
    ['porter'],
    ['lee'],
  ]);
  // `factsOf` records all facts as those of this actor.
  expect(await recipients(assigned('alarms'))).toEqual([]);
});

test('joins an alarm storm of one model into one message', async () => {
  const storm = Array.from({ length: 200 }, (_, device) => factsOf(device, [97, 97])).flat();
  const gathering = new Gathering();
  for (const news of await newsIn(storm, lookups)) gathering.add(news, 0);
  const due = gathering.due(2_000);
  expect(due).toHaveLength(1);
  expect(due[0]).toHaveLength(200);
});
