import { contentObjects } from '#domain/device-parameters/table.ts';
import type { ProvisioningKind } from '#machines/provisioning/events.ts';
import type { ContentType } from '#server/content/port.ts';

interface Provisioned {
  commandType: ContentType;
  taskKind: string;
  idName: string;
  itemKind: string;
}

/** Names of each kind of provisioning in calls and tasks. */
export const provisioned = {
  bootAd: {
    commandType: 'BootingAd',
    taskKind: 'SetBootAd',
    idName: 'adFileId',
    itemKind: 'bootAd',
  },
  landingChannel: {
    commandType: 'LandingChannel',
    taskKind: 'SetLandingChannel',
    idName: 'channelId',
    itemKind: 'channel',
  },
  metadata: {
    commandType: 'DsmCc',
    taskKind: 'SetMetadata',
    idName: 'metaFileId',
    itemKind: 'metadataSet',
  },
} as const satisfies Record<ProvisioningKind, Provisioned>;

/** Kinds of items that can be provisioned. */
export type ProvisionedItemKind = (typeof provisioned)[ProvisioningKind]['itemKind'];

export const kindOfItem: Record<ProvisionedItemKind, ProvisioningKind> = {
  bootAd: 'bootAd',
  channel: 'landingChannel',
  metadataSet: 'metadata',
};

export const kindOf: Record<ContentType, ProvisioningKind> = {
  BootingAd: 'bootAd',
  LandingChannel: 'landingChannel',
  DsmCc: 'metadata',
};

/** Returns the path at which a box reports its content's digest. */
export const sumPath = (kind: ProvisioningKind): string => `${contentObjects[kind]}CheckSum`;
