import type { components } from '#api/main.d.ts';
import { appRefusals } from '#domain/apps/change.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { ProfileKind } from '../profiles/kind.ts';
import { allRefused, partText } from './refusal-texts.ts';

type Started = components['schemas']['StartedAppProfile'];

/** App profiles: the kind that installs, updates or removes an app. */
export const appProfiles: ProfileKind<Started> = {
  cargo: 'app',
  approves: 'approveAppProfile',
  fields: {
    id: 'appProfileId',
    name: 'profileName',
    retries: 'apRetry',
    removed: 'cancelDids',
    work: 'changeId',
  },
  started: ({ id, refusals, ...started }) => ({
    appProfileId: id,
    serviceTaskId: id,
    ...started,
    refusals: refusals.flatMap(({ endpointId, reason }) => {
      const named = appRefusals.find((one) => one === reason);
      return named ? [{ endpointId, reason: named }] : [];
    }),
  }),
  refused: {
    failed: 'fwerr',
    none: 'fwallfail',
    noneText: allRefused,
    some: 'fwpartialfail',
    someText: partText,
  },
  unavailable: (apId) =>
    new ApiError('custom', {
      message: 'Its app file is not approved any more, or is missing in the store.',
      data: { apId },
    }),
};
