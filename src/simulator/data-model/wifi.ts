import { channelsOf, fits, needsDfs, standardWidth, widthsOf } from '../channels.ts';
import type { Band, ModelProfile } from '../models.ts';
import { neighbourScan } from './commands/neighbour-scan.ts';
import { bssid, client, clientsAt } from './household.ts';
import { fixed, interfaceStats, uplinkSignal, wandering } from './live-values.ts';
import {
  type Beside,
  type Context,
  type Definitions,
  inRange,
  oneOf,
  type ParamSpec,
  ro,
  rows,
  rw,
  secret,
} from './schema.ts';

/** Device.WiFi. of a device with access points: a main and a guest network on each band, and their clients. */
export function wifi(model: ModelProfile): Definitions {
  return { ...radios, ...(model.productClass === 'STB' ? {} : networks) };
}

const bandOf = (c: Context, radio = 1): Band => c.model.bands[(radio - 1) % c.model.bands.length] ?? '2.4GHz';
const radioPath = (radio = 1) => `Device.WiFi.Radio.${radio}.`;

const statsOf = (name: string, load: number): Record<string, ParamSpec> =>
  Object.fromEntries(
    Object.entries(interfaceStats(name, load)).map(([key, value]) => [key, ro('unsignedLong', value)]),
  );

/** Returns the channel that a radio chose by itself; it looks for a better one every few hours. */
function automaticChannel(c: Context, radio = 1): number {
  const band = bandOf(c, radio);
  const width = c.read(`${radioPath(radio)}OperatingChannelBandwidth`);
  const good = band === '2.4GHz' ? [1, 6, 11] : channelsOf(band).filter((one) => fits(band, one, width));
  return good[wandering(c, 'autoChannel', 0, good.length - 1, 6 * 3_600_000, radio)] ?? good[0] ?? 1;
}

/** Tells if a set channel supports the set width; automatic selection always does. */
const isTunable = (c: Context, radio: number | undefined, beside: Beside): boolean =>
  beside('AutoChannelEnable') !== 'false' ||
  fits(bandOf(c, radio), Number(beside('Channel')), beside('OperatingChannelBandwidth'));

