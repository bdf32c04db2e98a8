import { contentObjects } from '#domain/device-parameters/table.ts';
import type { ProvisioningKind } from '#machines/provisioning/events.ts';
import type { ContentType } from '../delivery/grants.ts';

/** What a kind of provisioning is to boxes and to callers. */
export const provisioned = {
  bootAd: { commandType: 'BootingAd', taskKind: 'SetBootAd', idName: 'adFileId' },
  landingChannel: { commandType: 'LandingChannel', taskKind: 'SetLandingChannel', idName: 'channelId' },
  metadata: { commandType: 'DsmCc', taskKind: 'SetMetadata', idName: 'metaFileId' },
} as const satisfies Record<ProvisioningKind, { commandType: ContentType; taskKind: string; idName: string }>;

export const kindOf: Record<ContentType, ProvisioningKind> = {
  BootingAd: 'bootAd',
  LandingChannel: 'landingChannel',
  DsmCc: 'metadata',
};

/** Where a box reports the digest of what it has. */
export const sumPath = (kind: ProvisioningKind): string => `${contentObjects[kind]}CheckSum`;
