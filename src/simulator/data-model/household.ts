import { interfaceMac, macAddress } from '../identity.ts';
import { mix, nameKey, noise, unit } from '../random.ts';
import { isoTime } from './live-values.ts';
import { type Context, type Definitions, ro, rows } from './schema.ts';

/** The phones, laptops and lamps at one router. Every table that shows clients is drawn from here, so they agree. */
export interface Client {
  /** Instance number in every table. */
  number: number;
  mac: string;
  name: string;
  ip: string;
  /** Index of the radio, from 0; -1 is a cable. */
  radio: number;
  active: boolean;
  /** dBm; 0 on a cable. */
  signal: number;
  /** kbit/s */
  downRate: number;
  upRate: number;
}

const names = [
  'Galaxy-S24',
  'MacBook-Pro',
  'iPhone',
  'LG-webOS-TV',
  'Kitchen-Tablet',
  'Pixel-9',
  'ThinkPad',
  'PlayStation-5',
  'Robot-Cleaner',
  'Air-Purifier',
  'Doorbell',
  'Switch',
] as const;
/** Clients come and go within hours. */
const stayMs = 2 * 3_600_000;

export function clientCount(c: Context): number {
  if (c.model.productClass === 'STB') return 0;
  const most = c.model.productClass === 'APROUTER' ? 9 : 5;
  return 2 + Math.floor(unit(c.seed, 'clients') * most);
}

export function clients(c: Context): Client[] {
  return Array.from({ length: clientCount(c) }, (_, at) => client(c, at + 1));
}

export function client(c: Context, number: number): Client {
  const share = (what: string) => unit(c.seed, what, number);
  const radios = c.model.bands.length;
  const cabled = c.model.productClass === 'APROUTER' && share('cable') < 0.2;
  const radio = cabled ? -1 : Math.min(radios - 1, Math.floor(share('radio') * radios));
  const wander = noise(c.seed, 'clientSignal', c.now(), 8000, number);
  const signal = cabled ? 0 : Math.round(-42 - 36 * share('clientPlace') + 8 * (wander - 0.5));
  const peak = cabled ? 1_000_000 : ([144_000, 866_000, 2_402_000][radio] ?? 144_000);
  const quality = cabled ? 1 : Math.max(0.08, Math.min(1, (signal + 90) / 45));
  return {
    number,
    mac: macAddress('02C1D3', mix(c.seed, nameKey('client'), number)),
    name: names[Math.floor(share('clientName') * names.length)] ?? names[0],
    ip: addressOf(c, number),
    radio,
    active: noise(c.seed, 'present', c.now(), stayMs, number) > 0.25,
    signal,
    downRate: Math.round((peak * quality) / 1000) * 1000,
    upRate: Math.round((peak * quality * 0.6) / 1000) * 1000,
  };
}

/** The first addresses of the router's pool, in turn; another access point's router has the usual one. */
function addressOf(c: Context, number: number): string {
  const first = c.read('Device.DHCPv4.Server.Pool.1.MinAddress') || '192.168.0.20';
  const dot = first.lastIndexOf('.') + 1;
  return `${first.slice(0, dot)}${Math.min(254, Number(first.slice(dot)) + number)}`;
}

/** Those at one radio (index from 0) that are there now. */
export function clientsAt(c: Context, radio: number): Client[] {
  return clients(c).filter((one) => one.radio === radio && one.active);
}

/** Address of a radio's network; the guest networks follow the main ones. */
export function bssid(c: Context, ssidNumber: number): string {
  return interfaceMac(c.identity.macAddress, 1 + ssidNumber);
}

/** Device.Hosts.: everything a router or access point has seen at home, present or not. */
export const hosts: Definitions = {
  'Device.Hosts.Host.{i}.': {
    table: rows(clientCount, ['PhysAddress']),
    params: {
      PhysAddress: ro('string', (c, [row]) => client(c, row ?? 1).mac),
      IPAddress: ro('string', (c, [row]) => client(c, row ?? 1).ip),
      AddressSource: ro('string', 'DHCP'),
      HostName: ro('string', (c, [row]) => client(c, row ?? 1).name),
      Active: ro('boolean', (c, [row]) => String(client(c, row ?? 1).active)),
      ActiveLastChange: ro('dateTime', (c) => isoTime(c.now() - (c.now() % 3_600_000))),
      InterfaceType: ro('string', (c, [row]) => (client(c, row ?? 1).radio < 0 ? 'Ethernet' : 'Wi-Fi')),
      Layer1Interface: ro('string', (c, [row]) => {
        const { radio } = client(c, row ?? 1);
        return radio < 0 ? 'Device.Ethernet.Interface.2' : `Device.WiFi.Radio.${radio + 1}`;
      }),
      AssociatedDevice: ro('string', (c, [row]) => {
        const { radio, number, active } = client(c, row ?? 1);
        return radio < 0 || !active ? '' : `Device.WiFi.AccessPoint.${radio + 1}.AssociatedDevice.${number}`;
      }),
    },
  },
};
