import { type Household, isThere, type Member } from '../household.ts';
import { interfaceMac, macAddress } from '../identity.ts';
import { mix, nameKey, noise, unit } from '../random.ts';
import { isoTime } from './live-values.ts';
import { type Context, type Definitions, ro, type TableSpec } from './schema.ts';

/**
 * A client of one router, such as a phone, laptop or lamp. Every table that shows clients uses this data, so they
 * agree.
 */
export interface Client {
  /** Instance number in every table. */
  number: number;
  /** Index of the access point in the house. */
  member: number;
  mac: string;
  name: string;
  ip: string;
  /** Index of the radio, from 0; -1: wired. */
  radio: number;
  active: boolean;
  /** Signal in dBm; 0 for a wired client. */
  signal: number;
  /** Rates in kbit/s. */
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
/** Clients come and go within hours, and change rooms within minutes. */
const stayMs = 2 * 3_600_000;
const roamMs = 4 * 60_000;
/** Maximum gaps of deleted rows to search beyond. */
const mostGaps = 32;

/** Returns the instance number: own clients from 1, those of another access point from a hundred of its own. */
const hundred = 100;
const numberOf = ({ own }: Household, home: number, nth: number) =>
  home === own ? nth : hundred * (home + 1) + nth;

const clientCount = ({ seed, model }: Member): number =>
  model.productClass === 'STB'
    ? 0
    : 2 + Math.floor(unit(seed, 'clients') * (model.productClass === 'APROUTER' ? 9 : 5));

/** Returns all clients of the household, at any access point. */
function everybody(c: Context): Client[] {
  const { household } = c;
  return household.members.flatMap((member, home) =>
    Array.from({ length: clientCount(member) }, (_, at) => client(c, numberOf(household, home, at + 1))),
  );
}

/** Returns the clients that a device has seen: all for a router, for others only their own. */
export const clients = (c: Context): Client[] =>
  everybody(c).filter(({ number }) => c.household.own === 0 || number < hundred);

export const seenClients = (key: string): TableSpec => ({
  instances: (c) => clients(c).map(({ number }) => number),
  keys: [[key]],
  writable: false,
});

export function client(c: Context, number: number): Client {
  const { members, own } = c.household;
  const home = number < hundred ? own : Math.floor(number / hundred) - 1;
  const nth = number % hundred;
  const at = members[home] ?? members[0];
  const share = (what: string, ...more: number[]) => unit(at.seed, what, nth, ...more);
  const cabled = at.model.productClass === 'APROUTER' && share('cable') < 0.2;
  const member = cabled ? home : whereOf(c, at, home, nth);
  const radios = (members[member] ?? at).model.bands.length;
  const radio = cabled ? -1 : Math.min(radios - 1, Math.floor(share('radio') * at.model.bands.length));
  const wander = noise(at.seed, 'clientSignal', c.now(), 8000, nth);
  const place = member === home ? share('clientPlace') : share('clientPlace', member);
  const signal = cabled ? 0 : Math.round(-42 - 36 * place + 8 * (wander - 0.5));
  const peak = cabled ? 1_000_000 : ([144_000, 866_000, 2_402_000][radio] ?? 144_000);
  const quality = cabled ? 1 : Math.max(0.08, Math.min(1, (signal + 90) / 45));
  const mac = macAddress('02C1D3', mix(at.seed, nameKey('client'), nth));
  return {
    number,
    member,
    mac,
    name: names[Math.floor(share('clientName') * names.length)] ?? names[0],
    ip: reservedFor(c, mac) ?? addressOf(c, 20 * home + nth),
    radio,
    active: noise(at.seed, 'present', c.now(), stayMs, nth) > 0.25,
    signal,
    downRate: Math.round((peak * quality) / 1000) * 1000,
    upRate: Math.round((peak * quality * 0.6) / 1000) * 1000,
  };
}

/** Returns the access point of a client: half of the clients move, and use the nearest one that is on. */
function whereOf(c: Context, at: Member, home: number, nth: number): number {
  const { members } = c.household;
  if (members.length === 1 || unit(at.seed, 'roams', nth) < 0.5) return home;
  const share = noise(at.seed, 'roam', c.now(), roamMs, nth);
  const member = Math.min(members.length - 1, Math.floor(share * members.length));
  const target = members[member];
  return target && isThere(target, c.now()) ? member : 0;
}

/** Returns an address from the router's pool, in order; another access point assumes the default pool. */
function addressOf(c: Context, number: number): string {
  const first = c.read('Device.DHCPv4.Server.Pool.1.MinAddress') || '192.168.0.20';
  const dot = first.lastIndexOf('.') + 1;
  return `${first.slice(0, dot)}${Math.min(254, Number(first.slice(dot)) + number)}`;
}

/** Returns the address that the router reserves for the client; it is renewed continuously. */
function reservedFor(c: Context, mac: string): string | null {
  const table = 'Device.DHCPv4.Server.Pool.1.StaticAddress.';
  const count = Number(c.read('Device.DHCPv4.Server.Pool.1.StaticAddressNumberOfEntries'));
  // New rows get the lowest free number, so gaps are few.
  for (let row = 1, seen = 0; seen < count && row <= 2 * count + mostGaps; row++) {
    const kept = c.read(`${table}${row}.Chaddr`);
    if (kept === '') continue;
    seen++;
    if (kept.toUpperCase() === mac && c.read(`${table}${row}.Enable`) === 'true')
      return c.read(`${table}${row}.Yiaddr`);
  }
  return null;
}

/** Returns the present clients at one radio (index from 0) of a member of the house. */
export function clientsAt(c: Context, radio: number, member = c.household.own): Client[] {
  return everybody(c).filter((one) => one.member === member && one.radio === radio && one.active);
}

/** Returns the address of a radio's network; the guest networks follow the main ones. */
export function bssid(c: Context, ssidNumber: number): string {
  return interfaceMac(c.identity.macAddress, 1 + ssidNumber);
}

/** Device.Hosts.: all clients that a router or access point has seen, active or not. */
export const hosts: Definitions = {
  'Device.Hosts.Host.{i}.': {
    table: seenClients('PhysAddress'),
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
        const { radio, number, active, member } = client(c, row ?? 1);
        return radio < 0 || !active || member !== c.household.own
          ? ''
          : `Device.WiFi.AccessPoint.${radio + 1}.AssociatedDevice.${number}`;
      }),
    },
  },
};
