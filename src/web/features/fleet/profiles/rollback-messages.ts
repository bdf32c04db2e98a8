import { defineMessages } from '#web/i18n/message.ts';

/** Back to the version before: what is asked, and what the two profiles say of each other. */
export const rollbackMessages = defineMessages('profiles.rollback', {
  verb: { en: 'Roll back', ko: '롤백' },
  title: { en: 'Roll back {name}?', ko: '{name} 프로파일을 롤백할까요?' },
  started: { en: 'Rollback started', ko: '롤백을 시작했습니다' },
  counting: { en: 'Checking the devices.', ko: '단말을 확인하고 있습니다.' },
  ready: { en: 'Roll back now', ko: '지금 롤백' },
  refused: { en: 'Cannot be rolled back', ko: '롤백할 수 없음' },
  notOnIt: { en: 'do not have version {version}', ko: '{version} 버전이 아님' },
  byRecord: {
    en: 'By record. Each device is checked before it restarts.',
    ko: '기록을 기준으로 계산했습니다. 다시 시작하기 전에 단말마다 확인합니다.',
  },
  none: { en: 'No device can be rolled back.', ko: '롤백할 수 있는 단말이 없습니다.' },
  nameOf: { en: 'Rollback of {name}', ko: '{name} 롤백' },
  rollsBack: { en: 'Rolls back:', ko: '롤백 대상:' },
  rolledBackBy: { en: 'Rolled back:', ko: '롤백됨:' },
  reason: { en: 'Reason: {reason}', ko: '사유: {reason}' },
  rollback: { en: 'Rollback', ko: '롤백' },
  sentenceDone: {
    en: '{success, number} of {eligible, number} are back.',
    ko: '{eligible, number}대 중 {success, number}대가 돌아갔습니다.',
  },
});
