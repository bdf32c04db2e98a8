import { randomBytes } from 'node:crypto';
import type { Handlers } from '#server/core/http/call.ts';
import type { SqlIdentities } from '#server/devices/registration/queries/identities.ts';
import { findDevice } from '../target.ts';

type IdentityHandlers = Pick<Handlers, 'readDeviceIdentity' | 'giveDeviceSecret' | 'forgetDeviceIdentity'>;

const secretBytes = 32;

interface Needs {
  identities: SqlIdentities;
}

/** Handlers for the identity proofs of devices (docs/decisions/148). */
export const deviceIdentityHandlers = ({ identities }: Needs): IdentityHandlers => ({
  async readDeviceIdentity({ query, scope }) {
    const { endpoint_id: endpointId } = await findDevice(scope, query);
    const identity = await identities.of(endpointId);
    return {
      data: {
        fingerprint: identity?.fingerprint ?? null,
        pinnedFrom: identity?.pinnedFrom ?? null,
        pinnedAt: identity?.pinnedAt?.toISOString() ?? null,
        secretAt: identity?.secretAt?.toISOString() ?? null,
      },
    };
  },

  async giveDeviceSecret({ body, scope, audit }) {
    const { endpoint_id: endpointId } = await findDevice(scope, body);
    audit.about(endpointId);
    const secret = randomBytes(secretBytes).toString('base64url');
    await identities.giveSecret(endpointId, secret);
    return { data: { secret } };
  },

  async forgetDeviceIdentity({ query, scope, audit }) {
    const { endpoint_id: endpointId } = await findDevice(scope, query);
    audit.about(endpointId);
    const before = await identities.of(endpointId);
    if (before) audit.changed({ fingerprint: before.fingerprint }, { fingerprint: null });
    await identities.forget(endpointId);
    return { data: {} };
  },
});
