import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldOf } from '../fold.ts';
import type { AlarmFact, AlarmLevels } from './events.ts';
import { alarmMachine } from './machine.ts';

const { step, initial } = foldOf(alarmMachine);
type Alarm = ReturnType<typeof initial>;

/** Event as it was recorded before the worst value was. */
const begun = {
  type: 'alarm.begun',
  data: {
    endpointId: 'os::00D09E-000001',
    opId: 'northwind',
    modelName: 'AR2146',
    metric: 'temperature',
    warning: 80,
    critical: 95,
    margin: 5,
  },
} satisfies AlarmFact;
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 8, 5 * minute)).toISOString();
const reading = (value: number, minute = 0): AlarmFact => ({
  type: 'reading.taken',
  data: { value, at: at(minute) },
});
const alarmAfter = (...facts: AlarmFact[]): Alarm =>
  [begun, ...facts].reduce<Alarm>((alarm, fact) => step(alarm, fact), initial());
const ofReadings = (...values: number[]) => alarmAfter(...values.map(reading));
const stateOf = (alarm: Alarm) => String(alarm.value);

/** Feeds readings as the server does: a new alarm begins where the last one has ended. */
function alarmsOf(values: readonly number[]): Alarm[] {
  const alarms: Alarm[] = [];
  let now = alarmAfter();
  for (const [minute, value] of values.entries()) {
    const before = now;
    now = step(now, reading(value, minute));
    if (now.hasTag('open') && !before.hasTag('open')) alarms.push(now);
    else if (alarms.length > 0 && before.hasTag('open')) alarms[alarms.length - 1] = now;
    if (now.hasTag('terminal')) now = alarmAfter();
  }
  return alarms;
}

describe('raising and clearing', () => {
  test.each([
    [[85], 'rising'],
    [[85, 79], 'normal'],
    [[85, 80], 'warning'],
    [[97, 97], 'critical'],
    [[85, 97], 'warning'],
    [[85, 97, 97], 'critical'],
    [[85, 85, 97, 85, 97], 'warning'],
    [[85, 85, 76], 'warning'],
    [[85, 85, 74], 'falling'],
    [[85, 85, 74, 76], 'warning'],
    [[85, 85, 74, 74], 'ended'],
    [[97, 97, 91, 89], 'critical'],
    [[97, 97, 89, 89], 'warning'],
    [[97, 97, 70, 91], 'critical'],
    [[97, 97, 70, 85], 'warning'],
    [[97, 97, 70, 70], 'ended'],
  ])('readings of %j leave it %s', (values, state) => {
    expect(stateOf(ofReadings(...values))).toBe(state);
  });

  test('begins with the first of the two readings, and keeps its highest severity', () => {
    const { context } = alarmAfter(reading(97, 1), reading(97, 2), reading(88, 3), reading(88, 4));
    expect(context).toMatchObject({ triggeredAt: at(1), level: 'warning', severity: 'critical' });
  });

  test('does not record a reading that changes nothing', () => {
    for (const value of [77, 80, 85, 94]) expect(ofReadings(85, 85).can(reading(value))).toBe(false);
    for (const value of [91, 96, 99]) expect(ofReadings(97, 97).can(reading(value))).toBe(false);
    expect(alarmAfter().can(reading(79))).toBe(false);
  });
});

test('marks an alarm as stale once when readings are missing, keeps it open, and clears the mark with the next reading', () => {
  const missed: AlarmFact = { type: 'readings.missed', data: { since: at(2) } };
  const stale = alarmAfter(reading(85), reading(85), missed);
  expect([stateOf(stale), stale.context.staleSince, stale.can(missed)]).toEqual(['warning', at(2), false]);
  expect(step(stale, reading(85, 9)).context.staleSince).toBeNull();
});

test('keeps one acknowledgement, which changes no level', () => {
  const seen: AlarmFact = { type: 'alarm.acknowledged', data: { accountId: 'a', name: 'A', note: '' } };
  const alarm = alarmAfter(reading(85), reading(85), seen);
  expect([stateOf(alarm), alarm.can(seen)]).toEqual(['warning', false]);
  expect(stateOf(step(step(alarm, reading(60)), reading(60)))).toBe('ended');
});

test('ends an alarm when new levels are above its last reading, and otherwise applies them from the next reading', () => {
  const levels = (warning: number, critical: number): AlarmFact => ({
    type: 'levels.changed',
    data: { warning, critical, margin: 5 },
  });
  expect(alarmAfter(reading(85), reading(85), levels(90, 95))).toMatchObject({
    context: { end: 'thresholds' },
  });
  const lower = alarmAfter(reading(85), reading(85), levels(60, 84));
  expect(stateOf(lower)).toBe('warning');
  expect(stateOf(step(step(lower, reading(85)), reading(85)))).toBe('critical');
});

