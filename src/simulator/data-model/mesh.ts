import { interfaceMac, macAddress } from '../identity.ts';
import { between, mix, nameKey, noise, unit } from '../random.ts';
import { bssid, clientsAt } from './household.ts';
import { type At, type Context, type Definitions, ro, rows } from './schema.ts';

/**
 * Device.WiFi.DataElements.Network.: the mesh as one member sees it. Row 1 is the member itself; the others are its slaves
 * (a router) or the controller above it (an access point, an extender).
 */

const isMaster = (c: Context) => c.model.productClass === 'APROUTER';

/** A router has up to two slaves; a slave always has its master. */
function memberCount(c: Context): number {
  return isMaster(c) ? 1 + between(0, 2, unit(c.seed, 'slaves')) : 2;
}

const memberMac = (c: Context, member: number) =>
  member === 1 ? c.identity.macAddress : macAddress('0A5EE8', mix(c.seed, nameKey('member'), member));
const isSelf = (at: At) => at[0] === 1;
/** Whether this row hangs below another one. */
const isSlave = (c: Context, at: At) => isSelf(at) !== isMaster(c);

function backhaulSignal(c: Context, at: At): string {
  if (!isSlave(c, at)) return '0';
  const member = at[0] ?? 1;
  return String(
    Math.round(
      between(-70, -48, unit(c.seed, 'backhaul', member)) + 5 * noise(c.seed, 'hop', c.now(), 9000, member),
    ),
  );
}

export const mesh: Definitions = {
  'Device.WiFi.DataElements.Network.': {
    params: {
      ID: ro('string', (c) => `mesh-${c.identity.serialNumber}`),
      ControllerID: ro('string', (c) => memberMac(c, isMaster(c) ? 1 : 2)),
      TimeStamp: ro('dateTime', (c) => new Date(c.now()).toISOString()),
    },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.': {
    table: rows(memberCount, ['ID']),
    params: {
      ID: ro('string', (c, [member]) => memberMac(c, member ?? 1)),
      Manufacturer: ro('string', (c, at) => (isSelf(at) ? c.identity.manufacturer : 'Evolane')),
      ManufacturerModel: ro('string', (c, at) =>
        isSelf(at) ? c.identity.model : isMaster(c) ? 'EVO5500EXT_B' : 'EVO3000GW',
      ),
      SerialNumber: ro('string', (c, at) =>
        isSelf(at)
          ? c.identity.serialNumber
          : `M${mix(c.seed, at[0] ?? 1)
              .toString(10)
              .padStart(10, '0')}`,
      ),
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
      LinkType: ro('string', (c, at) => (isSlave(c, at) ? 'Wi-Fi' : 'None')),
      MACAddress: ro('string', (c, at) => (isSlave(c, at) ? interfaceMac(memberMac(c, at[0] ?? 1), 9) : '')),
      BackhaulMACAddress: ro('string', (c, at) =>
        isSlave(c, at) ? interfaceMac(memberMac(c, isMaster(c) ? 1 : 2), 3) : '',
      ),
      BackhaulDeviceID: ro('string', (c, at) => (isSlave(c, at) ? memberMac(c, isMaster(c) ? 1 : 2) : '')),
    },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.MultiAPDevice.Backhaul.Stats.': {
    params: { SignalStrength: ro('int', backhaulSignal) },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.Radio.{i}.': {
    table: rows((c) => c.model.bands.length, ['ID']),
    params: {
      ID: ro('string', (c, [member, radio]) => interfaceMac(memberMac(c, member ?? 1), 1 + (radio ?? 1))),
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
      BSSID: ro('string', (c, [member, radio]) =>
        member === 1 ? bssid(c, radio ?? 1) : interfaceMac(memberMac(c, member ?? 2), 1 + (radio ?? 1)),
      ),
      SSID: ro('string', (c, [, radio]) => c.read(`Device.WiFi.SSID.${radio}.SSID`)),
      Enabled: ro('boolean', 'true'),
      FronthaulUse: ro('boolean', 'true'),
    },
  },
  'Device.WiFi.DataElements.Network.Device.{i}.Radio.{i}.BSS.{i}.STA.{i}.': {
    // Clients of the other members are theirs to tell.
    table: {
      instances: (c, [member, radio]) =>
        member === 1 ? clientsAt(c, (radio ?? 1) - 1).map(({ number }) => number) : [],
      keys: [['MACAddress']],
      writable: false,
    },
    params: {
      MACAddress: ro('string', (c, at) => sta(c, at)?.mac ?? ''),
      Hostname: ro('string', (c, at) => sta(c, at)?.name ?? ''),
      IPV4Address: ro('string', (c, at) => sta(c, at)?.ip ?? ''),
      // Data Elements counts RCPI, half dB above -110 dBm.
      SignalStrength: ro('unsignedInt', (c, at) => String(2 * ((sta(c, at)?.signal ?? -110) + 110))),
      LastDataDownlinkRate: ro('unsignedInt', (c, at) => String(sta(c, at)?.downRate ?? 0)),
      LastDataUplinkRate: ro('unsignedInt', (c, at) => String(sta(c, at)?.upRate ?? 0)),
    },
  },
};

function sta(c: Context, [, radio, , number]: At) {
  return clientsAt(c, (radio ?? 1) - 1).find((one) => one.number === number);
}
