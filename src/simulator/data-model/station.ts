import { bssid } from './household.ts';
import { interfaceStats } from './live-values.ts';
import { type Definitions, ro, rows, rw, secret } from './schema.ts';
import { uplinkSignal } from './uplink.ts';

/** Device.WiFi.EndPoint.: the uplink of a device that is itself a client (set-top box, extender, access point). */
export const station: Definitions = {
  'Device.WiFi.EndPoint.{i}.': {
    table: rows(1, ['SSIDReference']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      SSIDReference: ro('string', ''),
      ProfileReference: rw('string', 'Device.WiFi.EndPoint.1.Profile.1'),
      MACAddress: ro('string', (c) => bssid(c, 30)),
    },
  },
  'Device.WiFi.EndPoint.{i}.Stats.': {
    params: {
      SignalStrength: ro('int', (c) => String(uplinkSignal(c, c.now()))),
      LastDataDownlinkRate: ro('unsignedInt', (c) => String((95 + uplinkSignal(c, c.now())) * 16_000)),
      LastDataUplinkRate: ro('unsignedInt', (c) => String((95 + uplinkSignal(c, c.now())) * 9_000)),
      BytesReceived: ro('unsignedLong', interfaceStats('endpoint', 300_000).BytesReceived),
      BytesSent: ro('unsignedLong', interfaceStats('endpoint', 300_000).BytesSent),
    },
  },
  'Device.WiFi.EndPoint.{i}.Profile.{i}.': {
    table: rows(1, ['SSID']),
    params: {
      Enable: rw('boolean', 'true'),
      SSID: rw('string', 'WAYMARK_HOME_5G'),
    },
  },
  'Device.WiFi.EndPoint.{i}.Profile.{i}.Security.': {
    params: { ModeEnabled: rw('string', 'WPA2-Personal'), KeyPassphrase: secret('waymark-home') },
  },
};
