import { ipv4, isIpv6 } from '#domain/network/ipv4.ts';
import { withoutUntouched } from '#domain/untouched.ts';
import type { Radio, RadioChange } from './limits.ts';

/** Secrets of a network; they are set, and never shown. */
export interface NetworkSecrets {
  /** RU-057: 8 to 63 printable ASCII characters (the contract says so). */
  key_pass_phrase?: string;
  /** Of WPA3; default: the same (`device-commands/wifi.ts`). */
  sae_passphrase?: string;
  /** 64 hexadecimal digits, in place of a passphrase. */
  pre_shared_key?: string;
  radius_server_secret?: string;
  secondary_radius_server_secret?: string;
}

/** Why a network cannot be set like that; each has a sentence in the console and one in the API. */
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

/** For programs; the console has them in its languages. */
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

/** Without a passphrase: a network without encryption, and Enhanced Open (OWE), which agrees on keys by itself. */
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

/** What a security mode and its secrets demand of each other (RU-057). A device does not tell its secrets, so that a new mode needs new ones. */
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
  // A push button gives out a passphrase; SAE alone has none to give out (Wi-Fi Alliance, WPA3 specification).
  if (change.wps && (!isPersonal || mode === 'WPA3-Personal')) add('wps', 'noWpsHere');
  return flaws;
}

const isAddress = (text: string): boolean => ipv4(text) !== null || isIpv6(text);

/** 64 hexadecimal digits are the key itself, not a passphrase that a key is made of (IEEE 802.11, J.4). */
export const isPreSharedKey = (text: string): boolean => /^[0-9A-Fa-f]{64}$/.test(text);

/** What was typed as a passphrase, in the terms of the call. */
export const keyOf = (typed: string): Pick<NetworkSecrets, 'key_pass_phrase' | 'pre_shared_key'> =>
  isPreSharedKey(typed) ? { pre_shared_key: typed } : { key_pass_phrase: typed };
