/**
 * Objects of a device that have a part to play, and the table of each. Which row plays it differs between devices:
 * interface 1 is the loopback on one, the uplink on another, and instance numbers may be 10001.
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
/** Path of the object with a dot at its end; null where what the device says does not prove it. */
export type Roles = Readonly<Record<Role, string | null>>;

const ipInterfaces = 'Device.IP.Interface.*.';
const bridgePorts = 'Device.Bridging.Bridge.*.Port.*.';

/** What a Get asks for to find the roles in the stack of interfaces. */
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

/** What a Get asks for to find these roles. */
export const factsOf = (roles: readonly Role[]): string[] => [
  ...(roles.includes('filterChain') ? filterFacts : []),
  ...(roles.some((role) => role !== 'filterChain') ? roleFacts : []),
];

/** Media that lead out of the house. */
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
 * The roles by references alone: default route, NAT, DHCP clients and pools, and the layers below an interface (TR-181).
 * Names and instance numbers prove nothing. Where references disagree, or are missing, there is no answer.
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
  /** Its instance number. */
  idx: number;
  name: string | null;
  type: string | null;
  addresses: string[];
  /** Paths of what is below it in the stack of interfaces. */
  lowerLayers: string[];
  role: 'uplink' | 'home' | 'loopback' | null;
}

/** All IP interfaces with the facts by which a person can tell them apart, where the references do not. */
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

/** What the device reported, as rows of tables that refer to each other. */
class Model {
  readonly #values: Values;
  readonly #tables = new Map<string, [path: string, row: Row][]>();

  constructor(values: Values) {
    this.#values = values;
  }

  text(path: string): string {
    return this.#values.get(path) ?? '';
  }

  /** Rows of a table by their path, in the order of their numbers. */
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

  /** Everything below an object in the stack of interfaces, itself included. */
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

/** IP interfaces that can be an uplink or a home network. */
const interfacesOf = (device: Model): string[] =>
  allInterfacesOf(device).filter((path) => !isLoopback(device, path));

function uplinkOf(device: Model): string | null {
  const interfaces = interfacesOf(device);
  const homes = new Set(poolsOf(device).flatMap(([, row]) => referencesOf(row.get('Interface'))));
  const routes = lowestMetric(defaultRoutesOf(device, roleTables.defaultRoute, 'DestIPAddress'));
  const named = (rows: readonly (readonly [string, Row])[]) =>
    new Set(rows.flatMap(([, row]) => referencesOf(row.get('Interface'))));
  const routed = named(routes);
  // The default route over an interface on which the device hands out addresses: which of both it is, is not known.
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
  // A management network asks for an address as well: a DHCP client proves an interface that is the only one left.
  const clients = [roleTables.uplinkDhcp, roleTables.uplinkDhcp6].flatMap((table) => device.rows(table));
  isProven ||= candidates.some((path) => named(clients.filter(isEnabled)).has(path));
  // An agent that has one interface alone is connected over it.
  const isAlone = interfaces.length === 1 && homes.size === 0;
  return candidates.length === 1 && (isProven || isAlone) ? (candidates[0] ?? null) : null;
}

function homeOf(device: Model, uplink: string | null): string | null {
  const interfaces = interfacesOf(device).filter((path) => path !== uplink);
  const running = poolsOf(device);
  // Of a home network whose DHCP server is off, the pool is still there.
  const pools = running.length > 0 ? running : device.rows(roleTables.homePool);
  const serving = new Set(pools.flatMap(([, row]) => referencesOf(row.get('Interface'))));
  const pooled = interfaces.filter((path) => serving.has(path));
  if (pooled.length === 1) return pooled[0] ?? null;
  // Of several, a network for guests has no port of its own; without a pool, the home network has the ports that lead nowhere out.
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

/** Pools that hand out addresses now. */
const poolsOf = (device: Model) => device.rows(roleTables.homePool).filter(isEnabledOrSilent);

function poolOf(device: Model, home: string): string | null {
  const pools = device.rows(roleTables.homePool).filter(([, row]) => refersTo(row, home));
  return only(pools.filter(isEnabledOrSilent)) ?? only(pools);
}

function pppOf(device: Model, uplink: string | null): string | null {
  const rows = device.rows(roleTables.uplinkPpp);
  const below = uplink === null ? new Set<string>() : device.below(uplink);
  const own = only(rows.filter(([path]) => below.has(path)));
  // The only line of the device is the uplink's, unless it carries another interface: the telephone's.
  const others = interfacesOf(device).filter((path) => path !== uplink);
  const line = only(rows);
  return own ?? (others.some((path) => line !== null && device.below(path).has(line)) ? null : line);
}

/** The client of the uplink. A device that has one client alone, and does not say of which interface, has no other. */
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

/** Those of the uplink, and those that are of no interface. */
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

/** Paths of a comma-separated list of references, each with a dot at its end. */
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
/** An agent that leaves `Enable` out has no rows that are off. */
const isEnabledOrSilent = ([, row]: readonly [string, Row]): boolean =>
  !row.has('Enable') || isOn(row.get('Enable') ?? '');
