import { openWrtLike, prplLike, rdkLike } from './numberings.ts';
import type { Numbering } from './own-numbers.ts';

export type ProductClass = 'STB' | 'APROUTER' | 'AP' | 'EXTENDER';
export type Band = '2.4GHz' | '5GHz' | '6GHz';

/** Differences between the models of the product range; each has one data model. */
export interface ModelProfile {
  name: string;
  productClass: ProductClass;
  manufacturer: string;
  oui: string;
  bands: readonly Band[];
  standards: Readonly<Record<Band, string>>;
  securityModes: readonly string[];
  hardwareVersion: string;
  firmware: readonly [string, ...string[]];
  /** Kilobytes. */
  memory: number;
  storage: number;
  /** True if it takes part in a mesh: routers as controllers, access points and extenders as agents. */
  mesh: boolean;
  /** True if apps can be installed and removed (SoftwareModules). */
  apps: boolean;
  /** True if it has IPv6 beside IPv4. */
  ipv6: boolean;
  /** True if its own pages can be opened over its uplink. */
  remoteAccess: boolean;
  /** True if it has the HDMI and audio outputs of a set-top box. */
  avOutput: boolean;
  /**
   * It reports its Wi-Fi passphrases to a controller that may read secured parameters (TR-181). Default: they read back
   * empty.
   */
  disclosesSecrets?: true;
  /** It reports no list of channel widths, like devices before TR-181 2.12 and some later ones. */
  listsNoWidths?: true;
  /** Own instance numbers; default: from 1. */
  numbering?: Numbering;
}

const kestrel = { manufacturer: 'Kestrel Media', oui: '0A57B0' };
const arden = { manufacturer: 'Arden Networks', oui: '0A52A4' };
const evolane = { manufacturer: 'Evolane', oui: '0A5EE8' };

const wifi5 = { '2.4GHz': 'b,g,n', '5GHz': 'a,n,ac', '6GHz': '' };
const wifi6 = { '2.4GHz': 'b,g,n,ax', '5GHz': 'a,n,ac,ax', '6GHz': 'ax' };
const dual = ['2.4GHz', '5GHz'] as const;
const tri = ['2.4GHz', '5GHz', '6GHz'] as const;
const limited = ['WPA2-Personal', 'WPA3-Personal-Transition'];
const usual = ['WPA2-Personal', 'WPA-WPA2-Personal', 'WPA3-Personal-Transition'];

const common = {
  mesh: true,
  apps: false,
  remoteAccess: true,
  avOutput: false,
  ipv6: true,
  securityModes: usual,
  hardwareVersion: 'R2',
};
const settop = {
  ...common,
  apps: true,
  ...kestrel,
  productClass: 'STB',
  bands: dual,
  standards: wifi5,
  mesh: false,
  remoteAccess: false,
  memory: 2_097_152,
  storage: 8_388_608,
  firmware: ['3.4.1', '3.4.0', '3.2.7'],
} as const;
const router5 = {
  ...common,
  ...arden,
  productClass: 'APROUTER',
  bands: dual,
  standards: wifi5,
  memory: 262_144,
  storage: 131_072,
  firmware: ['2.1.8', '2.1.6', '2.0.9'],
} as const;
const router6 = {
  ...router5,
  standards: wifi6,
  memory: 524_288,
  storage: 262_144,
  firmware: ['4.0.12', '4.0.10', '3.9.3'],
} as const;
const evolaneAp = {
  ...common,
  ...evolane,
  standards: wifi6,
  memory: 1_048_576,
  storage: 524_288,
  firmware: ['1.8.3', '1.8.1', '1.7.0'],
} as const;

/** Models by index of the fleet; append only, as the order determines each device's model. */
export const models: readonly [ModelProfile, ...ModelProfile[]] = [
  { ...settop, name: 'KSTB2020', avOutput: true },
  { ...settop, name: 'KSTB6200', memory: 3_145_728, ipv6: false },
  { ...router5, name: 'AR1031', ipv6: false, listsNoWidths: true },
  { ...router5, name: 'AR1344', securityModes: limited },
  { ...router5, name: 'AR1344M', securityModes: limited, hardwareVersion: 'R2M', numbering: rdkLike },
  { ...router6, name: 'AR2040' },
  { ...router6, name: 'AR2140', securityModes: ['None', ...usual], numbering: prplLike },
  { ...router6, name: 'AR2144', numbering: openWrtLike, disclosesSecrets: true },
  { ...router6, name: 'AR2146' },
  { ...router6, name: 'AR3030W', bands: tri, apps: true, memory: 1_048_576, storage: 524_288 },
  {
    ...evolaneAp,
    name: 'EAP2244',
    productClass: 'EXTENDER',
    bands: dual,
    standards: wifi5,
    memory: 262_144,
    remoteAccess: false,
  },
  { ...evolaneAp, name: 'EVO3000GW', productClass: 'APROUTER', bands: dual, apps: true },
  { ...evolaneAp, name: 'EVO5000AP', productClass: 'AP', bands: tri, apps: true },
  { ...evolaneAp, name: 'EVO5500EXT_B', productClass: 'EXTENDER', bands: tri, remoteAccess: false },
];

/** A model outside of the range that the product does not know. */
export const foreign: ModelProfile = {
  ...router6,
  name: 'ZX-900',
  manufacturer: 'Zephyr Works',
  oui: '0A5C11',
  mesh: false,
  numbering: prplLike,
};

export function findModel(name: string): ModelProfile | undefined {
  return [...models, foreign].find((model) => model.name === name);
}
