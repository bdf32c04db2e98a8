/**
 * Roles of a device's objects, with the table of each. The row differs between devices: interface 1 is the loopback on
 * one, the uplink on another, and instance numbers may be 10001.
 */
export const roleTables = {
  /** The IP interface to the operator's network. */
  uplink: 'Device.IP.Interface.*.',
  /** The IP interface of the customer's own network. */
  home: 'Device.IP.Interface.*.',
  uplinkPpp: 'Device.PPP.Interface.*.',
  uplinkDhcp: 'Device.DHCPv4.Client.*.',
  uplinkDhcp6: 'Device.DHCPv6.Client.*.',
  defaultRoute: 'Device.Routing.Router.*.IPv4Forwarding.*.',
  defaultRoute6: 'Device.Routing.Router.*.IPv6Forwarding.*.',
  firstDns: 'Device.DNS.Client.Server.*.',
  secondDns: 'Device.DNS.Client.Server.*.',
  homePool: 'Device.DHCPv4.Server.Pool.*.',
  filterChain: 'Device.Firewall.Chain.*.',
} as const satisfies Record<string, `Device.${string}.*.`>;

export type Role = keyof typeof roleTables;
/** Path of the object with a trailing dot; null where the reports do not prove it. */
export type Roles = Readonly<Record<Role, string | null>>;

const ipInterfaces = 'Device.IP.Interface.*.';
const bridgePorts = 'Device.Bridging.Bridge.*.Port.*.';

/** Paths of a Get that finds the roles in the interface stack. */
export const roleFacts: readonly string[] = [
  ...['Name', 'Type', 'Loopback', 'LowerLayers'].map((name) => `${ipInterfaces}${name}`),
  ...['IPAddress', 'SubnetMask'].map((name) => `${ipInterfaces}IPv4Address.*.${name}`),
  ...['Enable', 'DestIPAddress', 'Interface', 'ForwardingMetric'].map(
    (name) => `${roleTables.defaultRoute}${name}`,
  ),
  ...['Enable', 'DestIPPrefix', 'Interface', 'ForwardingMetric'].map(
    (name) => `${roleTables.defaultRoute6}${name}`,
  ),
  ...[
    roleTables.uplinkDhcp,
    roleTables.uplinkDhcp6,
    roleTables.homePool,
    'Device.NAT.InterfaceSetting.*.',
  ].flatMap((table) => [`${table}Enable`, `${table}Interface`]),
  `${roleTables.uplinkPpp}LowerLayers`,
  ...['Enable', 'Interface'].map((name) => `${roleTables.firstDns}${name}`),
  'Device.Ethernet.Interface.*.Upstream',
  'Device.Ethernet.Link.*.LowerLayers',
  'Device.Ethernet.VLANTermination.*.LowerLayers',
  ...['ManagementPort', 'LowerLayers'].map((name) => `${bridgePorts}${name}`),
];

const filterFacts: readonly string[] = [
  `${roleTables.filterChain}Enable`,
  'Device.Firewall.AdvancedLevel',
  'Device.Firewall.Level.*.Chain',
];

/** Returns the paths of a Get that finds these roles. */
export const factsOf = (roles: readonly Role[]): string[] => [
  ...(roles.includes('filterChain') ? filterFacts : []),
  ...(roles.some((role) => role !== 'filterChain') ? roleFacts : []),
];

/** Tables of media that leave the house. */
const outwardTables = [
  'Device.DSL.',
  'Device.PTM.',
  'Device.ATM.',
  'Device.Optical.',
  'Device.Cellular.',
  'Device.PPP.',
];

type Values = ReadonlyMap<string, string>;
type Row = ReadonlyMap<string, string>;

/**
 * Derives the roles from references only: default route, NAT, DHCP clients and pools, and the layers below an interface
 * (TR-181). Names and instance numbers prove nothing. Contradictory or missing references give null.
 */
export function rolesOf(values: Values): Roles {
  const device = new Model(values);
  const uplink = uplinkOf(device);
  const home = homeOf(device, uplink);
  const [firstDns = null, secondDns = null] = uplink === null ? [] : dnsServersOf(device, uplink);
  return {
    uplink,
    home,
    uplinkPpp: pppOf(device, uplink),
    uplinkDhcp: clientOf(device, roleTables.uplinkDhcp, uplink),
    uplinkDhcp6: clientOf(device, roleTables.uplinkDhcp6, uplink),
    defaultRoute: routeOf(device, roleTables.defaultRoute, 'DestIPAddress', uplink),
    defaultRoute6: routeOf(device, roleTables.defaultRoute6, 'DestIPPrefix', uplink),
    firstDns,
    secondDns,
    homePool: home === null ? null : poolOf(device, home),
    filterChain: chainOf(device),
  };
}

export interface IpInterface {
  /** Instance number of the interface. */
  idx: number;
  name: string | null;
  type: string | null;
  addresses: string[];
  /** Paths of the layers below it in the interface stack. */
  lowerLayers: string[];
  role: 'uplink' | 'home' | 'loopback' | null;
}

