import { expect, test } from 'vitest';
import { readReport } from '#domain/viewing/report.ts';
import { notices, ready } from '../testing.ts';

const object = 'Device.X_WAYMARK_Viewing.';
const hours = 3_600_000;

test('a box reports what it showed at its interval, and again after a restart until it is acknowledged', () => {
  const bench = ready('KSTB2020');
  bench.subscribe('viewing', 'Event', `${object}Report!`);
  bench.clock.advance(30 * hours);
  bench.agent.tick();
  const reports = () =>
    notices(bench).flatMap((one) =>
      one.type === 'event' && one.body.eventName === 'Report!' ? [one.body.params] : [],
    );
  const [first] = reports();
  const read = first && readReport(first);
  expect(read?.views.length).toBeGreaterThan(5);
  expect(read?.views[0]?.number).toBe(1);
  expect(read?.logId).toBe(bench.get(`${object}LogId`)[`${object}LogId`]);
  bench.agent.goDown();
  bench.clock.advance(60_000);
  bench.connect();
  bench.subscribe('viewing', 'Event', `${object}Report!`);
  bench.clock.advance(900_000);
  bench.agent.tick();
  const again = reports().map(readReport);
  expect(again.some((one) => one?.views[0]?.number === 1)).toBe(true);
});

test('a router has no such object', () => {
  expect(ready('AR2040').get(object)).toEqual({});
});
