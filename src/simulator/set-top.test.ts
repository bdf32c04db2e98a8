import { describe, expect, test } from 'vitest';
import { scenarios } from './scenarios/catalogue.ts';
import { type Bench, notices, outputs, ready } from './testing.ts';

const components = 'Device.Services.STBService.1.Components.';
const display = `${components}HDMI.1.DisplayDevice.`;
const tuner = `${components}FrontEnd.1.X_WAYMARK_DVBS.`;
const stb = 'Device.X_WAYMARK_STB.';
const box = () => ready('KSTB2020');
const value = (bench: Bench, path: string) => bench.get(path)[path];
const run = (bench: Bench, scenario: 'televisionOff' | 'televisionUnplugged' | 'flatRemote' | 'wrongDish') =>
  scenarios[scenario].run(bench.agent, bench.clock);
const set = (bench: Bench, objPath: string, values: Record<string, string>) => {
  const paramSettings = Object.entries(values).map(([param, wanted]) => ({
    param,
    value: wanted,
    required: true,
  }));
  const answer = bench.ask({
    type: 'Set',
    body: { allowPartial: true, updateObjs: [{ objPath, paramSettings }] },
  });
  const result = answer?.type === 'SetResp' ? answer.body.updatedObjResults[0] : undefined;
  return result?.operStatus?.outcome?.type;
};
/** Returns the outputs of a command that answers at once. */
const answered = (bench: Bench, command: string, args: Record<string, string> = {}) => {
  const answer = bench.operate(command, args);
  const outcome = answer?.type === 'OperateResp' ? answer.body.operationResults[0]?.outcome : null;
  return outcome?.type === 'outputArgs' ? outcome.body.outputArgs : outcome;
};

describe('the television', () => {
  test('has an EDID of two blocks, whose bytes add up to zero', () => {
    const bytes = (value(box(), `${display}EEDID`)?.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    expect(bytes).toHaveLength(256);
    for (const block of [bytes.slice(0, 128), bytes.slice(128)])
      expect(block.reduce((sum, byte) => sum + byte, 0) % 256).toBe(0);
  });

  test('is unknown and accepts no command when it is unplugged', () => {
    const bench = box();
    run(bench, 'televisionUnplugged');
    expect(bench.get(display)).toMatchObject({
      [`${display}Status`]: 'None',
      [`${display}EEDID`]: '',
      [`${display}Name`]: '',
      [`${display}CECSupport`]: 'false',
    });
    expect(set(bench, `${stb}HDMI.`, { CECEnable: 'true' })).toBe('failure');
    expect(set(bench, `${stb}HDMI.`, { CECEnable: 'false' })).toBe('success');
  });

  test('shows a message if it can be seen', () => {
    const bench = box();
    const show = (Message: string) => answered(bench, `${stb}ShowMessage()`, { Message });
    expect(show('Please call us.')).toEqual({ Status: 'Complete' });
    expect(value(bench, `${stb}OsdMessage`)).toBe('Please call us.');
    expect(show(' ')).toMatchObject({ type: 'failure' });
    expect(show('x'.repeat(201))).toMatchObject({ type: 'failure' });
    run(bench, 'televisionOff');
    expect(show('Good night.')).toEqual({ Status: 'Error_DisplayInStandby' });
    expect(value(bench, `${stb}HDMI.HDCPStatus`)).toBe('Unauthenticated');
    run(bench, 'televisionUnplugged');
    expect(show('Anybody?')).toEqual({ Status: 'Error_NoDisplay' });
    expect(value(bench, `${stb}OsdMessage`)).toBe('Please call us.');
  });

  test('does not exist on a model without AV output', () => {
    const bench = ready('KSTB6200');
    expect(value(bench, `${display}Status`)).toBeUndefined();
    expect(value(bench, `${stb}HDMI.CECEnable`)).toBeUndefined();
    expect(value(bench, `${stb}BluetoothRemote.Name`)).toBe('WM-RCU-20');
  });
});

describe('the tuner', () => {
  const scan = (bench: Bench) => {
    bench.subscribe('scan', 'Event', 'Device.X_WAYMARK_Diagnostics.ScanProgress!');
    bench.operate(`${tuner}Install()`);
    bench.clock.advance(10_000);
    return notices(bench);
  };

  test('scans for seconds, reports its progress, and replaces the list', () => {
    const bench = box();
    const steps = scan(bench).flatMap((one) => (one.type === 'event' ? [one.body.params.Progress] : []));
    expect(steps).toHaveLength(10);
    expect(steps.at(-1)).toBe('100');
    scan(bench);
    expect(Number(value(bench, `${tuner}ServiceListDatabase.TotalServices`))).toBeGreaterThanOrEqual(0);
  });

  test('has no signal and no channels with settings that do not match the LNB', () => {
    const bench = box();
    run(bench, 'wrongDish');
    expect(bench.get(`${tuner}Modulation.`)[`${tuner}Modulation.Locked`]).toBe('false');
    expect(value(bench, `${tuner}SignalQuality`)).toBe('0');
    bench.operate(`${tuner}Install()`);
    bench.clock.advance(10_000);
    expect(outputs(bench)).toEqual({ Status: 'Complete', ServicesFound: '0' });
    expect(value(bench, `${stb}CurrentChannelName`)).toBe('');
  });

  test('finds all channels with the settings of its LNB, and some with one band', () => {
    const found = (Type: string, Value: string) => {
      const bench = box();
      expect(set(bench, `${stb}LNB.`, { Type, Value })).toBe('success');
      bench.operate(`${tuner}Install()`);
      bench.clock.advance(10_000);
      return Number(outputs(bench).ServicesFound);
    };
    const all = Math.max(found('Universal', '9750/10600'), found('Single', '10750'));
    expect(all).toBeGreaterThanOrEqual(38);
    expect(found('Unicable', '7')).toBe(0);
    expect(set(box(), `${stb}LNB.`, { Type: 'Parabolic' })).toBe('failure');
  });
});

describe('the remote control', () => {
  const remote = `${stb}BluetoothRemote.`;
  const upgrade = (bench: Bench) => {
    bench.operate(`${remote}UpgradeFirmware()`);
    bench.clock.advance(10_000);
    return outputs(bench);
  };

  test('gets its new firmware once', () => {
    const bench = box();
    expect(upgrade(bench)).toEqual({ Status: 'Complete', FirmwareVersion: '1.1.0' });
    expect(value(bench, `${remote}FirmwareVersion`)).toBe('1.1.0');
    expect(upgrade(bench)).toEqual({ Status: 'Error_NoNewerVersion' });
  });

  test('gets none with a flat battery, even if it runs empty during the update', () => {
    const bench = box();
    bench.operate(`${remote}UpgradeFirmware()`);
    bench.clock.advance(3000);
    run(bench, 'flatRemote');
    bench.clock.advance(10_000);
    expect(outputs(bench)).toEqual({ Status: 'Error_LowBattery' });
    expect(upgrade(bench)).toEqual({ Status: 'Error_LowBattery' });
    expect(value(bench, `${remote}FirmwareVersion`)).toBe('1.0.7');
  });
});
