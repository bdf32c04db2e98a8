import { Readings } from '#domain/device-parameters/readings.ts';
import { readGroups, settingPaths, writesOf } from '#domain/device-parameters/settings.ts';
import { guestsOf } from '#domain/radio/guests.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import type { DeviceCommand } from './device-command.ts';
import { isObject } from './settings.ts';

type Reported = Record<string, string>;

const readings = (values: Reported) => new Readings(Object.entries(values));
const rowsIn = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const radioPaths = [...settingPaths('radio'), ...settingPaths('steering')];
const guestPaths = [...new Set([...settingPaths('radio'), ...settingPaths('networks')])];

/** CL-064, CL-072, CL-073, TN-064, TN-072: radios with their networks, and band steering. */
export const radioSettings: DeviceCommand = {
  call: ({ radios, band_steering: steering }) => ({
    kind: 'settings',
    paths: radioPaths,
    writes: (reported) => {
      const known = readings(reported);
      const own = steering === undefined ? {} : writesOf('steering', { band_steering: steering }, known);
      return withSae({ ...writesOf('radio', rowsIn(radios), known), ...own }, reported);
    },
  }),
  read: (reported) => {
    const { radio, steering } = readGroups(['radio', 'steering'], readings(reported));
    return { ok: true, result: { radio_list: radio, band_steering: steering.band_steering } };
  },
};

/** CL-076, CL-077, TN-074, TN-076. A network counts as on if both it and its access point are. */
export const guestWifi: DeviceCommand = {
  call: ({ guestWifis }) => ({
    kind: 'settings',
    paths: guestPaths,
    writes: (reported) => {
      const wanted = rowsIn(guestWifis).map(({ ssid, enable, ssid_adv_enable: isAdvertised, ...same }) => ({
        ...same,
        ...(ssid === undefined ? {} : { ssid_name: ssid }),
        ...(isAdvertised === undefined ? {} : { hidden_ssid: isAdvertised !== true }),
        ...(enable === undefined ? {} : { enable, access_point_enable: enable }),
      }));
      return withSae(writesOf('networks', wanted, readings(reported)), reported);
    },
  }),
  read: (reported) => {
    const { radio, networks } = readGroups(['radio', 'networks'], readings(reported));
    return { ok: true, result: { guest_wifi: guestsOf(radio, networks).map((guest) => ({ ...guest })) } };
  },
};

/** CL-067. */
export const wifiEndpoint: DeviceCommand = {
  call: (params) => ({
    kind: 'settings',
    paths: settingPaths('endpoint'),
    writes: (reported) => writesOf('endpoint', [params], readings(reported)),
  }),
  read: (reported) => ({
    ok: true,
    result: { endpoints: readGroups(['endpoint'], readings(reported)).endpoint },
  }),
};

/** CL-068. `Device.WiFi.Reset()` of TR-181 restarts the Wi-Fi and keeps its settings, so this command is one of the extension. */
export const wifiReset: DeviceCommand = {
  call: () => ({
    kind: 'operate',
    command: 'Device.WiFi.X_WAYMARK_FactoryReset()',
    inputArgs: {},
    reads: [...new Set([...radioPaths, ...guestPaths])],
  }),
  read: () => ({ ok: true, result: {} }),
};

const key = 'KeyPassphrase';

/**
 * Copies a WPA3 network's passphrase for SAE if the device has a separate one and no other is wanted: customers know a
 * single passphrase.
 */
function withSae(writes: Reported, reported: Reported): Reported {
  const copies = Object.entries(writes).flatMap(([path, passphrase]) => {
    if (!path.endsWith(key)) return [];
    const object = path.slice(0, -key.length);
    const sae = `${object}SAEPassphrase`;
    const mode = writes[`${object}ModeEnabled`] ?? reported[`${object}ModeEnabled`];
    const isWanted = mode?.startsWith('WPA3') && sae in reported && writes[sae] === undefined;
    return isWanted ? [[sae, passphrase] as const] : [];
  });
  return { ...writes, ...Object.fromEntries(copies) };
}
