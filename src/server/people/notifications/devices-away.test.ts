import { expect, test } from 'vitest';
import type { Committed } from '#server/core/log/log.ts';
import { awayAfterMs, DevicesAway } from './devices-away.ts';

const start = Date.parse('2026-11-29T12:00:00Z');
const fact = (type: string, at: number, reason = 'lost') =>
  ({
    event: {
      type,
      streamId: 'device:d1',
      pos: 1,
      recordedAt: new Date(at).toISOString(),
      data: { reason },
    },
  }) as unknown as Committed;

test('gives devices a minute to return to a server that was away', () => {
  const away = new DevicesAway();
  away.start(start);
  away.heard(fact('device.disconnected', start - 300_000));
  expect(away.due(start + awayAfterMs - 1)).toEqual([]);
  away.heard(fact('device.connected', start + awayAfterMs - 1));
  expect(away.due(start + 2 * awayAfterMs)).toEqual([]);
  away.heard(fact('device.disconnected', start - 300_000));
  expect(away.due(start + 2 * awayAfterMs)).toMatchObject([{ endpointId: 'd1', reason: 'lost' }]);
});

test('says which devices are only missing since a restart', () => {
  const away = new DevicesAway();
  away.heard(fact('device.disconnected', start, 'serverRestart'));
  expect(away.due(start + 2 * awayAfterMs)).toMatchObject([{ reason: 'serverRestart' }]);
});
