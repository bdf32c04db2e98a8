import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('tasks', {
  title: { en: 'Tasks', ko: '작업' },
  context: {
    en: 'Every task requested of devices, newest first. Tasks are never deleted.',
    ko: '단말에 요청한 모든 작업을 최신순으로 보여 줍니다. 작업 기록은 삭제되지 않습니다.',
  },
  device: { en: 'Device', ko: '단말' },
  result: { en: 'Result', ko: '결과' },
  requestedBy: { en: 'Requested by', ko: '요청자' },
  requestedAt: { en: 'Requested', ko: '요청 시각' },
  duration: { en: 'Duration', ko: '소요 시간' },
  action: { en: 'Action', ko: '작업 종류' },
  endpointId: { en: 'Endpoint ID', ko: '엔드포인트 ID' },
  state: { en: 'State', ko: '상태' },
  tabs: { en: 'Tasks by state', ko: '상태별 작업' },
  tabAll: { en: 'All', ko: '전체' },
  tabWaiting: { en: 'Waiting', ko: '대기' },
  tabRunning: { en: 'Running', ko: '진행 중' },
  tabFailed: { en: 'Failed or unknown', ko: '실패·결과 불명' },
  tabDone: { en: 'Done', ko: '완료' },
  noneInTab: { en: 'No tasks in this tab', ko: '이 탭에 작업이 없습니다' },
  noneInTabHelp: {
    en: 'They appear here as they come. Tasks in other states are in the other tabs.',
    ko: '해당하는 작업이 생기면 여기에 표시됩니다. 다른 상태의 작업은 다른 탭에서 볼 수 있습니다.',
  },
  from: { en: 'From', ko: '시작일' },
  to: { en: 'Until', ko: '종료일' },
  noTasks: { en: 'No tasks yet', ko: '작업이 없습니다' },
  noTasksHelp: {
    en: 'Open a device and run a diagnosis: its timeline appears here.',
    ko: '단말을 열고 진단을 실행하면 여기에 타임라인이 표시됩니다.',
  },
  openDevices: { en: 'Open the device list', ko: '단말 목록 열기' },
  cancel: { en: 'Cancel task', ko: '작업 취소' },
  cancelTooLate: { en: 'The task has ended.', ko: '작업이 이미 끝났습니다.' },
  cancelNever: {
    en: 'A reboot or factory reset that was already sent cannot be cancelled.',
    ko: '이미 전송된 재부팅이나 공장 초기화는 취소할 수 없습니다.',
  },
  cancelSent: { en: 'The device was asked to stop.', ko: '단말에 중지를 요청했습니다.' },
  cancelUnsent: {
    en: 'Cancelled before it was sent to the device.',
    ko: '단말에 전송하기 전에 취소했습니다.',
  },
  whyWaiting: { en: 'Why is it waiting?', ko: '대기 중인 이유' },
  fieldOutputs: { en: 'Other outputs of the device', ko: '단말의 기타 출력' },
  fieldReadBack: { en: 'Requested and reported values', ko: '요청한 값과 보고된 값' },
  fieldWas: { en: 'Settings before the change', ko: '변경 전 설정' },
  fieldWrote: { en: 'Written values', ko: '기록한 값' },
  fieldParams: { en: 'Parameters, such as hosts', ko: '호스트 등 작업의 입력값' },
  deadlineOfflineWait: { en: 'Wait in queue', ko: '대기열 대기' },
  deadlineDelivery: { en: 'Delivery', ko: '전달' },
  deadlineFirstProgress: { en: 'First sample', ko: '첫 측정값' },
  deadlineSettle: { en: 'Time to settle', ko: '안정화 시간' },
  deadlineCheckIn: { en: 'Check-in', ko: '재접속' },
  deadlineCompletion: { en: 'Completion', ko: '완료' },
  askedByAt: { en: 'Requested by {name} at {time}', ko: '{name} 님이 {time}에 요청' },
  bulkAction: { en: 'Open its bulk action', ko: '일괄 작업 보기' },
  batch: { en: 'All tasks of the same command', ko: '같은 명령의 작업 모두 보기' },
  batchChip: { en: 'Command', ko: '명령' },
  noSuchTask: { en: 'Task not found', ko: '작업을 찾을 수 없습니다' },
  noSuchTaskHelp: {
    en: 'It does not exist, or it belongs to a device that you cannot see.',
    ko: '작업이 없거나, 볼 수 없는 단말의 작업입니다.',
  },
  openTasks: { en: 'Open the task list', ko: '작업 목록 열기' },
  chainNote: {
    en: 'Not checked here. Export the task and run the offline verifier to prove the chain.',
    ko: '여기서는 확인하지 않습니다. 내보내서 오프라인 검증기를 실행하면 체인을 증명할 수 있습니다.',
  },
  effectOperate: {
    en: 'Sends the command to the device, attempt {attempt}',
    ko: '단말에 명령을 보냅니다({attempt}번째 시도)',
  },
  effectTakeBackChange: { en: 'Have the device take the change back', ko: '단말이 변경을 되돌리도록 요청' },
  effectConfirmChange: {
    en: 'Check the connection and confirm the change',
    ko: '단말 접속을 확인하고 변경을 확정',
  },
  effectCancelOperate: {
    en: 'Asks the device to stop the command {path}',
    ko: '단말에 명령 중지를 요청합니다: {path}',
  },
});

