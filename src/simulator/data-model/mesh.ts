import { isThere, type Member } from '../household.ts';
import { interfaceMac } from '../identity.ts';
import { between, noise, unit } from '../random.ts';
import { client, clientsAt } from './household.ts';
import { type At, type Context, type Definitions, ro, rows, type TableSpec } from './schema.ts';

/**
 * Device.WiFi.DataElements.Network.: the mesh as one member reports it. Row 1 is the member itself; the others are
 * those behind it (for a router) or the controller above it (for an access point or extender).
 */

const isMaster = ({ household }: Context) => household.own === 0;
/** Returns the index in the house of the member in a row. */
const placeOf = (c: Context, [row = 1]: At) => (isMaster(c) ? row - 1 : row === 1 ? c.household.own : 0);
const memberOf = (c: Context, at: At): Member =>
  c.household.members[placeOf(c, at)] ?? c.household.members[0];
const isSelf = (at: At) => at[0] === 1;

const members: TableSpec = {
  instances: (c) =>
    isMaster(c)
      ? c.household.members.flatMap((member, place) =>
          place === 0 || isThere(member, c.now()) ? [place + 1] : [],
        )
      : [1, 2],
  keys: [['ID']],
  writable: false,
};

/** Interval at which an extender looks for a better band to its router. */
const lookAgainMs = 12 * 60_000;

/** Returns a member's connection to the one above it; null for the router. */
function uplinkOf(c: Context, at: At): { radio: number | null; above: Member; signal: number } | null {
  const { members: all } = c.household;
  const place = placeOf(c, at);
  const member = memberOf(c, at);
  if (place === 0) return null;
  const before = all[place - 1];
  const chained = place > 1 && before && unit(member.seed, 'chain') < 0.5 && isThere(before, c.now());
  const above = chained ? before : all[0];
  if (!member.isReal && unit(member.seed, 'wired') < 0.25) return { radio: null, above, signal: 0 };
  const radio = noise(member.seed, 'backhaulBand', c.now(), lookAgainMs) > 0.65 ? 1 : 2;
  const signal =
    between(-70, -48, unit(member.seed, 'backhaul')) + 5 * noise(member.seed, 'hop', c.now(), 9000);
  return { radio, above, signal: Math.round(signal) + (radio === 1 ? 6 : 0) };
}

/** Converts dBm to RCPI, half dB above -110 dBm, as in Data Elements. */
const rcpi = (dbm: number) => String(2 * (dbm + 110));

function backhaulRate(c: Context, at: At, share: number): string {
  const uplink = uplinkOf(c, at);
  if (!uplink) return '0';
  const peak = { 1: 287_000, 2: 1_201_000 }[uplink.radio ?? 0] ?? 1_000_000;
  return String(uplink.radio === null ? peak : Math.round((peak * share * (uplink.signal + 95)) / 50));
}

const bssidOf = (c: Context, at: At) => interfaceMac(memberOf(c, at).mac, 1 + (at[1] ?? 1));
const bssidAbove = (uplink: ReturnType<typeof uplinkOf>) =>
  uplink?.radio ? interfaceMac(uplink.above.mac, 1 + uplink.radio) : '';

