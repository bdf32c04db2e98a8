import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('profiles', {
  create: { en: 'New profile', ko: '새 프로파일' },
  keyword: { en: 'Search name, model, version', ko: '이름, 모델, 버전 검색' },
  name: { en: 'Name', ko: '이름' },
  state: { en: 'State', ko: '상태' },
  progress: { en: 'Progress', ko: '진행률' },
  model: { en: 'Model', ko: '모델' },
  type: { en: 'Type', ko: '유형' },
  target: { en: 'Target', ko: '대상' },
  allOfModel: { en: 'All devices of the model', ko: '해당 모델의 모든 단말' },
  targetPicked: {
    en: '{count, plural, one {# selected device} other {# selected devices}}',
    ko: '선택한 단말 {count, number}대',
  },
  targetBoth: {
    en: '{group}, and {count, plural, one {# selected device} other {# selected devices}}',
    ko: '{group} 및 선택한 단말 {count, number}대',
  },
  targetNone: { en: 'No devices', ko: '단말 없음' },
  wave: { en: 'Wave', ko: '단계' },
  waveOf: { en: '{wave, number} of {waves, number}', ko: '{waves, number}단계 중 {wave, number}' },
  organisation: { en: 'Organisation', ko: '조직' },
  created: { en: 'Created', ko: '작성 시각' },
  counts: {
    en: '{success, number} of {eligible, number}',
    ko: '{eligible, number}대 중 {success, number}대',
  },
  countsFailed: {
    en: '{success, number} of {eligible, number}, {failed, number} failed',
    ko: '{eligible, number}대 중 {success, number}대, 실패 {failed, number}대',
  },
  progressOf: { en: 'Progress of {name}', ko: '{name} 진행률' },
  notFoundHelp: {
    en: 'It does not exist, or is outside your scope.',
    ko: '없는 프로파일이거나 권한 범위 밖에 있습니다.',
  },
  usedInNone: { en: 'Not used in any profile.', ko: '사용하는 프로파일이 없습니다.' },
  usedInMore: {
    en: 'The newest {shown, number} of {count, number} are shown.',
    ko: '{count, number}개 중 최근 {shown, number}개를 표시합니다.',
  },

  sentenceWave: {
    en: 'Wave {wave, number} of {waves, number} is running: {success, number} of {size, number} done.',
    ko: '{waves, number}단계 중 {wave, number}단계 진행 중: {size, number}대 중 {success, number}대 완료.',
  },
  sentenceGate: {
    en: 'Wave {wave, number} of {waves, number} has passed. Nothing starts until someone continues.',
    ko: '{waves, number}단계 중 {wave, number}단계를 통과했습니다. 계속 진행을 선택해야 다음 단계가 시작됩니다.',
  },
  sentenceAll: {
    en: '{success, number} of {eligible, number} done.',
    ko: '{eligible, number}대 중 {success, number}대 완료.',
  },
  sentenceFailed: {
    en: '{failed, plural, one {# device} other {# devices}} failed.',
    ko: '{failed, number}대가 실패했습니다.',
  },
  sentencePlanned: { en: 'Nothing starts until it is submitted.', ko: '제출하기 전에는 시작되지 않습니다.' },
  sentenceApproval: {
    en: 'Nothing starts until another person approves it.',
    ko: '다른 사용자가 승인하기 전에는 시작되지 않습니다.',
  },
  sentenceScheduled: { en: 'It starts at {time}.', ko: '{time}에 시작합니다.' },
  sentenceScheduledSoon: { en: 'It starts shortly.', ko: '곧 시작합니다.' },

  waves: { en: 'Waves', ko: '단계' },
  deletedProfile: { en: 'Deleted', ko: '삭제됨' },
  waveNumber: { en: 'Wave {number, number}', ko: '{number, number}단계' },
  waveFirst: { en: 'Wave 1 (canary)', ko: '1단계 (시험)' },
  waveCounts: {
    en: '{success, number} of {size, number} done',
    ko: '{size, number}대 중 {success, number}대 완료',
  },
  waveFailed: { en: '{failed, number} failed', ko: '실패 {failed, number}대' },
  showWave: { en: 'Show devices of wave {number, number}', ko: '{number, number}단계의 단말 보기' },

  devices: { en: 'Devices', ko: '단말' },
  countSuccess: { en: 'Success', ko: '성공' },
  countFailed: { en: 'Failed', ko: '실패' },
  countFailedHelp: {
    en: 'Failed, fell back or did not come back',
    ko: '실패, 이전 버전으로 되돌아감, 다시 연결되지 않음',
  },
  countCancelled: { en: 'Cancelled', ko: '취소' },
  countCancelledHelp: {
    en: 'Cancelled, declined, not reached, no longer eligible or result unknown',
    ko: '취소, 거절, 기한 내 연결되지 않음, 더 이상 대상이 아님, 결과를 알 수 없음',
  },
  countSum: {
    en: '{waiting, number} + {success, number} + {failed, number} + {cancelled, number} = {eligible, number} eligible devices.',
    ko: '{waiting, number} + {success, number} + {failed, number} + {cancelled, number} = 대상 단말 {eligible, number}대.',
  },
  countRefused: {
    en: '{refused, plural, one {# other device of the target is} other {# other devices of the target are}} not eligible.',
    ko: '범위 안의 다른 단말 {refused, number}대는 조건에 맞지 않습니다.',
  },
  showDevices: { en: 'Show devices: {name}', ko: '단말 보기: {name}' },

  why: { en: 'Why is it waiting?', ko: '대기 사유' },
  whyPausedUser: { en: 'Paused by {name} at {time}.', ko: '{name} 님이 {time}에 일시 중지했습니다.' },
  whyPausedUserFor: {
    en: 'Paused by {name} at {time}: {reason}',
    ko: '{name} 님이 {time}에 일시 중지했습니다: {reason}',
  },
  whyPausedAt: { en: 'Paused automatically at {time}.', ko: '{time}에 자동으로 일시 중지되었습니다.' },
  whyPausedLimit: {
    en: 'It paused because too many devices failed.',
    ko: '실패한 단말이 많아 일시 중지되었습니다.',
  },
  whyPlan: { en: 'The plan is being made.', ko: '계획을 만드는 중입니다.' },
  whySubmission: { en: 'It has not been submitted yet.', ko: '아직 제출되지 않았습니다.' },
  whyApproval: { en: 'Another person must approve it.', ko: '다른 사용자의 승인이 필요합니다.' },
  whyStartDate: { en: 'Its start date has not come.', ko: '시작 날짜가 되지 않았습니다.' },
  whyHours: {
    en: '{count, plural, one {# device waits} other {# devices wait}} for the hours of the plan.',
    ko: '{count, number}대가 정해진 시간대를 기다립니다.',
  },
  whyConnection: {
    en: '{count, plural, one {# device is} other {# devices are}} offline.',
    ko: '{count, number}대가 오프라인입니다.',
  },
  whyBandwidth: {
    en: '{count, plural, one {# device waits} other {# devices wait}} for bandwidth.',
    ko: '단말 {count}대가 대역폭 여유를 기다리고 있습니다.',
  },
  whyHome: {
    en: '{count, plural, one {# device waits} other {# devices wait}} for another device of the same home.',
    ko: '단말 {count, number}대가 같은 가정의 다른 단말을 기다립니다.',
  },
  whyRetry: {
    en: '{count, plural, one {# device failed and is} other {# devices failed and are}} tried again.',
    ko: '실패한 {count, number}대를 다시 시도합니다.',
  },
  whySoakLeft: {
    en: 'The devices are observed: next wave in {time}.',
    ko: '관찰 중: {time} 후에 다음 단계를 시작합니다.',
  },
  whySoakPerson: {
    en: 'The devices are observed for {time} more. Then someone continues with the next wave.',
    ko: '관찰 중: {time} 후에 담당자가 다음 단계를 계속 진행할 수 있습니다.',
  },
  whySoakLast: {
    en: 'The devices of the last wave are observed for {time} more.',
    ko: '마지막 단계의 단말을 {time} 더 관찰합니다.',
  },
  whyPerson: {
    en: 'The wave has passed. The next one starts when someone continues.',
    ko: '단계를 통과했습니다. 계속 진행을 선택하면 다음 단계가 시작됩니다.',
  },
  whyMatch: {
    en: 'It waits for devices that connect and meet its conditions.',
    ko: '조건에 맞는 단말이 연결되기를 기다립니다.',
  },
  whyDay: {
    en: 'The limit of {count, plural, one {# device} other {# devices}} a day is reached. It goes on tomorrow.',
    ko: '하루 한도인 단말 {count, number}대에 도달했습니다. 내일 계속됩니다.',
  },
  whyUntil: { en: 'Until {time} at the latest.', ko: '늦어도 {time}까지.' },

  approvedBy: { en: 'Approved by {approver} at {time}.', ko: '{approver} 님이 {time}에 승인했습니다.' },
  approvedAlone: {
    en: 'Approved by its author, {approver}, without a second person.',
    ko: '작성자 {approver} 님이 단독으로 승인했습니다.',
  },
  declinedFor: { en: 'Declined: {reason}', ko: '거절 사유: {reason}' },
  planFailedFor: { en: 'Planning failed: {reason}', ko: '계획 실패: {reason}' },
  createdBy: { en: 'Created by {author} at {time}.', ko: '{author} 님, {time} 작성' },

  results: { en: 'Results', ko: '결과' },
  outcomesNone: { en: 'No device has ended yet.', ko: '아직 끝난 단말이 없습니다.' },
  days: { en: 'Devices per day', ko: '일별 단말' },
  day: { en: 'Day', ko: '날짜' },
  daysNone: { en: 'No results yet', ko: '아직 결과가 없습니다' },
  daysNoneHelp: {
    en: 'Each day shows how many devices succeeded, failed or were cancelled.',
    ko: '날짜별로 성공, 실패, 취소된 단말 수를 표시합니다.',
  },

  tabs: { en: 'Parts of the profile', ko: '프로파일 항목' },
  tabPlan: { en: 'Plan', ko: '계획' },
});