/** Reasons why a task waits. */
export const whyMessages = defineMessages('tasks.why', {
  requested: {
    en: 'The request is stored and is being authorised.',
    ko: '요청이 저장되었고 권한을 확인하고 있습니다.',
  },
  authorised: {
    en: 'The request is authorised and about to join the queue.',
    ko: '요청이 승인되었으며 곧 대기열에 들어갑니다.',
  },
  offline: {
    en: 'The device is offline. The command is sent as soon as it connects.',
    ko: '단말이 오프라인입니다. 연결되는 즉시 명령을 보냅니다.',
  },
  offlineAdvice: {
    en: 'Ask the customer to check power and network, or cancel the task.',
    ko: '고객에게 전원과 네트워크를 확인해 달라고 안내하거나 작업을 취소하세요.',
  },
  behind: {
    en: '{position, plural, one {# task of the same kind goes first on this device.} other {# tasks of the same kind go first on this device.}}',
    ko: '이 단말에서 같은 종류의 작업 {position}개가 먼저 진행됩니다.',
  },
  behindAdvice: {
    en: 'Cancel the tasks ahead if they are no longer needed.',
    ko: '앞선 작업이 더 이상 필요 없으면 취소하세요.',
  },
  next: { en: 'It is next in the queue and about to be sent.', ko: '다음 차례이며 곧 전송됩니다.' },
  unanswered: {
    en: 'The command was sent (attempt {attempts}) and the device has not answered yet.',
    ko: '명령을 보냈으나({attempts}번째 시도) 아직 단말의 응답이 없습니다.',
  },
  unansweredAdvice: {
    en: 'An answer can take up to a minute. You can cancel the task.',
    ko: '응답까지 1분 정도 걸릴 수 있습니다. 작업을 취소할 수 있습니다.',
  },
  unsafeAdvice: {
    en: 'It is not sent again automatically, because it could run twice.',
    ko: '두 번 실행될 수 있어 자동으로 다시 보내지 않습니다.',
  },
  restarting: {
    en: 'The device has gone down. Its restart confirms the task.',
    ko: '단말이 꺼졌습니다. 재시작이 보고되면 완료로 확인됩니다.',
  },
  willRestart: {
    en: 'The device has accepted the command and is about to restart.',
    ko: '단말이 명령을 수락했으며 곧 재시작합니다.',
  },
  lostWhileRunning: {
    en: 'The device accepted the command, then lost its connection. Its result may still arrive.',
    ko: '단말이 명령을 수락한 뒤 연결이 끊겼습니다. 결과는 나중에 도착할 수 있습니다.',
  },
  lostAdvice: {
    en: 'The device keeps trying to deliver the result once it is back online.',
    ko: '단말은 다시 연결되면 결과 전달을 계속 시도합니다.',
  },
  firstSample: {
    en: 'The device is running it; the first sample has not arrived yet.',
    ko: '단말이 실행 중이며 첫 측정값은 아직 도착하지 않았습니다.',
  },
  sampling: {
    en: 'The device is running it: {samples, plural, one {# sample} other {# samples}} so far.',
    ko: '단말이 실행 중입니다. 지금까지 측정값 {samples}개를 받았습니다.',
  },
  working: {
    en: 'The device is running it and has not reported the result yet.',
    ko: '단말이 실행 중이며 아직 결과를 보고하지 않았습니다.',
  },
  cancelAdvice: { en: 'You can cancel the task.', ko: '작업을 취소할 수 있습니다.' },
  settling: {
    en: 'The device has applied the change. It reverts unless the connection test confirms it.',
    ko: '단말이 변경을 적용했습니다. 잠시 후 접속을 확인하며, 확인되지 않으면 단말이 스스로 변경을 되돌립니다.',
  },
  settlingAdvice: {
    en: 'You can cancel: the device then takes it back now.',
    ko: '취소하면 단말이 지금 변경을 되돌립니다.',
  },
  awaitingCheckIn: {
    en: 'The device lost its connection after the change. It reverts unless it reconnects with the new settings.',
    ko: '변경 후 단말의 연결이 끊어졌습니다. 새 설정으로 다시 접속하지 못하면 단말이 스스로 변경을 되돌립니다.',
  },
  confirming: {
    en: 'Testing the connection; an answer confirms the change.',
    ko: '단말의 접속을 확인하고 있습니다. 응답하면 변경이 확정됩니다.',
  },
  takingBack: {
    en: 'The device was asked to take the change back and has not confirmed it yet.',
    ko: '단말에 변경을 되돌리도록 요청했으며 아직 확인되지 않았습니다.',
  },
  cancelling: {
    en: 'The device was asked to stop and has not confirmed it yet.',
    ko: '단말에 중지를 요청했고 아직 확인을 받지 못했습니다.',
  },
});