export const mesh: Definitions = {
  'Device.WiFi.DataElements.Network.': {
    params: {
      ID: ro('string', (c) => `mesh-${c.identity.serialNumber}`),
      ControllerID: ro('string', (c) => c.household.members[0].mac),
      TimeStamp: ro('dateTime', (c) => new Date(c.now()).toISOString()),
    },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.': {
    table: members,
    params: {
      ID: ro('string', (c, at) => memberOf(c, at).mac),
      Manufacturer: ro('string', (c, at) => memberOf(c, at).manufacturer),
      ManufacturerModel: ro('string', (c, at) => memberOf(c, at).model.name),
      SerialNumber: ro('string', (c, at) => memberOf(c, at).serial),
      SoftwareVersion: ro('string', (c, at) =>
        isSelf(at) ? c.read('Device.DeviceInfo.SoftwareVersion') : '1.8.3',
      ),
      X_WAYMARK_IPAddress: ro('string', (c, at) =>
        isSelf(at)
          ? c.read(`Device.IP.Interface.${isMaster(c) ? 2 : 1}.IPv4Address.1.IPAddress`)
          : isMaster(c)
            ? `192.168.0.${10 + (at[0] ?? 1)}`
            : '192.168.0.1',
      ),
    },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.MultiAPDevice.Backhaul.': {
    params: {
      LinkType: ro('string', (c, at) => {
        const uplink = uplinkOf(c, at);
        return uplink === null ? 'None' : uplink.radio === null ? 'Ethernet' : 'Wi-Fi';
      }),
      MACAddress: ro('string', (c, at) => (uplinkOf(c, at) ? interfaceMac(memberOf(c, at).mac, 9) : '')),
      BackhaulMACAddress: ro('string', (c, at) => bssidAbove(uplinkOf(c, at))),
      BackhaulDeviceID: ro('string', (c, at) => uplinkOf(c, at)?.above.mac ?? ''),
    },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.MultiAPDevice.Backhaul.Stats.': {
    params: {
      SignalStrength: ro('unsignedInt', (c, at) => {
        const uplink = uplinkOf(c, at);
        return uplink?.radio ? rcpi(uplink.signal) : '0';
      }),
      LastDataDownlinkRate: ro('unsignedInt', (c, at) => backhaulRate(c, at, 1)),
      LastDataUplinkRate: ro('unsignedInt', (c, at) => backhaulRate(c, at, 0.7)),
    },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.Radio.{i}.': {
    table: rows((c, at) => memberOf(c, at).model.bands.length, ['ID']),
    params: {
      ID: ro('string', (c, at) => bssidOf(c, at)),
      Enabled: ro('boolean', 'true'),
      Noise: ro('int', '-94'),
      Utilization: ro('unsignedInt', (c, [, radio]) =>
        String(Math.round(20 + 90 * noise(c.seed, 'load', c.now(), 20_000, radio ?? 1))),
      ),
    },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.Radio.{i}.CurrentOperatingClassProfile.{i}.': {
    table: rows(1, ['Class']),
    params: {
      Class: ro('unsignedInt', (_, [, radio]) => String([81, 115, 131][(radio ?? 1) - 1] ?? 81)),
      Channel: ro('unsignedInt', (c, [, radio]) => c.read(`Device.WiFi.Radio.${radio}.Channel`)),
      TxPower: ro('int', '20'),
    },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.Radio.{i}.BSS.{i}.': {
    table: rows(1, ['BSSID']),
    params: {
      BSSID: ro('string', bssidOf),
      SSID: ro('string', (c, [, radio]) => c.read(`Device.WiFi.SSID.${radio}.SSID`)),
      Enabled: ro('boolean', 'true'),
      FronthaulUse: ro('boolean', 'true'),
    },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.Radio.{i}.BSS.{i}.STA.{i}.': {
    // The members report their clients only to the controller, not to each other.
    table: {
      instances: (c, at) =>
        isSelf(at) || isMaster(c)
          ? clientsAt(c, (at[1] ?? 1) - 1, placeOf(c, at)).map(({ number }) => number)
          : [],
      keys: [['MACAddress']],
      writable: false,
    },
    params: {
      MACAddress: ro('string', (c, at) => sta(c, at).mac),
      Hostname: ro('string', (c, at) => sta(c, at).name),
      IPV4Address: ro('string', (c, at) => sta(c, at).ip),
      SignalStrength: ro('unsignedInt', (c, at) => rcpi(sta(c, at).signal)),
      LastDataDownlinkRate: ro('unsignedInt', (c, at) => String(sta(c, at).downRate)),
      LastDataUplinkRate: ro('unsignedInt', (c, at) => String(sta(c, at).upRate)),
    },
  },
};

const sta = (c: Context, [, , , number]: At) => client(c, number ?? 1);
