import { hash, timingSafeEqual } from 'node:crypto';
import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Clock } from '#domain/clock.ts';
import { type Identities, type IdentityPolicy, strictest } from '#domain/device-identity.ts';
import type { RefusalReason, UnregisteredDevice } from '#domain/refused-connection.ts';
import { networkOf } from '#server/core/network/network.ts';
import type { Evidence } from './evidence.ts';

export interface DeviceAdmissionOptions {
  /** Policy for every device; an organisation may require a stricter one. */
  policy: IdentityPolicy;
  /** Number of unregistered devices that one address (of IPv6, one /64) may bring in an hour; null: unlimited. */
  adoptionsPerHour: number | null;
  identities: Identities;
  /** Tells if an administrator admits this unregistered device, beyond that number. */
  isAdmitted(device: UnregisteredDevice): Promise<boolean>;
  clock: Clock;
}

export interface Claim extends Evidence {
  /** Claimed endpoint id; '' if the agent has not named itself yet. */
  endpointId: string;
  address: string;
}

/** `proven`: by a certificate or a secret, not by the claim alone. */
export type Verdict =
  | { kind: 'admitted'; endpointId: string; proven: boolean }
  | { kind: 'turnedAway'; endpointId: string; status: 400 | 401 | 403; reason: RefusalReason };

/** The part that the listener needs. */
export type AdmissionPolicy = Pick<DeviceAdmission, 'decide' | 'prove'>;

/** Admits every device under the id it claims; for tests and development. */
export const admitAll: AdmissionPolicy = {
  decide: async ({ endpointId }) => ({ kind: 'admitted', endpointId, proven: false }),
  prove: async () => false,
};

const hourMs = 3_600_000;
const remembered = 50_000;

const hashOf = (secret: string): string => hash('sha256', secret);

/**
 * Decides whether a device may open a session under the endpoint id it claims. Rejects if its identity cannot be read.
 */
export class DeviceAdmission {
  readonly #options: DeviceAdmissionOptions;
  readonly #registered = new BoundedCache<string, true>(remembered);
  readonly #adoptions = new BoundedCache<string, { since: number; count: number }>(remembered);

  constructor(options: DeviceAdmissionOptions) {
    this.#options = options;
  }

  async decide(claim: Claim): Promise<Verdict> {
    const { certified } = claim;
    const endpointId = claim.endpointId || (certified.length === 1 ? (certified[0] ?? '') : '');
    const turnedAway = (status: 400 | 401 | 403, reason: RefusalReason): Verdict => ({
      kind: 'turnedAway',
      endpointId,
      status,
      reason,
    });
    if (endpointId === '') {
      return (await this.#asksNothing())
        ? { kind: 'admitted', endpointId, proven: false }
        : turnedAway(400, 'unnamed');
    }
    const identity = await this.#identify(endpointId, claim);
    if ('refusal' in identity) return turnedAway(...identity.refusal);
    if (await this.#options.identities.isBlocked(endpointId)) return turnedAway(403, 'blocked');
    if (!(await this.#mayCome({ ...claim, endpointId }))) return turnedAway(403, 'unregistered');
    const { pin } = identity;
    if (pin !== null && !(await this.#options.identities.pin(endpointId, pin, claim.address)))
      return turnedAway(403, 'certificateChanged');
    return { kind: 'admitted', endpointId, proven: identity.proven };
  }

  /**
   * Tells if a certificate or a secret proves the claim, for a request without a session. It admits nothing: an unknown
   * device has no proof.
   */
  async prove(claim: Claim): Promise<boolean> {
    const { endpointId } = claim;
    const identity = await this.#identify(endpointId, claim);
    if ('refusal' in identity || !identity.proven) return false;
    return !(await this.#options.identities.isBlocked(endpointId));
  }

  /** Tells if no proof is required; an agent may then also name itself by its first record. */
  async #asksNothing(): Promise<boolean> {
    const { policy, adoptionsPerHour, identities } = this.#options;
    if (policy !== 'claimed' || adoptionsPerHour !== null || !identities.none) return false;
    // An agent that names itself later could be a blocked one.
    return !(await identities.isAnythingAsked()) && !(await identities.isAnyBlocked());
  }

  async #identify(
    endpointId: string,
    { certified, fingerprint, revoked, basic }: Claim,
  ): Promise<{ proven: boolean; pin: string | null } | { refusal: [401 | 403, RefusalReason] }> {
    const { identities } = this.#options;
    if (revoked) return { refusal: [403, 'certificateRevoked'] };
    if (certified.length > 0 && !certified.includes(endpointId))
      return { refusal: [403, 'certificateOfAnother'] };
    if (basic && basic.user !== endpointId) return { refusal: [403, 'secretOfAnother'] };
    const known = identities.none ? null : await identities.known(endpointId);
    const policy = strictest(this.#options.policy, await identities.askedOf(endpointId));
    const byCertificate = certified.includes(endpointId);
    if (policy === 'certificate' && !byCertificate) return { refusal: [401, 'certificateRequired'] };
    // A certificate of a trusted authority may be renewed; a pinned one must stay the same.
    if (known?.fingerprint && !byCertificate && known.fingerprint !== fingerprint)
      return { refusal: [403, 'certificateChanged'] };
    const bySecret = known?.secretHash && basic ? isSame(hashOf(basic.password), known.secretHash) : false;
    if ((known?.secretHash || policy === 'secret') && !bySecret && !byCertificate)
      return { refusal: [401, 'secretRequired'] };
    const pins = policy === 'pinned' && fingerprint !== null && !known?.fingerprint && !byCertificate;
    return {
      proven: byCertificate || bySecret || known?.fingerprint != null,
      pin: pins ? fingerprint : null,
    };
  }

  /** Admits an unregistered device if its address has places left in this hour, or an administrator admits it. */
  async #mayCome({ endpointId, address, fingerprint }: UnregisteredDevice): Promise<boolean> {
    const { adoptionsPerHour, identities, isAdmitted, clock } = this.#options;
    if (adoptionsPerHour === null || this.#registered.get(endpointId)) return true;
    if (!(await identities.isRegistered(endpointId))) {
      const now = clock.monotonic();
      const network = networkOf(address);
      const before = this.#adoptions.get(network);
      const hour = before && now - before.since < hourMs ? before : { since: now, count: 0 };
      if (hour.count < adoptionsPerHour) {
        hour.count += 1;
        this.#adoptions.set(network, hour);
      } else if (!(await isAdmitted({ endpointId, address, fingerprint }))) return false;
    }
    this.#registered.set(endpointId, true);
    return true;
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
