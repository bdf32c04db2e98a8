/**
 * What a device must show to be who it says it is (docs/decisions/148). `claimed`: nothing; `pinned`: what it showed first, if it showed
 * something; `secret`: the secret that was given out for it; `certificate`: one of a trusted authority with its endpoint id.
 * What is known of a device counts under each of them.
 */
export const identityPolicies = ['claimed', 'pinned', 'secret', 'certificate'] as const;
export type IdentityPolicy = (typeof identityPolicies)[number];

/** The one that asks for the most. */
export const strictest = (...policies: readonly IdentityPolicy[]): IdentityPolicy =>
  identityPolicies.findLast((policy) => policies.includes(policy)) ?? 'claimed';

/** What a device has shown or was given. */
export interface KnownIdentity {
  /** SHA-256 of its certificate in hex. */
  fingerprint: string | null;
  /** SHA-256 of its secret in hex: the secret is random and long, so a slow hash would protect nothing. */
  secretHash: string | null;
}

/** Of all devices, as the gateway's door asks for it. */
export interface Identities {
  /** True: nothing is known of any device. */
  readonly none: boolean;
  known(endpointId: string): Promise<KnownIdentity | null>;
  /** Remembers the certificate that a device showed first; false: another one was first. */
  pin(endpointId: string, fingerprint: string, address: string): Promise<boolean>;
  isRegistered(endpointId: string): Promise<boolean>;
  /** Whether an administrator blocked the device. */
  isBlocked(endpointId: string): Promise<boolean>;
  isAnyBlocked(): Promise<boolean>;
  /** What the organisations of a device require (docs/decisions/240); `claimed`: nothing. */
  askedOf(endpointId: string): Promise<IdentityPolicy>;
  /** Whether any organisation asks its devices for anything. */
  isAnythingAsked(): Promise<boolean>;
}
