import { expect, test } from 'vitest';
import { connectedASecond, DailyReadings } from '#server/devices/engine/daily-readings.ts';
import type { GetAnswer } from '#server/devices/gateway/port.ts';
import { ownTime } from './time.ts';

const apps = 'Device.SoftwareModules.DeploymentUnit.*.Name';

function reading() {
  const { clock, pass } = ownTime();
  const asked: { endpointId: string; at: number; lane: string | undefined }[] = [];
  const observed: Record<string, string>[] = [];
  const storage = {
    online: true,
    hasApps: true as boolean | null,
    answer: { kind: 'values', values: { one: '1' }, errors: {} } as GetAnswer,
    news: {} as Record<string, string>,
  };
  const daily = new DailyReadings({
    gateway: {
      isConnected: () => storage.online,
      async get(endpointId, _paths, options) {
        asked.push({ endpointId, at: clock.now(), lane: options?.lane });
        return storage.answer;
      },
    },
    async partsOf() {
      if (storage.hasApps === null) return null;
      return storage.hasApps ? [{ paths: [apps], newsIn: () => storage.news }] : [];
    },
    observed: async (_endpointId, _source, values) => void observed.push(values),
    clock,
    onFault: (where, error) => expect.fail(`${where}: ${error}`),
  });
  daily.start();
  return { daily, pass, asked, observed, world: storage };
}

test('given a device that reconnects repeatedly, then it is read once a day', async () => {
  const { daily, pass, asked } = reading();
  for (let hour = 0; hour < 48; hour += 1) {
    daily.connected('one');
    await pass(3_600_000);
  }
  expect(asked).toHaveLength(2);
  expect(asked[0]?.lane).toBe('bulk');
});

test('given a fleet that reconnects, then the number of reads per second is limited', async () => {
  const { daily, pass, asked } = reading();
  for (let at = 0; at < 95; at += 1) daily.connected(`device-${at}`);
  await pass(10_500);
  expect(asked).toHaveLength(95);
  const inASecond = Map.groupBy(asked, ({ at }) => at);
  expect(Math.max(...[...inASecond.values()].map(({ length }) => length))).toBe(connectedASecond);
});

test('given an unchanged reading, then nothing is recorded', async () => {
  const { daily, pass, observed, world } = reading();
  daily.connected('one');
  await pass(1_500);
  expect(observed).toEqual([]);
  world.news = { one: '2' };
  daily.connected('two');
  await pass(1_500);
  expect(observed).toEqual([{ one: '2' }]);
});

test('given a device that does not answer or is not known yet, then it is due again; one without apps is not', async () => {
  const { daily, pass, asked, world } = reading();
  world.answer = { kind: 'unanswered', reason: 'timeout' };
  daily.connected('one');
  await pass(1_500);
  expect(asked).toHaveLength(1);
  expect((await daily.due('one'))?.paths).toEqual([apps]);
  world.hasApps = null;
  expect(await daily.due('one')).toBeNull();
  world.hasApps = false;
  expect(await daily.due('one')).toBeNull();
  world.hasApps = true;
  expect(await daily.due('one')).toBeNull();
});