/** Returns all IP interfaces with the facts by which a person can tell them apart, for when references do not. */
export function ipInterfacesOf(
  values: Values,
  { uplink, home }: Pick<Roles, 'uplink' | 'home'>,
): IpInterface[] {
  const device = new Model(values);
  return allInterfacesOf(device).map((path) => ({
    idx: Number(/(\d+)\.$/.exec(path)?.[1]),
    name: device.text(`${path}Name`) || null,
    type: device.text(`${path}Type`) || null,
    addresses: addressesOf(device, path),
    lowerLayers: referencesOf(device.text(`${path}LowerLayers`)),
    role: path === uplink ? 'uplink' : path === home ? 'home' : isLoopback(device, path) ? 'loopback' : null,
  }));
}

/** A device's reports as rows of tables that refer to each other. */
class Model {
  readonly #values: Values;
  readonly #tables = new Map<string, [path: string, row: Row][]>();

  constructor(values: Values) {
    this.#values = values;
  }

  text(path: string): string {
    return this.#values.get(path) ?? '';
  }

  /** Returns the rows of a table by path, in numeric order. */
  rows(table: string): [path: string, row: Row][] {
    const known = this.#tables.get(table);
    if (known) return known;
    const pattern = new RegExp(`^(${table.replaceAll('.', '\\.').replaceAll('*', '\\d+')})([^.]+)$`);
    const rows = new Map<string, Map<string, string>>();
    for (const [path, value] of this.#values) {
      const [, object, name] = pattern.exec(path) ?? [];
      if (object === undefined || name === undefined) continue;
      const row = rows.get(object) ?? new Map<string, string>();
      rows.set(object, row.set(name, value.trim()));
    }
    const sorted = [...rows].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    this.#tables.set(table, sorted);
    return sorted;
  }

  /** Returns all layers below an object in the interface stack, including itself. */
  below(object: string, seen = new Set<string>()): Set<string> {
    if (seen.has(object)) return seen;
    seen.add(object);
    for (const lower of referencesOf(this.text(`${object}LowerLayers`))) this.below(lower, seen);
    return seen;
  }
}

const allInterfacesOf = (device: Model): string[] => [
  ...new Set([
    ...device.rows(ipInterfaces).map(([path]) => path),
    ...device.rows(`${ipInterfaces}IPv4Address.*.`).map(([path]) => path.replace(/IPv4Address\..*$/, '')),
  ]),
];

const addressesOf = (device: Model, path: string): string[] =>
  device
    .rows(`${ipInterfaces}IPv4Address.*.`)
    .flatMap(([of, row]) => (of.startsWith(path) ? (row.get('IPAddress') ?? '') : []))
    .filter((address) => address !== '');

const isLoopback = (device: Model, path: string): boolean =>
  isOn(device.text(`${path}Loopback`)) ||
  ['Loopback', 'Tunnel', 'Tunneled'].includes(device.text(`${path}Type`)) ||
  addressesOf(device, path).some((address) => address.startsWith('127.'));

/** Returns the IP interfaces that can be an uplink or a home network. */
const interfacesOf = (device: Model): string[] =>
  allInterfacesOf(device).filter((path) => !isLoopback(device, path));

function uplinkOf(device: Model): string | null {
  const interfaces = interfacesOf(device);
  const homes = new Set(poolsOf(device).flatMap(([, row]) => referencesOf(row.get('Interface'))));
  const routes = lowestMetric(defaultRoutesOf(device, roleTables.defaultRoute, 'DestIPAddress'));
  const named = (rows: readonly (readonly [string, Row])[]) =>
    new Set(rows.flatMap(([, row]) => referencesOf(row.get('Interface'))));
  const routed = named(routes);
  // The default route uses an interface with a DHCP pool, so its role is ambiguous.
  if ([...routed].some((path) => homes.has(path))) return null;
  const evidence = [
    routed,
    named(device.rows('Device.NAT.InterfaceSetting.*.').filter(isEnabled)),
    new Set(interfaces.filter((path) => leadsOut(device, path))),
  ];
  let candidates = interfaces.filter((path) => !homes.has(path));
  let isProven = false;
  for (const those of evidence) {
    const left = candidates.filter((path) => those.has(path));
    if (left.length === 0) continue;
    candidates = left;
    isProven = true;
  }
  // A management network requests an address as well, so a DHCP client only proves the last remaining interface.
  const clients = [roleTables.uplinkDhcp, roleTables.uplinkDhcp6].flatMap((table) => device.rows(table));
  isProven ||= candidates.some((path) => named(clients.filter(isEnabled)).has(path));
  // The only interface of an agent is its uplink.
  const isAlone = interfaces.length === 1 && homes.size === 0;
  return candidates.length === 1 && (isProven || isAlone) ? (candidates[0] ?? null) : null;
}

