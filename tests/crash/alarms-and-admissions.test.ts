import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { dropDatabase, migratedUrl } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { nightly } from '#tests/support/nightly.ts';
import { Middle } from './middle.ts';
import { stateAfter, until } from './transitions.ts';

/** The writes of an alarm that is raised, silenced until the deadline, and over, each with what leads to it. */
const alarmWrites = ['alarm.begun', 'alarm.silenced', 'deadline.passed', 'reading.taken'] as const;
const admissionWrites = [
  'admission.opened',
  'device.admitted',
  'admission.closed',
  'deadline.passed',
] as const;
const pointsOf = <E extends string>(writes: readonly E[]) =>
  writes.flatMap((event) => (['before', 'after'] as const).map((when) => ({ event, when })));
/** The state after one write is that before the next, so that one crash for each write is enough by day. */
const byDay = [
  'before alarm.begun',
  'after alarm.begun',
  'before deadline.passed',
  'after admission.opened',
  'before device.admitted',
];
const chosen = <E extends string>(writes: readonly E[]) =>
  pointsOf(writes).filter(({ event, when }) => nightly || byDay.includes(`${when} ${event}`));
const testMs = 120_000;
const hourMs = 3_600_000;
const start = Date.UTC(2026, 0, 1);

describe('a server that is killed', () => {
  let middle: Middle;
  let url: string;
  let devices = 0;

  beforeAll(async () => {
    url = await migratedUrl();
    middle = new Middle(url, await freePort());
    await middle.start();
  });
  afterAll(async () => {
    await middle.kill();
    await dropDatabase(url);
  });

  const log = async (): Promise<LoggedEvent[]> => {
    const all: LoggedEvent[] = [];
    for (;;) {
      const page = await middle.call({ name: 'log', after: all.length });
      if (!Array.isArray(page) || page.length === 0) return all;
      all.push(...(page as LoggedEvent[]));
    }
  };
  const again = async () => {
    expect(await middle.died).toBe('SIGKILL');
    await middle.start();
  };
  /** Lets hours pass. The clock of a restarted process begins before the times that the one before has written. */
  const hoursUntil = (met: () => Promise<boolean>) =>
    until(async () => {
      await middle.call({ name: 'after', ms: hourMs });
      return met();
    });
  const arm = (event: string, when: 'before' | 'after') =>
    middle.call({ name: 'arm', point: { kind: null, event, when, nth: 1 } });

  test.each(chosen(alarmWrites))(
    'when $event of an alarm is written ($when) has one alarm of the device, whose silence and end come once',
    async ({ event, when }) => {
      const endpointId = `os::00D09E-ALARM${++devices}`;
      let minutes = 0;
      const read = async (...values: number[]) => {
        const from = start + minutes * 60_000;
        minutes += values.length;
        await middle.call({ name: 'readCpu', endpointId, from, values });
      };
      const alarms = async () => {
        const mine = (await log()).filter(
          ({ type, data }) => type === 'alarm.begun' && data.endpointId === endpointId,
        );
        return mine.map(({ streamId }) => streamId);
      };
      const typesOf = async (streamId: string) =>
        (await log()).filter((entry) => entry.streamId === streamId).map(({ type }) => type);
      const count = async (streamId: string, type: string) =>
        (await typesOf(streamId)).filter((each) => each === type).length;

      if (event === 'alarm.begun') {
        await arm(event, when);
        void read(97, 97);
        await again();
        // Unwritten readings were in memory alone, so the value has to be read again.
        expect(await alarms()).toHaveLength(when === 'before' ? 0 : 1);
      }
      await read(97, 97);
      const [streamId = '', ...others] = await alarms();
      expect(others).toEqual([]);
      const alarmId = streamId.slice('alarm:'.length);

      if (event === 'alarm.silenced') await arm(event, when);
      const silenced = middle.call({ name: 'silence', alarmId, ms: hourMs });
      if (event === 'alarm.silenced') {
        await again();
        if (when === 'before') await middle.call({ name: 'silence', alarmId, ms: hourMs });
      } else expect(await silenced).toBe(true);
      expect(await count(streamId, 'alarm.silenced')).toBe(1);

      if (event === 'deadline.passed') await arm(event, when);
      if (event === 'deadline.passed') {
        void middle.call({ name: 'after', ms: hourMs });
        await again();
      }
      const isPassed = await hoursUntil(async () => (await count(streamId, 'deadline.passed')) === 1);
      // The message shows the events of the stream and the faults if it did not pass.
      const [types, faults] = [await typesOf(streamId), await middle.call({ name: 'faults' })];
      expect(isPassed, JSON.stringify({ types, faults })).toBe(true);
      // A deadline that has passed is not reported again, although an alarm without a silence would accept it.
      for (let checks = 0; checks < 3; checks += 1) await middle.call({ name: 'after', ms: 0 });
      expect(await count(streamId, 'deadline.passed')).toBe(1);

      if (event === 'reading.taken') {
        await arm(event, when);
        void read(10);
        await again();
      }
      await read(10, 10, 10);
      await middle.call({ name: 'after', ms: 0 });
      const events = (await log()).filter((entry) => entry.streamId === streamId);
      expect(stateAfter('alarm', events)).toBe('ended');
      expect(events.filter(({ type }) => type === 'deadline.passed')).toHaveLength(1);
      expect(await alarms()).toEqual([streamId]);
      // A later rise is another alarm.
      await read(97, 97);
      expect(await alarms()).toHaveLength(2);
      expect(await middle.call({ name: 'faults' })).toEqual([]);
    },
    testMs,
  );

  test.each(chosen(admissionWrites))(
    'when $event of an admission is written ($when) admits no device more than it says, and none after its end',
    async ({ event, when }) => {
      const name = `os::00D09E-ADMIT${++devices}`;
      const endpointIds = [`${name}-1`, `${name}-2`];
      const admits = (endpointId = '') => middle.call({ name: 'admits', endpointId });
      const opened = async () => (await log()).findLast(({ type }) => type === 'admission.opened');
      const before = (await opened())?.streamId;

      if (event === 'admission.opened') await arm(event, when);
      const asked = middle.call({ name: 'openAdmission', endpointIds });
      if (event === 'admission.opened') {
        await again();
        const isThere = (await opened())?.streamId !== before;
        expect(isThere).toBe(when === 'after');
        expect(await admits(endpointIds[0])).toBe(isThere);
        if (!isThere) await middle.call({ name: 'openAdmission', endpointIds });
      } else await asked;
      const streamId = (await opened())?.streamId ?? '';
      const id = streamId.slice('admission:'.length);

      if (event === 'device.admitted') {
        await arm(event, when);
        void admits(endpointIds[0]);
        await again();
      }
      expect(await admits(endpointIds[0])).toBe(true);
      if (event === 'admission.closed') {
        await arm(event, when);
        void middle.call({ name: 'closeAdmission', id });
        await again();
        expect(await middle.call({ name: 'closeAdmission', id })).toBe(when === 'before');
        expect(await admits(endpointIds[1])).toBe(false);
      } else if (event === 'deadline.passed') {
        await arm(event, when);
        void middle.call({ name: 'after', ms: hourMs });
        await again();
        const isOver = async () =>
          (await log()).some((entry) => entry.streamId === streamId && entry.type === event);
        expect(await hoursUntil(isOver)).toBe(true);
        expect(await admits(endpointIds[1])).toBe(false);
      } else {
        expect(await admits(endpointIds[1])).toBe(true);
        expect(await admits(`${name}-3`)).toBe(false);
      }
      const events = (await log()).filter((entry) => entry.streamId === streamId);
      const admitted = events
        .filter(({ type }) => type === 'device.admitted')
        .map(({ data }) => data.endpointId);
      expect(new Set(admitted).size).toBe(admitted.length);
      expect(admitted.length).toBeLessThanOrEqual(endpointIds.length);
      const ends = { 'admission.closed': 'closed', 'deadline.passed': 'expired' };
      expect(stateAfter('admission', events)).toBe(event in ends ? ends[event as keyof typeof ends] : 'full');
      expect(await middle.call({ name: 'faults' })).toEqual([]);
    },
    testMs,
  );
});
