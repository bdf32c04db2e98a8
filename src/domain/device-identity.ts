/**
 * Proof of identity that a device must present (docs/decisions/148). `claimed`: none; `pinned`: its first certificate,
 * if it presented one; `secret`: its issued secret; `certificate`: a certificate of a trusted authority with its
 * endpoint id. A known secret or certificate of a device is checked under each policy.
 */
export const identityPolicies = ['claimed', 'pinned', 'secret', 'certificate'] as const;
export type IdentityPolicy = (typeof identityPolicies)[number];

/** Returns the strictest policy. */
export const strictest = (...policies: readonly IdentityPolicy[]): IdentityPolicy =>
  identityPolicies.findLast((policy) => policies.includes(policy)) ?? 'claimed';

/** Proof that a device has presented or was issued. */
export interface KnownIdentity {
  /** SHA-256 of its certificate, hex. */
  fingerprint: string | null;
  /** SHA-256 of its secret, hex: the secret is random and long, so a slow hash would not add protection. */
  secretHash: string | null;
}

/** Identities of all devices, for the gateway's admission of connections. */
export interface Identities {
  /** True: no proof of any device is stored. */
  readonly none: boolean;
  known(endpointId: string): Promise<KnownIdentity | null>;
  /** Stores the first certificate of a device; false: another one was stored before. */
  pin(endpointId: string, fingerprint: string, address: string): Promise<boolean>;
  isRegistered(endpointId: string): Promise<boolean>;
  /** Tells if an administrator blocked the device. */
  isBlocked(endpointId: string): Promise<boolean>;
  isAnyBlocked(): Promise<boolean>;
  /** Strictest policy of the device's organisations (docs/decisions/240); `claimed`: no requirement. */
  askedOf(endpointId: string): Promise<IdentityPolicy>;
  /** Tells if any organisation requires proof of identity. */
  isAnythingAsked(): Promise<boolean>;
}
