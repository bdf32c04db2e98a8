import { completesIn, defineKinds } from './kind.ts';

/** A file of up to 40 MB over a slow line; the same file twice changes nothing. */
const fetchesFile = {
  feature: 'management',
  family: 'content',
  confirmBy: 'result',
  retrySafe: true,
  lastOneCounts: true,
  permission: '/cms/edit',
  deadlines: completesIn(1_800_000),
} as const;

/** What an operator's set-top boxes fetch and show (docs/product/content.md). */
export const contentKinds = defineKinds({
  SetLandingChannel: {
    ...fetchesFile,
    name: 'Set landing channel',
    subject: 'Landing channel change',
    success: {
      id: 'verdict.landingChannel',
      defaultMessage: 'The device starts on this channel from now on.',
    },
    modelFeature: 'landingChannel',
  },
  SetBootAd: {
    ...fetchesFile,
    name: 'Set boot ad',
    subject: 'Boot ad change',
    success: {
      id: 'verdict.bootAd',
      defaultMessage: 'The device shows this boot ad from its next start on.',
    },
    modelFeature: 'bootAd',
  },
  SetMetadata: {
    ...fetchesFile,
    name: 'Send metadata set',
    subject: 'Metadata set change',
    success: { id: 'verdict.metadata', defaultMessage: 'The device uses this metadata set.' },
    modelFeature: 'metadataSet',
  },
});
