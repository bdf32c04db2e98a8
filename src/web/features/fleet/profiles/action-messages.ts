import { defineMessages } from '#web/i18n/message.ts';

/** Actions on a profile or its devices, and their confirmations. */
export const actionMessages = defineMessages('profiles.action', {
  submit: { en: 'Submit', ko: '제출' },
  submitTitle: { en: 'Submit {name}?', ko: '{name} 프로파일을 제출하시겠습니까?' },
  approve: { en: 'Approve', ko: '승인' },
  approveTitle: { en: 'Approve {name}?', ko: '{name} 프로파일을 승인하시겠습니까?' },
  ownProfile: {
    en: 'You created or edited this profile. Another person must approve it.',
    ko: '직접 작성하거나 수정한 프로파일입니다. 다른 사용자가 승인해야 합니다.',
  },
  decline: { en: 'Decline', ko: '거절' },
  declineTitle: { en: 'Decline {name}?', ko: '{name} 프로파일을 거절하시겠습니까?' },
  pause: { en: 'Pause', ko: '일시 중지' },
  pauseTitle: { en: 'Pause {name}?', ko: '{name} 프로파일을 일시 중지하시겠습니까?' },
  resume: { en: 'Resume', ko: '재개' },
  resumeTitle: { en: 'Resume {name}?', ko: '{name} 프로파일을 재개하시겠습니까?' },
  resumeHelpLimit: {
    en: 'It paused because too many devices failed. Say why it may go on.',
    ko: '실패한 단말이 많아 일시 중지되었습니다. 계속해도 되는 이유를 입력하십시오.',
  },
  stop: { en: 'Stop', ko: '중단' },
  stopTitle: { en: 'Stop {name}?', ko: '{name} 프로파일을 중단하시겠습니까?' },
  stopVerb: { en: 'Stop profile', ko: '프로파일 중단' },
  proceed: { en: 'Continue', ko: '계속 진행' },
  proceedTitle: { en: 'Continue with {name}?', ko: '{name} 프로파일을 계속 진행하시겠습니까?' },
  proceedHelp: {
    en: 'Wave {wave, number} of {waves, number} starts.',
    ko: '{waves, number}단계 중 {wave, number}단계를 시작합니다.',
  },
  proceeded: { en: 'The next wave starts', ko: '다음 단계를 시작합니다' },
  retry: { en: 'Retry failed', ko: '실패 단말 재시도' },
  retryTitle: {
    en: 'Retry failed devices of {name}?',
    ko: '{name} 프로파일의 실패한 단말을 다시 시도하시겠습니까?',
  },
  retryHelp: {
    en: '{failed, plural, one {# device has} other {# devices have}} failed. They are tried again.',
    ko: '{failed, number}대가 실패했습니다. 다시 시도합니다.',
  },
  retried: {
    en: '{count, plural, one {# device is} other {# devices are}} tried again',
    ko: '단말 {count, number}대를 다시 시도합니다',
  },
  noFailed: { en: 'No device has failed.', ko: '실패한 단말이 없습니다.' },
  edit: { en: 'Edit', ko: '수정' },
  save: { en: 'Save', ko: '저장' },
  addDids: { en: 'Add devices', ko: '단말 추가' },
  addDidsHelp: {
    en: 'Endpoint IDs, one per line. The profile becomes a draft with a new plan.',
    ko: '엔드포인트 ID를 한 줄에 하나씩 입력합니다. 초안으로 돌아가 계획을 다시 만듭니다.',
  },
  deleteDids: { en: 'Remove devices', ko: '단말 제외' },
  deleteDidsHelp: {
    en: 'Endpoint IDs, one per line. Devices that have not started are cancelled.',
    ko: '엔드포인트 ID를 한 줄에 하나씩 입력합니다. 아직 시작하지 않은 단말은 취소됩니다.',
  },
  deleteDidsHelpPlanned: {
    en: 'Endpoint IDs, one per line. An approved plan stays approved.',
    ko: '엔드포인트 ID를 한 줄에 하나씩 입력합니다. 승인된 계획은 그대로 유지됩니다.',
  },
  replan: { en: 'Update plan', ko: '계획 갱신' },
  replanned: { en: 'Plan updated', ko: '계획을 갱신했습니다' },
  replanHelp: {
    en: 'Makes a new plan from the devices in the target now. It must be submitted again.',
    ko: '현재 대상 단말로 계획을 다시 만듭니다. 다시 제출해야 합니다.',
  },
  delete: { en: 'Delete', ko: '삭제' },
  deleteTitle: { en: 'Delete {name}?', ko: '{name} 프로파일을 삭제하시겠습니까?' },
  deleteHelp: {
    en: 'It leaves the lists. The versions of its devices do not change, and its events stay.',
    ko: '목록에서 사라집니다. 단말의 버전은 바뀌지 않으며 이벤트는 남습니다.',
  },
  deleteVerb: { en: 'Delete profile', ko: '프로파일 삭제' },
  deleteRunning: { en: 'It must be stopped first.', ko: '먼저 중단해야 합니다.' },
  ended: { en: 'The profile has ended.', ko: '프로파일이 끝났습니다.' },
  reason: { en: 'Reason', ko: '사유' },
  reasonMissing: { en: 'Enter a reason.', ko: '사유를 입력하십시오.' },
  more: { en: 'More actions', ko: '추가 작업' },

  retryDevice: { en: 'Retry', ko: '재시도' },
  retryDeviceTitle: { en: 'Retry {device}?', ko: '{device} 단말을 다시 시도하시겠습니까?' },
  cancelDevices: { en: 'Cancel', ko: '취소' },
  cancelDevicesTitle: {
    en: 'Cancel {count, plural, one {# device} other {# devices}}?',
    ko: '단말 {count, number}대를 취소하시겠습니까?',
  },
  cancelDevicesVerb: {
    en: 'Cancel {count, plural, one {# device} other {# devices}}',
    ko: '단말 {count, number}대 취소',
  },
  holdDevices: { en: 'Hold', ko: '보류' },
  holdDevicesTitle: {
    en: 'Hold {count, plural, one {# device} other {# devices}}?',
    ko: '단말 {count, number}대를 보류하시겠습니까?',
  },
  holdDevicesHelp: { en: 'They wait until someone resumes them.', ko: '재개할 때까지 기다립니다.' },
  resumeDevicesTitle: {
    en: 'Resume {count, plural, one {# device} other {# devices}}?',
    ko: '단말 {count, number}대를 재개하시겠습니까?',
  },
  devicesChanged: {
    en: '{count, plural, one {# device} other {# devices}} changed',
    ko: '단말 {count, number}대를 변경했습니다',
  },
  notFailed: { en: 'The device has not failed.', ko: '실패한 단말이 아닙니다.' },
  hasEnded: { en: 'The device has a result.', ko: '이미 결과가 나온 단말입니다.' },
  notHeld: { en: 'None of them is on hold.', ko: '보류된 단말이 없습니다.' },
  noneOpen: { en: 'All of them have a result.', ko: '모두 결과가 나왔습니다.' },
  noneWaiting: { en: 'None of them is waiting.', ko: '대기 중인 단말이 없습니다.' },
});