function homeOf(device: Model, uplink: string | null): string | null {
  const interfaces = interfacesOf(device).filter((path) => path !== uplink);
  const running = poolsOf(device);
  // A home network whose DHCP server is off still has its pool.
  const pools = running.length > 0 ? running : device.rows(roleTables.homePool);
  const serving = new Set(pools.flatMap(([, row]) => referencesOf(row.get('Interface'))));
  const pooled = interfaces.filter((path) => serving.has(path));
  if (pooled.length === 1) return pooled[0] ?? null;
  // A guest network has no port of its own; without a pool, the home network has the ports that are not
  // upstream.
  const wired = (pooled.length > 1 ? pooled : uplink === null ? [] : interfaces).filter((path) =>
    [...device.below(path)].some(
      (layer) => layer.startsWith('Device.Ethernet.Interface.') && !isOn(device.text(`${layer}Upstream`)),
    ),
  );
  return wired.length === 1 ? (wired[0] ?? null) : null;
}

const leadsOut = (device: Model, path: string): boolean =>
  [...device.below(path)].some(
    (layer) =>
      isOn(device.text(`${layer}Upstream`)) || outwardTables.some((table) => layer.startsWith(table)),
  );

/** Returns the enabled DHCP pools. */
const poolsOf = (device: Model) => device.rows(roleTables.homePool).filter(isEnabledOrSilent);

function poolOf(device: Model, home: string): string | null {
  const pools = device.rows(roleTables.homePool).filter(([, row]) => refersTo(row, home));
  return only(pools.filter(isEnabledOrSilent)) ?? only(pools);
}

function pppOf(device: Model, uplink: string | null): string | null {
  const rows = device.rows(roleTables.uplinkPpp);
  const below = uplink === null ? new Set<string>() : device.below(uplink);
  const own = only(rows.filter(([path]) => below.has(path)));
  // The device's only line belongs to the uplink, unless another interface uses it, such as telephony.
  const others = interfacesOf(device).filter((path) => path !== uplink);
  const line = only(rows);
  return own ?? (others.some((path) => line !== null && device.below(path).has(line)) ? null : line);
}

/** Returns the client of the uplink. A single client without a stated interface belongs to it. */
function clientOf(device: Model, table: string, uplink: string | null): string | null {
  const rows = device.rows(table);
  if (uplink === null) return null;
  return (
    only(rows.filter(([, row]) => refersTo(row, uplink))) ??
    only(rows.filter(([, row]) => !row.get('Interface')))
  );
}

function routeOf(device: Model, table: string, destination: string, uplink: string | null): string | null {
  if (uplink === null) return null;
  const routes = defaultRoutesOf(device, table, destination);
  return (
    only(lowestMetric(routes.filter(([, row]) => refersTo(row, uplink)))) ??
    only(routes.filter(([, row]) => !row.get('Interface')))
  );
}

const anywhere = new Set(['', '0.0.0.0', '::', '::/0', '0.0.0.0/0']);
const defaultRoutesOf = (device: Model, table: string, destination: string) =>
  device
    .rows(table)
    .filter(([, row]) => isEnabledOrSilent(['', row]) && anywhere.has(row.get(destination) ?? ''));

function lowestMetric<R extends readonly [string, Row]>(routes: readonly R[]): R[] {
  const metric = ([, row]: R) => Number(row.get('ForwardingMetric') || -1);
  const lowest = Math.min(...routes.map(metric));
  return routes.filter((route) => metric(route) === lowest);
}

/** Returns the servers of the uplink, and those without an interface. */
const dnsServersOf = (device: Model, uplink: string): string[] =>
  device
    .rows(roleTables.firstDns)
    .filter(([, row]) => !row.get('Interface') || refersTo(row, uplink))
    .map(([path]) => path);

function chainOf(device: Model): string | null {
  const [level] = referencesOf(device.text('Device.Firewall.AdvancedLevel'));
  const [chain] = level === undefined ? [] : referencesOf(device.text(`${level}Chain`));
  return chain ?? only(device.rows(roleTables.filterChain));
}

const refersTo = (row: Row, path: string): boolean => referencesOf(row.get('Interface')).includes(path);

/** Parses a comma-separated list of references into paths with a trailing dot. */
const referencesOf = (value = ''): string[] =>
  value
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path.startsWith('Device.'))
    .map((path) => (path.endsWith('.') ? path : `${path}.`));

const only = (rows: readonly (readonly [path: string, row: Row])[]): string | null =>
  rows.length === 1 ? (rows[0]?.[0] ?? null) : null;

const isOn = (value: string): boolean => ['true', '1', 'enabled'].includes(value.toLowerCase());
const isEnabled = ([, row]: readonly [string, Row]): boolean => isOn(row.get('Enable') ?? '');
/** Treats rows without `Enable` as enabled: such an agent has no disabled rows. */
const isEnabledOrSilent = ([, row]: readonly [string, Row]): boolean =>
  !row.has('Enable') || isOn(row.get('Enable') ?? '');