describe('the worst value', () => {
  const from = (direction: 'above' | 'below', levels: AlarmLevels, ...values: number[]): Alarm => {
    const first: AlarmFact = { type: 'alarm.begun', data: { ...begun.data, direction, ...levels } };
    return values.map(reading).reduce((alarm, fact) => step(alarm, fact), step(initial(), first));
  };
  const above = { warning: 80, critical: 95, margin: 5 };
  const below = { warning: 40, critical: 20, margin: 5 };

  test('is recorded beside the one at the trigger and the latest one', () => {
    const { context } = from('above', above, 81, 84, 93, 85);
    expect(context).toMatchObject({ triggerValue: 81, peak: 93, value: 93 });
    expect(from('above', above, 81, 84, 93).can(reading(92))).toBe(false);
    expect(from('above', above, 81, 84, 93).can(reading(94))).toBe(true);
  });

  test('begins again with each rise, and is unknown for an alarm that began before it was recorded', () => {
    expect(from('above', above, 90, 60, 82, 83).context).toMatchObject({ triggerValue: 82, peak: 83 });
    expect(ofReadings(85, 97, 97).context).toMatchObject({ triggerValue: 85, peak: null });
    expect(ofReadings(85, 85).can(reading(94))).toBe(false);
  });

  test.each([
    [[41, 41], 'normal', 0, null],
    [[38, 39], 'warning', 38, 38],
    [[38, 39, 25, 26], 'warning', 38, 25],
    [[38, 19, 18], 'critical', 38, 18],
    [[38, 19, 18, 26, 27], 'warning', 38, 18],
    [[38, 19, 18, 46, 24], 'critical', 38, 18],
    [[38, 38, 44, 45, 46], 'falling', 38, 38],
    [[38, 38, 46, 46], 'ended', 38, 38],
  ])('of an alarm below a level is the lowest: %j leave it %s', (values, state, trigger, peak) => {
    const alarm = from('below', below, ...values);
    expect(stateOf(alarm)).toBe(state);
    expect(alarm.context).toMatchObject({ triggerValue: trigger || null, peak });
  });

  test('a level below the last reading ends an alarm below it', () => {
    const alarm = from('below', below, 38, 38);
    const lower: AlarmFact = { type: 'levels.changed', data: { warning: 30, critical: 20, margin: 5 } };
    expect(step(alarm, lower).context.end).toBe('thresholds');
  });
});

describe('what users do', () => {
  const silence = (hour: number): AlarmFact => ({
    type: 'alarm.silenced',
    data: { until: `2026-01-01T${hour}:00:00.000Z`, ms: hour, accountId: 'a', name: 'A', note: '' },
  });
  const ended: AlarmFact = { type: 'silence.ended', data: {} };
  const timeOver: AlarmFact = { type: 'deadline.passed', data: { name: 'silence' } };
  const open = alarmAfter(reading(85), reading(85));

  test('a silence ends by its deadline or by a user, and changes nothing else', () => {
    const silenced = step(open, silence(10));
    expect(silenced.context.silenced).toEqual({
      until: '2026-01-01T10:00:00.000Z',
      accountId: 'a',
      name: 'A',
      note: '',
    });
    for (const end of [ended, timeOver]) expect(step(silenced, end).context).toEqual(open.context);
    expect(stateOf(step(step(silenced, reading(60)), reading(60)))).toBe('ended');
    expect(open.can(ended)).toBe(false);
  });

  test('a rise to critical during a silence is held back until its end', () => {
    const risen = step(step(step(open, silence(10)), reading(97)), reading(97));
    expect(risen.context.heldBack).toBe(true);
    expect(step(risen, silence(12)).context.heldBack).toBe(true);
    expect(step(risen, timeOver).context.heldBack).toBe(false);
    const again = [97, 97, 85, 85].reduce<Alarm>((alarm, value) => step(alarm, reading(value)), open);
    expect(
      [silence(10), reading(97), reading(97)].reduce<Alarm>((alarm, fact) => step(alarm, fact), again).context
        .heldBack,
    ).toBe(false);
  });

  test('a later silence replaces the one before, with its deadline', () => {
    const asked: object[] = [];
    const later = step(step(open, silence(10)), silence(12), (effect) => asked.push(effect));
    expect(later.context.silenced?.until).toBe('2026-01-01T12:00:00.000Z');
    expect(asked).toEqual([{ type: 'setDeadline', params: { name: 'silence', ms: 12 } }]);
  });

  test('an alarm is assigned, unassigned and commented on until it ends', () => {
    const to = { accountId: 'lee', name: 'Jo Lee' };
    const assigned = step(open, { type: 'alarm.assigned', data: { to } });
    expect(assigned.context.assigned).toEqual(to);
    expect(step(assigned, { type: 'alarm.assigned', data: { to: null } }).context.assigned).toBeNull();
    const comment: AlarmFact = { type: 'alarm.commented', data: { text: 'Fan ordered' } };
    expect(step(step(open, comment), comment).context.comments).toBe(2);
    const over = step(open, { type: 'alarm.ended', data: { cause: 'removed' } });
    for (const fact of [comment, silence(10), { type: 'alarm.assigned', data: { to } } as const])
      expect([over.can(fact), alarmAfter().can(fact)]).toEqual([false, false]);
  });
});

