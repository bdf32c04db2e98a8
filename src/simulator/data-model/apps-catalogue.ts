import { hashText } from '../random.ts';

/** Apps of the simulated devices: preinstalled ones, and those in files by address. */

export type AppPlatform = 'android' | 'quantum';

export interface AppPackage {
  /** Package name on Android, or the name of a container. */
  name: string;
  label: string;
  vendor: string;
  /** Kilobytes on disk, and in memory while running. */
  disk: number;
  memory: number;
}

interface FactoryApp extends AppPackage {
  store: string;
  version: string;
  runs: boolean;
}

/** Name of the operator's own store (RU-067). */
const operatorStore = 'Operator Store';
const android = (
  name: string,
  label: string,
  vendor: string,
  store: string,
  [disk, memory]: readonly [number, number],
  version: string,
  runs = false,
): FactoryApp => ({ name: `com.example.${name}`, label, vendor, store, disk, memory, version, runs });
const container = (
  label: string,
  [disk, memory]: readonly [number, number],
  version: string,
  runs: boolean,
): FactoryApp => ({ name: label, label, vendor: 'Evolane', store: '', disk, memory, version, runs });

/** Factory apps in the order of their instance numbers. */
export const factoryApps: Record<AppPlatform, readonly FactoryApp[]> = {
  android: [
    android('livetv', 'Live TV', 'Kestrel Media', 'Factory Application', [182_000, 210_000], '5.2.1', true),
    android('store', 'App Store', 'Kestrel Media', 'Factory Application', [46_000, 61_000], '2.0.4', true),
    android('videobox', 'Video Box', 'Northlight', operatorStore, [118_000, 160_000], '3.1.0', true),
    android('sports', 'Sports Live', 'Northlight', operatorStore, [94_000, 140_000], '1.8.2'),
    android('karaoke', 'Karaoke Night', 'Songbird', 'Play Store', [310_000, 120_000], '4.0.0'),
    android('kids', 'Kids World', 'Songbird', 'Play Store', [152_000, 98_000], '2.6.0'),
    android('browser', 'Web Browser', 'Open Page', 'Play Store', [88_000, 170_000], '12.1.0'),
  ],
  quantum: [
    container('Parental Guard', [21_000, 12_000], '1.4.0', true),
    container('IoT Hub', [34_000, 24_000], '1.4.0', true),
    container('Speed Watch', [9_000, 6_000], '2.0.1', false),
  ],
};

/** Further apps that exist only as files. */
const others: readonly AppPackage[] = [
  { name: 'com.example.news', label: 'News Now', vendor: 'Northlight', disk: 61_000, memory: 90_000 },
  {
    name: 'com.example.archive',
    label: 'Cinema Archive',
    vendor: 'Songbird',
    disk: 64_000_000,
    memory: 200_000,
  },
  { name: 'Ad Shield', label: 'Ad Shield', vendor: 'Evolane', disk: 12_000, memory: 9_000 },
];

const known = new Map(
  [...factoryApps.android, ...factoryApps.quantum, ...others].map((one) => [slugOf(one.name), one]),
);

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** Returns the address of an app's file on the demo's server. */
export const appFileUrl = (platform: AppPlatform, name: string, version: string): string =>
  `https://apps.example.com/${platform}/${slugOf(name)}-${version}.${platform === 'android' ? 'apk' : 'tar'}`;

export interface AppFile extends AppPackage {
  platform: AppPlatform;
  version: string;
}

/** Tells if an address belongs to the demo's server, which does not exist: its files are known by their names. */
export const isCatalogued = (url: string): boolean =>
  /(^|\.)(example|example\.com|invalid)$/.test(new URL(url).hostname);

/** Returns the app in the file at an address, by its name only; null if it is no app. */
export function appFileAt(url: string): AppFile | null {
  const match = /([^/]+?)-(\d+(?:\.\d+)*)\.(apk|tar)$/.exec(new URL(url).pathname);
  const [, slug = '', version = '', kind] = match ?? [];
  if (!match) return null;
  const size = hashText(slug) % 60_000;
  const unknown = { name: slug, label: slug, vendor: 'Unknown', disk: 8000 + size, memory: 4000 + size };
  return {
    ...(known.get(slug) ?? unknown),
    platform: kind === 'apk' ? 'android' : 'quantum',
    version,
  };
}

/** Returns the kilobytes of memory that a running app uses. */
export const memoryOf = (name: string): number => known.get(slugOf(name))?.memory ?? 8000;

export function uuidOf(name: string): string {
  const digits = hashText(name).toString(16).padStart(8, '0');
  return `${digits}-5a7e-5000-8000-${digits}c0de`;
}
