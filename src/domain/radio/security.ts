import { ipv4, isIpv6 } from '#domain/network/ipv4.ts';
import { withoutUntouched } from '#domain/untouched.ts';
import type { Radio, RadioChange } from './limits.ts';

/** Secrets of a network; they are written, and never shown. */
export interface NetworkSecrets {
  /** RU-057: 8 to 63 printable ASCII characters (the contract says so). */
  key_pass_phrase?: string;
  /** Passphrase of WPA3; default: the same (`device-commands/wifi.ts`). */
  sae_passphrase?: string;
  /** Key of 64 hexadecimal digits, in place of a passphrase. */
  pre_shared_key?: string;
  radius_server_secret?: string;
  secondary_radius_server_secret?: string;
}

/** Reasons that a network setting is invalid; console and API have a sentence for each. */
export type NetworkProblem =
  | 'passphraseMissing'
  | 'openNetwork'
  | 'noPassphraseHere'
  | 'noRadiusHere'
  | 'radiusMissing'
  | 'notAnAddress'
  | 'noWpsHere'
  | 'steeringPassphrase'
  | 'steeringImpossible'
  | 'steered';

/** Texts for programs; the console has translated ones. */
export const networkProblemTexts: Record<NetworkProblem, string> = {
  passphraseMissing: 'is needed: the network gets a passphrase',
  openNetwork: 'means nothing in an open network',
  noPassphraseHere: 'is not used by this security mode',
  noRadiusHere: 'is used by enterprise security modes alone',
  radiusMissing: 'is needed by this security mode',
  notAnAddress: 'must be an IP address',
  noWpsHere: 'is not possible with this security mode',
  steeringPassphrase: 'is needed: the other bands get the same, and the device does not tell the present one',
  steeringImpossible: 'is not possible: this device has no band steering',
  steered: 'is that of 5 GHz while band steering is on',
};

export interface NetworkFlaw {
  field: keyof Radio | keyof NetworkSecrets;
  problem: NetworkProblem;
}

type Secured = Pick<Radio, 'security_mode'> & Partial<Pick<Radio, 'radius_server_addr'>>;
export type SecurityChange = Partial<Secured> &
  NetworkSecrets &
  Partial<
    Pick<
      RadioChange,
      'radius_server_port' | 'secondary_radius_server_addr' | 'secondary_radius_server_port' | 'wps'
    >
  >;

/** Tells if the mode has no passphrase: no encryption, or Enhanced Open (OWE), which agrees on keys by itself. */
export const isOpen = (mode: string | null | undefined): boolean => mode === 'None' || mode === 'OWE';
export const isEnterprise = (mode: string | null | undefined): boolean =>
  mode?.endsWith('-Enterprise') === true;

const keys = ['key_pass_phrase', 'sae_passphrase', 'pre_shared_key'] as const;
const radiusFields = [
  'radius_server_addr',
  'radius_server_port',
  'radius_server_secret',
  'secondary_radius_server_addr',
  'secondary_radius_server_port',
  'secondary_radius_server_secret',
] as const;

/**
 * Validates a security mode against its secrets (RU-057). A device does not report its secrets, so a new mode needs new
 * ones.
 */
export const securityFlaws = (now: Secured, change: SecurityChange): NetworkFlaw[] =>
  withoutUntouched(allFlaws(now, change), allFlaws(now, {}), change);

function allFlaws(now: Secured, change: SecurityChange): NetworkFlaw[] {
  const flaws: NetworkFlaw[] = [];
  const add = (field: NetworkFlaw['field'], problem: NetworkProblem) => flaws.push({ field, problem });
  const mode = change.security_mode ?? now.security_mode;
  const given = (field: keyof SecurityChange) => change[field] !== undefined;
  const was = { open: isOpen(now.security_mode), enterprise: isEnterprise(now.security_mode) };
  for (const key of keys) {
    if (!given(key)) continue;
    if (isOpen(mode)) add(key, 'openNetwork');
    else if (isEnterprise(mode)) add(key, 'noPassphraseHere');
    else if (key === 'sae_passphrase' && !mode?.startsWith('WPA3')) add(key, 'noPassphraseHere');
    else if (key === 'pre_shared_key' && mode === 'WPA3-Personal') add(key, 'noPassphraseHere');
  }
  const isPersonal = mode !== null && !isOpen(mode) && !isEnterprise(mode);
  if (isPersonal && (was.open || was.enterprise) && !keys.some(given))
    add('key_pass_phrase', 'passphraseMissing');
  for (const field of radiusFields) if (given(field) && !isEnterprise(mode)) add(field, 'noRadiusHere');
  if (isEnterprise(mode)) {
    if (!(change.radius_server_addr ?? now.radius_server_addr)) add('radius_server_addr', 'radiusMissing');
    if (!was.enterprise && !given('radius_server_secret')) add('radius_server_secret', 'radiusMissing');
    for (const field of ['radius_server_addr', 'secondary_radius_server_addr'] as const)
      if (change[field] && !isAddress(change[field])) add(field, 'notAnAddress');
  }
  // A push button hands out a passphrase; SAE alone cannot (Wi-Fi Alliance, WPA3 specification).
  if (change.wps && (!isPersonal || mode === 'WPA3-Personal')) add('wps', 'noWpsHere');
  return flaws;
}

const isAddress = (text: string): boolean => ipv4(text) !== null || isIpv6(text);

/**
 * Tells if the text is the key itself: 64 hexadecimal digits, not a passphrase to derive it from (IEEE 802.11, J.4).
 */
export const isPreSharedKey = (text: string): boolean => /^[0-9A-Fa-f]{64}$/.test(text);

/** Maps a typed passphrase or key to the fields of the call. */
export const keyOf = (typed: string): Pick<NetworkSecrets, 'key_pass_phrase' | 'pre_shared_key'> =>
  isPreSharedKey(typed) ? { pre_shared_key: typed } : { key_pass_phrase: typed };