describe('flapping', () => {
  const corpus: Record<string, number[]> = {
    'to and fro at the warning level': Array.from({ length: 200 }, (_, n) => (n % 2 ? 79 : 81)),
    'to and fro over the margin': Array.from({ length: 200 }, (_, n) => (n % 2 ? 70 : 85)),
    'to and fro at the critical level': Array.from({ length: 200 }, (_, n) => (n % 2 ? 94 : 96)),
    'two up and one down': Array.from({ length: 200 }, (_, n) => (n % 3 ? 82 : 60)),
    'between warning and critical': Array.from(
      { length: 200 },
      (_, n) => 82 + 16 * Math.abs(Math.sin(n / 7)),
    ),
  };
  test.each(Object.entries(corpus))('raises at most one alarm for %s', (name, values) => {
    const alarms = alarmsOf([...(name.includes('to and fro') ? [85, 85] : []), ...values]);
    expect(alarms).toHaveLength(1);
    expect(alarms[0]?.hasTag('open')).toBe(true);
  });

  test('keeps at most one alarm open for any readings, and each end has a cause', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 40, max: 110 }), { maxLength: 80 }), (values) => {
        const alarms = alarmsOf(values);
        expect(alarms.slice(0, -1).every((alarm) => alarm.hasTag('terminal'))).toBe(true);
        for (const { context, value } of alarms) {
          expect(context.end === 'recovered').toBe(value === 'ended');
          expect(context.severity).not.toBeNull();
        }
      }),
    );
  });
});

describe('a rule', () => {
  const ofRule = (more: object, ...readings: [value: number, minute: number][]): Alarm => {
    const ruled: AlarmFact = { ...begun, data: { ...begun.data, direction: 'above', ...more } };
    const first = step(initial(), ruled);
    return readings.reduce((alarm, [value, minute]) => step(alarm, reading(value, minute / 5)), first);
  };
  const counted = { counted: true as const };
  const lasting = { durationMs: 600_000 };

  test.each([
    [counted, [[79, 0]], 'normal'],
    [counted, [[80, 0]], 'warning'],
    [counted, [[95, 0]], 'critical'],
    [
      counted,
      [
        [80, 0],
        [95, 1],
      ],
      'critical',
    ],
    [
      counted,
      [
        [95, 0],
        [89, 1],
      ],
      'warning',
    ],
    [
      counted,
      [
        [95, 0],
        [90, 1],
      ],
      'critical',
    ],
    [
      counted,
      [
        [80, 0],
        [76, 1],
      ],
      'warning',
    ],
    [
      counted,
      [
        [80, 0],
        [74, 1],
      ],
      'ended',
    ],
    [
      counted,
      [
        [95, 0],
        [0, 1],
      ],
      'ended',
    ],
    [
      lasting,
      [
        [85, 0],
        [85, 5],
      ],
      'rising',
    ],
    [
      lasting,
      [
        [85, 0],
        [85, 5],
        [85, 10],
      ],
      'warning',
    ],
    [
      lasting,
      [
        [85, 0],
        [79, 5],
        [85, 10],
      ],
      'rising',
    ],
    [
      lasting,
      [
        [97, 0],
        [97, 5],
        [97, 10],
      ],
      'critical',
    ],
    [
      lasting,
      [
        [85, 0],
        [85, 9],
        [97, 10],
      ],
      'warning',
    ],
    [
      lasting,
      [
        [85, 0],
        [97, 9],
        [97, 10],
      ],
      'critical',
    ],
    [
      lasting,
      [
        [85, 0],
        [85, 10],
        [70, 11],
      ],
      'falling',
    ],
  ] as [object, [number, number][], string][])('%o after %o is %s', (more, readings, state) => {
    expect(stateOf(ofRule(more, ...readings))).toBe(state);
  });

  test('begins with its first reading, and knows the worst one of the time before it was raised', () => {
    const { context } = ofRule(lasting, [85, 0], [93, 4], [86, 6], [87, 10]);
    expect(context).toMatchObject({ triggeredAt: at(0), triggerValue: 85, peak: 93, value: 87 });
  });

  test('without a duration is not delayed by a clock that goes back', () => {
    expect(stateOf(ofRule({}, [85, 10], [85, 5]))).toBe('warning');
  });

  test('that was switched off ends its alarm with that cause', () => {
    const ended = step(ofRule(counted, [97, 0]), { type: 'alarm.ended', data: { cause: 'rule' } });
    expect(stateOf(ended)).toBe('ended');
    expect(ended.context.end).toBe('rule');
  });
});