const radios: Definitions = {
  'Device.WiFi.': {
    commands: {
      'NeighboringWiFiDiagnostic()': neighbourScan,
      'X_WAYMARK_FactoryReset()': {
        kind: 'sync',
        input: [],
        output: [],
        run: (device) => {
          device.forget('Device.WiFi.');
          return { outputArgs: {} };
        },
      },
    },
  },
  'Device.WiFi.Radio.{i}.': {
    table: rows((c) => c.model.bands.length, ['Name']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', (c, [radio]) => (c.read(`${radioPath(radio)}Enable`) === 'true' ? 'Up' : 'Down')),
      Name: ro('string', (_, [radio]) => `wlan${(radio ?? 1) - 1}`),
      MaxBitRate: ro(
        'unsignedInt',
        (c, [radio]) => ({ '2.4GHz': '574', '5GHz': '2402', '6GHz': '4804' })[bandOf(c, radio)],
      ),
      SupportedFrequencyBands: ro('string', (c, [radio]) => bandOf(c, radio)),
      OperatingFrequencyBand: ro('string', (c, [radio]) => bandOf(c, radio)),
      SupportedStandards: ro('string', (c, [radio]) => c.model.standards[bandOf(c, radio)]),
      OperatingStandards: rw(
        'string',
        (c, [radio]) => c.model.standards[bandOf(c, radio)],
        (value, c, [radio]) => isSubset(value, c.model.standards[bandOf(c, radio)]),
      ),
      PossibleChannels: ro('string', (c, [radio]) => channelsOf(bandOf(c, radio)).join(',')),
      Channel: {
        ...rw(
          'unsignedInt',
          (c, [radio]) => String(automaticChannel(c, radio)),
          (value, c, [radio], beside) =>
            channelsOf(bandOf(c, radio)).includes(Number(value)) && isTunable(c, radio, beside),
        ),
        chosen: (c, [radio]) =>
          c.read(`${radioPath(radio)}AutoChannelEnable`) === 'true'
            ? String(automaticChannel(c, radio))
            : null,
        // TR-181: writing a channel ends automatic selection.
        written: (device, [radio]) => device.write(`${radioPath(radio)}AutoChannelEnable`, 'false'),
      },
      AutoChannelSupported: ro('boolean', 'true'),
      AutoChannelEnable: rw('boolean', 'true'),
      OperatingChannelBandwidth: rw(
        'string',
        (c, [radio]) => standardWidth[bandOf(c, radio)],
        (value, c, [radio], beside) =>
          widthsOf(bandOf(c, radio), beside('OperatingStandards')).includes(value) &&
          isTunable(c, radio, beside),
      ),
      CurrentOperatingChannelBandwidth: ro('string', (c, [radio]) => {
        const wanted = c.read(`${radioPath(radio)}OperatingChannelBandwidth`);
        return wanted === 'Auto' ? standardWidth[bandOf(c, radio)] : wanted;
      }),
      SupportedOperatingChannelBandwidths: ro('string', (c, [radio]) =>
        c.model.listsNoWidths
          ? ''
          : widthsOf(bandOf(c, radio), c.model.standards[bandOf(c, radio)]).join(','),
      ),
      ExtensionChannel: rw('string', 'Auto', oneOf('Auto', 'AboveControlChannel', 'BelowControlChannel')),
      TransmitPowerSupported: ro('string', '25,50,75,100'),
      TransmitPower: rw('int', '100', oneOf('25', '50', '75', '100', '-1')),
      RegulatoryDomain: rw('string', 'KR'),
      IEEE80211hSupported: ro('boolean', (c, [radio]) => String(bandOf(c, radio) === '5GHz')),
      IEEE80211hEnabled: rw('boolean', (c, [radio]) => String(bandOf(c, radio) === '5GHz')),
      X_WAYMARK_DFSState: ro('string', (c, [radio]) =>
        needsDfs(bandOf(c, radio), Number(c.read(`${radioPath(radio)}Channel`))) ? 'Active' : 'Idle',
      ),
    },
  },
  'Device.WiFi.Radio.{i}.Stats.': {
    params: {
      ...statsOf('radio', 260_000),
      Noise: ro('int', (c, [radio]) => String(wandering(c, 'noiseFloor', -97, -88, 30_000, radio ?? 1))),
    },
  },
};

function isSubset(value: string, all: string): boolean {
  const allowed = all.split(',');
  return value !== '' && value.split(',').every((one) => allowed.includes(one));
}

/** Networks 1..n are the main ones of the n bands, n+1..2n their guest networks. */
const isGuest = (c: Context, network = 1) => network > c.model.bands.length;
const networkName = (c: Context) => `WAYMARK_${c.identity.macAddress.slice(-5).replace(':', '')}`;
const isPassphrase = (value: string) => /^[\x20-\x7e]{8,63}$/.test(value);

