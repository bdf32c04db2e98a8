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

/** Tasks for the content that an operator's set-top boxes fetch and show (docs/product/content.md). */
export const contentKinds = defineKinds({
  SetLandingChannel: {
    ...fetchesFile,
    name: { en: 'Set landing channel', ko: '시작 채널 설정' },
    subject: { en: 'Landing channel change', ko: '시작 채널 변경' },
    success: {
      id: 'verdict.landingChannel',
      en: 'The device starts on this channel from now on.',
      ko: '이제부터 이 채널로 시작합니다.',
    },
    modelFeature: 'landingChannel',
  },
  SetBootAd: {
    ...fetchesFile,
    name: { en: 'Set boot ad', ko: '부팅 광고 설정' },
    subject: { en: 'Boot ad change', ko: '부팅 광고 변경' },
    success: {
      id: 'verdict.bootAd',
      en: 'The device shows this boot ad from its next start on.',
      ko: '다음 시작부터 이 부팅 광고를 표시합니다.',
    },
    modelFeature: 'bootAd',
  },
  SetMetadata: {
    ...fetchesFile,
    name: { en: 'Send metadata set', ko: '메타데이터 세트 전송' },
    subject: { en: 'Metadata set change', ko: '메타데이터 세트 변경' },
    success: {
      id: 'verdict.metadata',
      en: 'The device uses this metadata set.',
      ko: '이 메타데이터 세트를 사용합니다.',
    },
    modelFeature: 'metadataSet',
  },
});
