import { strToU8, zipSync } from 'fflate';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { isShown, lineupOf } from './lineup.ts';
import { Box } from './testing.ts';

const metadata = 'Device.X_WAYMARK_Metadata.';
const current = 'Device.X_WAYMARK_STB.CurrentChannelName';
const picture = (width: number, height: number) => PNG.sync.write(new PNG({ width, height }));
const json = (entries: object[]) => strToU8(JSON.stringify(entries));
const channel = (name: string, logicalChannelNumber: number) => ({
  id: name,
  name,
  logicalChannelNumber,
  image: 'images/logo.png',
});
const ad = {
  id: 'ad',
  name: 'Coffee',
  lcnList: '42',
  startHour: 22,
  endHour: 2,
  endDate: '2026-12-01',
  position: 'bottom',
  description: 'Fresh',
  image: 'images/ad.png',
};
const set = zipSync({
  'channels.json': json([channel('News', 42), channel('Sports', 7)]),
  'live-ads.json': json([ad]),
  'images/logo.png': picture(106, 106),
  'images/ad.png': picture(600, 100),
});

function boxWithSet(): Box {
  const box = new Box().granted();
  box.agent.write(`${metadata}CheckSum`, 'sum');
  box.agent.screen.loadSet('sum', set);
  return box;
}

test('tunes through the channels of its set by their numbers', () => {
  const { agent } = boxWithSet();
  agent.write('Device.X_WAYMARK_STB.CurrentChannel', '7');
  for (const name of ['News', 'Sports', 'News']) {
    agent.screen.press('ChannelUp');
    expect(agent.read(current)).toBe(name);
  }
  for (const key of ['Menu', 'Down', 'OK', 'Down', 'OK'] as const) agent.screen.press(key);
  expect(agent.read(current)).toBe('Sports');
});

test('shows the factory channels on a box that lost its set', () => {
  const { agent } = boxWithSet();
  agent.write(`${metadata}CheckSum`, '');
  agent.write('Device.X_WAYMARK_STB.CurrentChannel', '1');
  agent.screen.press('ChannelUp');
  expect(agent.read(current)).toBe('KBS 2');
});

test('shows an ad on its channel, past midnight and on its last day', () => {
  const [shown] = lineupOf('sum', set)?.ads ?? [];
  if (!shown) throw new Error('the set has no ad');
  const at = (number: number, local: string) => isShown(shown, number, local);
  expect([at(42, '2026-12-01T22:10'), at(42, '2026-12-01T01:59')]).toEqual([true, true]);
  expect([at(7, '2026-12-01T22:10'), at(42, '2026-12-01T02:00'), at(42, '2026-12-02T22:00')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('reads no lineup from another file', () => {
  expect(lineupOf('other', strToU8('hello'))).toBeNull();
  expect(lineupOf('broken', zipSync({ 'channels.json': strToU8('[{') }))).toBeNull();
});
