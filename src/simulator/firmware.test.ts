import { describe, expect, test } from 'vitest';
import { zoneOf } from '#domain/zones/zone.ts';
import { type FirmwareFaults, noFirmwareFaults } from './firmware-faults.ts';
import { completions, ready } from './testing.ts';

/** Behaviour of a device with an image in its other bank, and its faults. */

const info = 'Device.DeviceInfo.';
const windowMs = 3_600_000;

function deviceWith(faults: Partial<FirmwareFaults>) {
  const bench = ready();
  bench.agent.faults.firmware = { ...noFirmwareFaults, ...faults };
  const version = () => bench.agent.read(`${info}SoftwareVersion`);
  const activate = (mode = 'Immediately', bank = 2) =>
    bench.operate(`${info}FirmwareImage.${bank}.Activate()`, {
      'TimeWindow.1.Start': '0',
      'TimeWindow.1.End': '3600',
      'TimeWindow.1.Mode': mode,
    });
  const other = bench.agent.read(`${info}FirmwareImage.2.Version`);
  return { ...bench, agent: bench.agent, clock: bench.clock, bench, version, activate, other };
}
const failure = (device: ReturnType<typeof deviceWith>): string | null => {
  const outcome = completions(device.bench)[0]?.outcome;
  return outcome?.type === 'failure' ? outcome.body.errMsg : null;
};

describe('an activation', () => {
  test('starts the device from its other bank, and keeps the previous version in this one', () => {
    const device = deviceWith({});
    const before = device.version();
    device.activate();
    device.clock.advance(10_000);
    expect([device.version(), device.agent.read(`${info}FirmwareImage.1.Version`)]).toEqual([
      device.other,
      before,
    ]);
    expect(device.bench.dials).toHaveLength(1);
  });

  test('of an image that keeps restarting is reverted by the other bank', () => {
    const device = deviceWith({ boots: 'bootLoops' });
    const before = device.version();
    device.activate();
    device.clock.advance(10_000);
    const lives = device.agent.lives;
    for (let start = 1; start <= 3; start += 1) {
      device.bench.connect();
      device.clock.advance(30_000);
      expect([device.version(), device.agent.lives]).toEqual([device.other, lives + start]);
    }
    device.agent.faults.firmware = noFirmwareFaults;
    device.bench.connect();
    device.activate('Immediately', 1);
    device.clock.advance(10_000);
    device.bench.connect();
    const settled = device.agent.lives;
    device.clock.advance(windowMs);
    expect([device.version(), device.agent.lives]).toEqual([before, settled]);
  });

  test('of an image that does not start keeps the previous version, and of one that hangs leaves the device offline', () => {
    const fallen = deviceWith({ boots: 'bootFails' });
    const before = fallen.version();
    fallen.activate();
    fallen.clock.advance(10_000);
    expect([fallen.version(), fallen.bench.dials.length]).toEqual([before, 1]);
    const gone = deviceWith({ boots: 'neverReturns' });
    gone.activate();
    gone.clock.advance(windowMs);
    expect(gone.bench.dials).toEqual([]);
  });

  test('waits for its window if the device is in use or its user does not answer, and reports the reason', () => {
    const cases = [
      [{ neverIdle: true }, 'WhenIdle', /never idle/],
      [{ ignoresQuestion: true }, 'ConfirmationNeeded', /did not answer/],
      [{ declines: true }, 'ConfirmationNeeded', /declined/],
    ] as const;
    for (const [faults, mode, why] of cases) {
      const device = deviceWith(faults);
      const before = device.version();
      device.activate(mode);
      if (!('declines' in faults)) {
        device.clock.advance(windowMs - 1_000);
        expect(failure(device)).toBeNull();
      }
      device.clock.advance(10_000);
      expect(failure(device)).toMatch(why);
      expect(device.version()).toBe(before);
    }
  });

  test('ends without a report if the device forgets it in a power cut', () => {
    const device = deviceWith({ forgetsActivate: true });
    const before = device.version();
    device.activate('WhenIdle');
    device.clock.advance(10_000);
    device.bench.connect();
    device.clock.advance(windowMs);
    expect([device.version(), completions(device.bench), device.agent.requests()]).toEqual([before, [], []]);
  });
});

test('runs on a device with one bank instead of two, or with an invalid time zone', () => {
  const device = deviceWith({ singleBank: true, wrongZone: true });
  const versions = device.bench.get(`${info}FirmwareImage.`);
  expect(Object.keys(versions).filter((path) => path.endsWith('.Version'))).toEqual([
    `${info}FirmwareImage.1.Version`,
  ]);
  expect(zoneOf(device.agent.read('Device.Time.LocalTimeZone'))).toBeNull();
});
