import type { components } from '#api/main.d.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { ProfileKind } from '../profiles/kind.ts';
import { allRefused, partText } from './refusal-texts.ts';

type Started = components['schemas']['StartedProfile'];
type Reason = Started['refusals'][number]['reason'];

const reasons = [
  ...(['wrongModel', 'notDeployed', 'otherUpgrade', 'versionUnknown', 'upToDate', 'notNewer'] as const),
  ...(['otherVersion', 'belowMinimum', 'modeUnsupported', 'quarantined'] as const),
  ...(['singleBank', 'otherBank'] as const),
] satisfies Reason[];

/** Firmware profiles: the kind that brings a firmware file to devices. */
export const firmwareProfiles: ProfileKind<Started> = {
  cargo: 'firmware',
  approves: 'approveFirmwareProfile',
  fields: { id: 'fpId', name: 'fpName', retries: 'fpRetry', removed: 'deleteDids', work: 'upgradeId' },
  started: ({ id, refusals, ...started }) => ({
    fpId: id,
    serviceTaskId: id,
    ...started,
    refusals: refusals.flatMap(({ endpointId, reason }) => {
      const named = reasons.find((one) => one === reason);
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
  unavailable: (FirmwareFileId) =>
    new ApiError('custom', {
      message: 'Its firmware file is not approved any more, or is missing in the store.',
      data: { FirmwareFileId },
    }),
};
