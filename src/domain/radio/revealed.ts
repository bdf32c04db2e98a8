import { pathOf } from '../device-parameters/readings.ts';
import type { ParameterName } from '../device-parameters/table.ts';
import { isEnterprise, isOpen } from './security.ts';

/** Secrets of a network by API name. Only Reveal reads them. */
const secrets = {
  key_pass_phrase: 'keyPassphrase',
  sae_passphrase: 'saePassphrase',
  pre_shared_key: 'preSharedKey',
  wep_key: 'wepKey',
  radius_server_secret: 'radiusSecret',
  secondary_radius_server_secret: 'secondaryRadiusSecret',
} as const satisfies Record<string, ParameterName>;
export type NetworkSecret = keyof typeof secrets;

/** Returns the object with the secrets of an access point: it is read as a whole, as an agent may lack some of them. */
export const securityObject = (accessPoint: number): string =>
  `Device.WiFi.AccessPoint.${accessPoint}.Security.`;

/** Returns the paths of an access point's secrets. */
export const secretPlaces = (accessPoint: number): { field: NetworkSecret; path: string }[] =>
  Object.entries(secrets).map(([field, name]) => ({
    // `Object.entries` loses the type of the keys.
    field: field as NetworkSecret,
    path: pathOf(name).replace('*', String(accessPoint)),
  }));

/** Tells if Reveal reads this parameter. */
export const isRevealed = (path: string): boolean => {
  const [, row] = /^Device\.WiFi\.AccessPoint\.(\d+)\.Security\.\w+$/.exec(path) ?? [];
  return row !== undefined && secretPlaces(Number(row)).some((place) => place.path === path);
};

/**
 * Returns the paths that a device clears on a write to this one: it has either a passphrase or the key itself (TR-181
 * Security.PreSharedKey).
 */
export const replacedBy = (path: string): string[] => {
  const object = path.slice(0, path.lastIndexOf('.') + 1);
  if (path.endsWith('.KeyPassphrase')) return [`${object}PreSharedKey`];
  return path.endsWith('.PreSharedKey') ? [`${object}KeyPassphrase`, `${object}SAEPassphrase`] : [];
};

/** Returns the secrets that a network with this security mode uses; all for an unknown mode. */
export function secretsOfMode(mode: string | null): readonly NetworkSecret[] {
  if (mode === null || mode === '') return ['wep_key', ...personal, ...enterprise];
  if (isOpen(mode)) return [];
  if (mode.startsWith('WEP')) return ['wep_key'];
  if (isEnterprise(mode)) return enterprise;
  // A secret of another mode may be outdated, and no client can join with it.
  return personal.filter((field) =>
    field === 'sae_passphrase'
      ? mode.startsWith('WPA3')
      : field === 'key_pass_phrase' || mode !== 'WPA3-Personal',
  );
}

const personal = ['key_pass_phrase', 'sae_passphrase', 'pre_shared_key'] as const;
const enterprise = ['radius_server_secret', 'secondary_radius_server_secret'] as const;
