import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('contentUses', {
  used: { en: 'It cannot be deleted while something uses it:', ko: '사용 중인 항목은 삭제할 수 없습니다.' },
  blocked: { en: 'It is in use.', ko: '사용 중입니다.' },
  reading: { en: 'Checking what uses it…', ko: '사용 중인지 확인하는 중…' },
  failed: { en: 'It is not known what uses it.', ko: '사용 중인지 확인하지 못했습니다.' },
  provisioning: {
    en: 'Bulk provisioning of {organisation}',
    ko: '{organisation} 조직의 전체 셋톱박스 기본 콘텐츠',
  },
  provisioningHelp: {
    en: 'Stop it or choose another item there.',
    ko: '해당 페이지에서 중지하거나 다른 항목을 선택하세요.',
  },
  banner: { en: 'Banner {name}', ko: '배너 {name}' },
  bannerHelp: { en: 'It leads to this channel.', ko: '이 채널로 연결되어 있습니다.' },
  boxes: {
    en: '{count, plural, one {# set-top box is still to get it} other {# set-top boxes are still to get it}}',
    ko: '셋톱박스 {count, number}대에 적용 대기 중',
  },
  scheduled: {
    en: '{count, plural, one {# set-top box gets it later} other {# set-top boxes get it later}}',
    ko: '셋톱박스 {count, number}대에 나중에 적용 예정',
  },
  scheduledHelp: {
    en: 'Wait for this bulk action, or cancel it.',
    ko: '일괄 작업이 끝날 때까지 기다리거나 취소하세요.',
  },
  boxesHelp: { en: 'Wait for these tasks, or cancel them.', ko: '작업이 끝날 때까지 기다리거나 취소하세요.' },
});
