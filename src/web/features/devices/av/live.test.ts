import { expect, test } from 'vitest';
import { Readings } from '#domain/device-parameters/readings.ts';
import { readSettings } from '#domain/device-parameters/settings.ts';
import { withAvValues } from './live.ts';

const components = 'Device.Services.STBService.1.Components.';
const reported = new Readings([
  [`${components}HDMI.1.DisplayDevice.Status`, 'Present'],
  [`${components}AudioOutput.1.Enable`, 'true'],
  [`${components}FrontEnd.1.X_WAYMARK_DVBS.SignalQuality`, '80'],
]);
const audio = readSettings('audioOut', reported);
const known = {
  av: {
    hdmi: readSettings('hdmi', reported),
    edid: null,
    audio_out: audio.enable,
    audio,
    bluetooth_remote: null,
    osd_message: null,
  },
  tuner: readSettings('tuner', reported),
  observedAt: 'before',
};
const after = (...values: [string, string][]) => withAvValues(known, new Readings(values), 'now');

test('values as they change stand among those that were read', () => {
  const next = after(
    [`${components}FrontEnd.1.X_WAYMARK_DVBS.SignalQuality`, '12'],
    [`${components}AudioOutput.1.Enable`, 'false'],
    ['Device.X_WAYMARK_STB.OsdMessage', 'Please call us.'],
  );
  expect(next).toMatchObject({
    av: { audio_out: false, osd_message: 'Please call us.', hdmi: { display_status: 'Present' } },
    tuner: { signal_quality: 12 },
    observedAt: 'now',
  });
});

test('does not invent a part that the model lacks, and an unrelated value changes nothing', () => {
  expect(after(['Device.X_WAYMARK_STB.BluetoothRemote.BatteryLevel', '9']).av.bluetooth_remote).toBeNull();
  expect(after(['Device.DeviceInfo.UpTime', '9'])).toBe(known);
});