const networks: Definitions = {
  'Device.WiFi.X_WAYMARK_BandSteering.': {
    params: { Enable: rw('boolean', (c) => String(fixed(c, 'steering', 0, 2) === 0)) },
  },
  'Device.WiFi.SSID.{i}.': {
    table: rows((c) => c.model.bands.length * 2, ['Name'], ['BSSID']),
    params: {
      Enable: rw('boolean', (c, [network]) => String(!isGuest(c, network))),
      Status: ro('string', (c, [network]) =>
        c.read(`Device.WiFi.SSID.${network}.Enable`) === 'true' ? 'Up' : 'Down',
      ),
      Name: ro('string', (_, [network]) => `ath${(network ?? 1) - 1}`),
      LowerLayers: ro(
        'string',
        (c, [network]) => `Device.WiFi.Radio.${(((network ?? 1) - 1) % c.model.bands.length) + 1}`,
      ),
      BSSID: ro('string', (c, [network]) => bssid(c, network ?? 1)),
      MACAddress: ro('string', (c, [network]) => bssid(c, network ?? 1)),
      SSID: rw(
        'string',
        (c, [network]) => {
          const suffix = { '2.4GHz': '', '5GHz': '_5G', '6GHz': '_6G' }[bandOf(c, network)];
          return `${networkName(c)}${suffix}${isGuest(c, network) ? '_Guest' : ''}`;
        },
        (value) => value.length >= 1 && new TextEncoder().encode(value).length <= 32,
      ),
    },
  },
  'Device.WiFi.SSID.{i}.Stats.': { params: statsOf('ssid', 240_000) },
  'Device.WiFi.AccessPoint.{i}.': {
    table: rows((c) => c.model.bands.length * 2, ['SSIDReference']),
    params: {
      Enable: rw('boolean', (c, [network]) => String(!isGuest(c, network))),
      Status: ro('string', (c, [network]) =>
        c.read(`Device.WiFi.AccessPoint.${network}.Enable`) === 'true' ? 'Enabled' : 'Disabled',
      ),
      SSIDReference: ro('string', (_, [network]) => `Device.WiFi.SSID.${network}`),
      SSIDAdvertisementEnabled: rw('boolean', 'true'),
      IsolationEnable: rw('boolean', (c, [network]) => String(isGuest(c, network))),
      WMMEnable: rw('boolean', 'true'),
      MaxAssociatedDevices: rw('unsignedInt', '64'),
    },
  },
  'Device.WiFi.AccessPoint.{i}.Security.': {
    params: {
      ModesSupported: ro('string', (c) => c.model.securityModes.join(',')),
      ModeEnabled: rw('string', 'WPA2-Personal', (value, c) => c.model.securityModes.includes(value)),
      EncryptionMode: rw('string', 'AES', oneOf('AES', 'TKIP', 'TKIP/AES', 'TKIP-AES')),
      KeyPassphrase: secret((c) => `waymark-${c.identity.serialNumber}`, isPassphrase),
      SAEPassphrase: secret((c) => `waymark-${c.identity.serialNumber}`, isPassphrase),
      PreSharedKey: secret('', (value) => /^[0-9A-Fa-f]{64}$/.test(value)),
      WEPKey: secret('', (value) => /^(?:[0-9A-Fa-f]{10}|[0-9A-Fa-f]{26})$/.test(value)),
      RekeyingInterval: rw('unsignedInt', '3600'),
      MFPConfig: rw('string', 'Optional', oneOf('Disabled', 'Optional', 'Required')),
      RadiusServerIPAddr: rw('string', ''),
      RadiusServerPort: rw('unsignedInt', '1812', inRange(1, 65_535)),
      RadiusSecret: secret(''),
      SecondaryRadiusServerIPAddr: rw('string', ''),
      SecondaryRadiusServerPort: rw('unsignedInt', '1812', inRange(1, 65_535)),
      SecondaryRadiusSecret: secret(''),
    },
  },
  'Device.WiFi.AccessPoint.{i}.WPS.': {
    params: {
      Enable: rw('boolean', 'false'),
      Status: ro('string', 'Configured'),
      ConfigMethodsSupported: ro('string', 'PhysicalPushButton,VirtualPushButton'),
    },
  },
  'Device.WiFi.AccessPoint.{i}.AssociatedDevice.{i}.': {
    table: {
      instances: (c, [network]) => clientsAt(c, (network ?? 1) - 1).map(({ number }) => number),
      keys: [['MACAddress']],
      writable: false,
    },
    params: {
      MACAddress: ro('string', (c, [, row]) => client(c, row ?? 1).mac),
      Active: ro('boolean', 'true'),
      AuthenticationState: ro('boolean', 'true'),
      SignalStrength: ro('int', (c, [, row]) => String(client(c, row ?? 1).signal)),
      Noise: ro('int', '-93'),
      OperatingStandard: ro(
        'string',
        (c, [network]) => c.model.standards[bandOf(c, network)].split(',').at(-1) ?? 'n',
      ),
      LastDataDownlinkRate: ro('unsignedInt', (c, [, row]) => String(client(c, row ?? 1).downRate)),
      LastDataUplinkRate: ro('unsignedInt', (c, [, row]) => String(client(c, row ?? 1).upRate)),
    },
  },
  'Device.WiFi.AccessPoint.{i}.AssociatedDevice.{i}.Stats.': { params: statsOf('client', 40_000) },
};

/** Device.WiFi.EndPoint.: the uplink of a device that is itself a client (set-top box, extender, access point). */
export const station: Definitions = {
  'Device.WiFi.EndPoint.{i}.': {
    table: rows(1, ['SSIDReference']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', (c) =>
        c.read('Device.WiFi.EndPoint.1.Enable') === 'true' ? 'Enabled' : 'Disabled',
      ),
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
