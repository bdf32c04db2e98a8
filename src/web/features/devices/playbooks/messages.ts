import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('playbooks', {
  title: { en: 'Playbooks', ko: '플레이북' },
  help: {
    en: 'Choose the customer’s complaint. A playbook measures, reports its findings, and changes nothing until you choose a step.',
    ko: '고객의 증상을 고르세요. 측정한 뒤 결과를 알려 주며, 조치를 선택하기 전에는 아무것도 바꾸지 않습니다.',
  },
  unsupported: {
    en: '{model} has nothing that a playbook could measure.',
    ko: '{model} 모델에는 플레이북으로 측정할 수 있는 항목이 없습니다.',
  },
  start: { en: 'Start', ko: '시작' },
  startOf: { en: 'Start: {playbook}', ko: '시작: {playbook}' },
  wifiSlow: { en: 'Wi-Fi is slow', ko: 'Wi-Fi가 느림' },
  wifiSlowHelp: { en: 'Networks around, signal, line and speed', ko: '주변 네트워크, 신호, 회선, 속도' },
  noPicture: { en: 'No picture', ko: '화면이 나오지 않음' },
  noPictureHelp: { en: 'Television, HDMI and satellite signal', ko: 'TV, HDMI, 위성 신호' },
  restarts: { en: 'Device keeps restarting', ko: '단말이 계속 재부팅됨' },
  restartsHelp: {
    en: 'Restarts of the last 24 hours, memory, temperature and line',
    ko: '최근 24시간의 재부팅, 메모리, 온도, 회선',
  },
  startedByAt: { en: 'Started by {name} at {time}', ko: '{name} 님이 {time}에 시작' },
  record: { en: 'Record of this run', ko: '플레이북 기록' },
  openCase: { en: 'Open the case', ko: '케이스 열기' },
  away: {
    en: 'The device is offline. A task waits up to 10 minutes for it; then the run goes on.',
    ko: '단말이 오프라인입니다. 작업은 최대 10분 동안 단말을 기다리며, 그 뒤 다음 단계로 넘어갑니다.',
  },
  cancel: { en: 'Cancel run', ko: '플레이북 중단' },

  measurements: { en: 'Measurements', ko: '측정' },
  again: { en: 'Measurements after the step', ko: '조치 후 측정' },
  step: { en: 'Step', ko: '조치' },
  undo: { en: 'Step reverted', ko: '되돌린 조치' },
  next: { en: 'To do', ko: '대기 중' },
  leftOutModel: { en: 'Left out: not on this model', ko: '제외: 이 모델에 없는 기능' },
  leftOutPermission: {
    en: 'Left out: not allowed for the account that started the run',
    ko: '제외: 시작한 계정에 권한 없음',
  },
  leftOutTarget: { en: 'Skipped: no test server configured', ko: '제외: 측정 대상 없음' },

  findings: { en: 'Findings', ko: '결과' },
  problem: { en: 'Problem', ko: '문제' },
  hint: { en: 'Note', ko: '참고' },
  fine: { en: 'Fine', ko: '정상' },
  proposals: { en: 'Suggested steps', ko: '도움이 될 조치' },
  noProposals: {
    en: 'No step can be applied from here. The findings say what to check.',
    ko: '콘솔에서 적용할 수 있는 조치가 없습니다. 위 결과에서 확인할 점을 보세요.',
  },
  apply: { en: 'Apply', ko: '적용' },
  applyOf: { en: 'Apply: {step}', ko: '적용: {step}' },
  applyTitle: { en: 'Apply this step?', ko: '이 조치를 적용할까요?' },
  applyVerb: { en: 'Apply step', ko: '조치 적용' },
  notOnModel: { en: 'This model does not support this step.', ko: '이 모델은 이 조치를 지원하지 않습니다.' },
  noWayBack: { en: 'Cannot be reverted.', ko: '되돌릴 수 없습니다.' },

  comparison: { en: 'Before and after', ko: '조치 전후 비교' },
  comparisonNone: { en: 'Nothing could be measured both times.', ko: '전후 모두 측정된 항목이 없습니다.' },
  figure: { en: 'Figure', ko: '항목' },
  before: { en: 'Before', ko: '조치 전' },
  after: { en: 'After', ko: '조치 후' },
  change: { en: 'Change', ko: '변화' },
  better: { en: 'Better', ko: '좋아짐' },
  worse: { en: 'Worse', ko: '나빠짐' },
  same: { en: 'No change', ko: '변화 없음' },
  similar: { en: 'About the same', ko: '비슷함' },
  unknown: { en: 'Not measured both times', ko: '전후 모두 측정되지 않음' },

  decide: { en: 'Ask the customer: is it solved?', ko: '고객에게 확인하세요. 해결되었나요?' },
  takeBack: { en: 'Undo step', ko: '조치 되돌리기' },
  solved: { en: 'Solved', ko: '해결됨' },
  solvedBy: {
    en: '{count, plural, =0 {according to the customer} one {according to the customer; 1 problem remains} other {according to the customer; # problems remain}}',
    ko: '{count, plural, =0 {고객 확인} other {고객 확인, 남은 문제 #건}}',
  },
  unsolved: { en: 'Not solved', ko: '해결되지 않음' },
  idle: {
    en: 'A run ends after 30 minutes without activity.',
    ko: '30분 동안 아무도 이어가지 않으면 자동으로 종료됩니다.',
  },

  noSuch: { en: 'Run not found', ko: '플레이북 기록을 찾을 수 없습니다' },
  noSuchHelp: {
    en: 'It does not exist, or it belongs to a device that you cannot see.',
    ko: '기록이 없거나, 볼 수 없는 단말의 기록입니다.',
  },
  toDevices: { en: 'Go to the device list', ko: '단말 목록으로 이동' },
  titleOf: { en: '{playbook}: {device}', ko: '{playbook}: {device}' },
  chainNote: {
    en: 'Not checked here. To prove the chain, export the run and run the offline verifier.',
    ko: '여기서는 확인하지 않습니다. 내보내서 오프라인 검증기를 실행하면 체인을 증명할 수 있습니다.',
  },
});

/** The list of runs. */
export const listMessages = defineMessages('playbooks.list', {
  title: { en: 'Playbook runs', ko: '플레이북 실행' },
  context: {
    en: 'Complaints, devices and outcomes, newest first',
    ko: '어떤 단말에서 어떤 증상을 점검했고 어떻게 끝났는지, 최신순',
  },
  keyword: { en: 'Device or person', ko: '단말 또는 사용자' },
  playbook: { en: 'Complaint', ko: '증상' },
  result: { en: 'Result', ko: '결과' },
  running: { en: 'In progress', ko: '진행 중' },
  device: { en: 'Device', ko: '단말' },
  startedBy: { en: 'Started by', ko: '시작한 사람' },
  started: { en: 'Started', ko: '시작 시각' },
  tasks: { en: 'Tasks', ko: '작업 수' },
  case: { en: 'Case', ko: '케이스' },
  openCase: { en: 'Open', ko: '열기' },
  none: { en: 'No runs', ko: '실행 기록 없음' },
  noneHelp: {
    en: 'A playbook is started on the page of a device, in the card Playbooks.',
    ko: '플레이북은 단말 페이지의 플레이북 카드에서 시작합니다.',
  },
});

export const stateMessages = defineMessages('playbooks.state', {
  empty: { en: 'Not begun', ko: '시작 전' },
  measuring: { en: 'Measuring', ko: '측정 중' },
  judging: { en: 'Evaluating', ko: '판단 중' },
  proposing: { en: 'Your turn', ko: '선택 대기' },
  applying: { en: 'Applying', ko: '적용 중' },
  compared: { en: 'Compared', ko: '비교 완료' },
  takingBack: { en: 'Reverting', ko: '되돌리는 중' },
  ending: { en: 'Ending', ko: '종료 중' },
  ended: { en: 'Ended', ko: '종료됨' },
  cancelled: { en: 'Cancelled', ko: '중단됨' },
  expired: { en: 'Expired', ko: '자동 종료됨' },
});

/** Texts of findings, by their ids (domain/playbooks). */
export const findingMessages = defineMessages('playbooks.finding', {
  channelCrowded: {
    en: '{band}: channel {channel} is crowded. {networks, plural, one {# network overlaps} other {# networks overlap}} it, the loudest at {strongest} dBm (load {load}).',
    ko: '{band}: {channel}번 채널이 혼잡합니다. {networks, plural, other {겹치는 네트워크 #개}}, 가장 강한 신호 {strongest} dBm(혼잡도 {load}).',
  },
  channelFine: {
    en: '{band}: channel {channel} is a good choice. {networks, plural, one {# network overlaps} other {# networks overlap}} it (load {load}).',
    ko: '{band}: {channel}번 채널은 적절합니다. {networks, plural, other {겹치는 네트워크 #개}}(혼잡도 {load}).',
  },
  channelBusy: {
    en: '{band}: channel {channel} is crowded (load {load}), and no other channel is clearly better. Move clients to another band or to a cable.',
    ko: '{band}: {channel}번 채널이 혼잡하지만(혼잡도 {load}) 뚜렷하게 나은 채널이 없습니다. 접속 기기를 다른 대역이나 유선으로 옮기세요.',
  },
  channelUnused: {
    en: '{band}: channel {channel} is crowded (load {load}), but no client uses this band.',
    ko: '{band}: {channel}번 채널이 혼잡하지만(혼잡도 {load}) 이 대역에 접속한 기기가 없습니다.',
  },
  clientWeak: {
    en: '{band}: {count, plural, one {the client is} other {the weakest of # clients is}} heard at {signal} dBm only. Move it closer to the access point.',
    ko: '{band}: {count, plural, other {접속 기기 #대}} 중 가장 약한 신호가 {signal} dBm입니다. 기기를 공유기에 가까이 옮기도록 안내하세요.',
  },
  clientFine: {
    en: '{band}: {count, plural, one {the client is} other {the weakest of # clients is}} heard at {signal} dBm.',
    ko: '{band}: {count, plural, other {접속 기기 #대}} 중 가장 약한 신호가 {signal} dBm입니다.',
  },
  signalWeak: {
    en: 'The device hears its own access point at {signal} dBm only. Move it closer: no channel makes up for that.',
    ko: '공유기 신호가 {signal} dBm으로 약합니다. 채널을 바꿔도 나아지지 않으니 단말을 가까이 옮기도록 안내하세요.',
  },
  signalFine: {
    en: 'The device hears its access point well, at {signal} dBm.',
    ko: '공유기 신호가 {signal} dBm으로 양호합니다.',
  },
  lineBad: {
    en: 'The line itself is bad: {loss} % of the echoes to the gateway were lost, the others took {time} ms.',
    ko: '회선 자체가 좋지 않습니다. 게이트웨이 응답의 {loss}%가 손실되었고, 나머지는 {time}ms 걸렸습니다.',
  },
  lineFine: {
    en: 'The line is fine: {loss} % of the echoes to the gateway were lost, they took {time} ms.',
    ko: '회선은 정상입니다. 게이트웨이 응답 손실 {loss}%, 응답 시간 {time}ms.',
  },
  lineLossy: {
    en: '{loss} % of the echoes to the gateway were lost, the others took {time} ms. It may be chance: run a longer ping test.',
    ko: '게이트웨이 응답의 {loss}%가 손실되었고, 나머지는 {time}ms 걸렸습니다. 우연일 수 있으니 핑 테스트를 더 길게 실행하세요.',
  },
  displayMissing: {
    en: 'No television is connected. Have the HDMI cable checked at both ends, and the input that the television shows.',
    ko: '연결된 TV가 없습니다. HDMI 케이블 양쪽 끝과 TV의 입력 선택을 확인하도록 안내하세요.',
  },
  displayStandby: {
    en: 'The television {display} is in standby. Have it switched on.',
    ko: 'TV {display}: 대기 상태입니다. 전원을 켜도록 안내하세요.',
  },
  hdcpFailed: {
    en: 'Copy protection (HDCP) with the television failed: it shows nothing that is protected.',
    ko: 'TV와의 콘텐츠 보호(HDCP) 연결에 실패해, 보호된 방송이 표시되지 않습니다.',
  },
  displayFine: {
    en: 'The television {display} is on, and HDMI works.',
    ko: 'TV {display}: 전원이 켜져 있고 HDMI 연결이 정상입니다.',
  },
  tunerUnlocked: {
    en: 'The tuner finds no satellite signal ({strength} dBm). The LNB is set to {head}; it may be another one, or dish and cable need a look.',
    ko: '튜너가 위성 신호를 잡지 못합니다({strength} dBm). LNB 설정은 {head}입니다. 실제 LNB가 다르거나, 안테나와 케이블을 점검해야 할 수 있습니다.',
  },
  tunerFine: {
    en: 'The satellite signal is good (quality {quality} %).',
    ko: '위성 신호가 양호합니다(품질 {quality}%).',
  },
  noChannels: {
    en: 'There is a signal, but the channel list is empty.',
    ko: '신호는 있지만 채널 목록이 비어 있습니다.',
  },
  restartsOften: {
    en: 'The device restarted {count, plural, one {# time} other {# times}} by itself in 24 hours, last because of {cause}. Restarts that were requested: {asked}.',
    ko: '24시간 동안 {count, plural, other {스스로 #번 재부팅했습니다}}. 마지막 원인: {cause}. 요청에 따른 재부팅: {asked}.',
  },
  restartsFew: {
    en: 'Restarts of the device by itself in 24 hours: {count}. Restarts that were requested: {asked}.',
    ko: '24시간 동안 스스로 재부팅한 횟수: {count}. 요청에 따른 재부팅: {asked}.',
  },
  memoryShort: {
    en: 'Only {free} % of its memory is free, so it restarts.',
    ko: '남은 메모리가 {free}%뿐입니다. 메모리 부족으로 재부팅하고 있습니다.',
  },
  tooHot: {
    en: 'It is {temperature} °C hot. Have it put where air gets to it.',
    ko: '온도가 {temperature}°C입니다. 통풍이 잘되는 곳에 두도록 안내하세요.',
  },
  powerOrFirmware: {
    en: 'Memory and temperature are fine. Have the power supply checked, and compare the firmware with other devices of the model.',
    ko: '메모리와 온도는 정상입니다. 전원 어댑터를 확인하고, 같은 모델의 다른 단말과 펌웨어를 비교하세요.',
  },
  notMeasured: {
    en: '{kind} could not be measured: {state}. {message}',
    ko: '{kind} 측정 실패: {state}. {message}',
  },
  notRead: {
    en: 'The device did not answer when its values were read.',
    ko: '값을 읽을 때 단말이 응답하지 않았습니다.',
  },
});

/** Texts of proposals, by their reasons (domain/playbooks). */
export const proposalMessages = defineMessages('playbooks.proposal', {
  freerChannel: {
    en: '{band}: move from channel {current} to {channel}: {networks, plural, =0 {no network overlaps} one {# network overlaps} other {# networks overlap}} there (load {load}). Clients reconnect within seconds.',
    ko: '{band}: {current}번 채널에서 {channel}번 채널로 바꿉니다. {networks, plural, =0 {겹치는 네트워크 없음} other {겹치는 네트워크 #개}}(혼잡도 {load}). 연결된 기기는 몇 초 뒤 다시 연결됩니다.',
  },
  freerChannelRadar: {
    en: '{band}: move from channel {current} to {channel}: {networks, plural, =0 {no network overlaps} one {# network overlaps} other {# networks overlap}} there (load {load}). The radio checks for radar first, for a minute or longer.',
    ko: '{band}: {current}번 채널에서 {channel}번 채널로 바꿉니다. {networks, plural, =0 {겹치는 네트워크 없음} other {겹치는 네트워크 #개}}(혼잡도 {load}). 먼저 1분 이상 레이더를 확인합니다.',
  },
  enableCec: {
    en: 'Turn on HDMI-CEC, so that the television switches on with the box.',
    ko: 'HDMI-CEC를 켭니다. 셋톱박스를 켜면 TV도 함께 켜집니다.',
  },
  restartForHdcp: {
    en: 'Restart the box: it negotiates copy protection again.',
    ko: '셋톱박스를 재부팅해 콘텐츠 보호를 다시 연결합니다.',
  },
  otherHead: { en: 'Set the LNB to {head}.', ko: 'LNB를 {head} 값으로 설정합니다.' },
  scanChannels: {
    en: 'Scan for channels. It takes a few minutes, without a picture.',
    ko: '채널을 검색합니다. 몇 분 동안 화면이 끊깁니다.',
  },
  cleanRestart: {
    en: 'Restart the device once, in order: that frees the memory that is stuck ({free} % is free).',
    ko: '단말을 한 번 정상적으로 재부팅합니다. 묶여 있던 메모리가 비워집니다(현재 {free}% 남음).',
  },
});

export const figureMessages = defineMessages('playbooks.figure', {
  channelLoad: { en: 'Load of the channel', ko: '채널 혼잡도' },
  channelNetworks: { en: 'Overlapping networks', ko: '겹치는 네트워크' },
  pingLoss: { en: 'Lost echoes to the gateway', ko: '게이트웨이 응답 손실' },
  pingTime: { en: 'Response time of the gateway', ko: '게이트웨이 응답 시간' },
  download: { en: 'Download speed', ko: '다운로드 속도' },
  signal: { en: 'Wi-Fi signal', ko: 'Wi-Fi 신호' },
  clientSignal: { en: 'Weakest client', ko: '가장 약한 접속 기기' },
  display: { en: 'Television', ko: 'TV' },
  displayPower: { en: 'Television power', ko: 'TV 전원' },
  hdcp: { en: 'Copy protection (HDCP)', ko: '콘텐츠 보호(HDCP)' },
  tunerLock: { en: 'Satellite signal found', ko: '위성 신호 잡힘' },
  tunerQuality: { en: 'Signal quality', ko: '신호 품질' },
  tunerRatio: { en: 'Signal-to-noise ratio', ko: '신호 대 잡음비' },
  channels: { en: 'Channels', ko: '채널 수' },
  restarts: { en: 'Restarts by itself, 24 hours', ko: '24시간 동안 스스로 재부팅한 횟수' },
  memoryFree: { en: 'Free memory', ko: '남은 메모리' },
  cpu: { en: 'CPU usage', ko: 'CPU 사용률' },
  temperature: { en: 'Temperature', ko: '온도' },
});

/** Words of devices, as the values of figures have them. */
export const wordMessages = defineMessages('playbooks.word', {
  Present: { en: 'Connected', ko: '연결됨' },
  None: { en: 'Not connected', ko: '연결 안 됨' },
  On: { en: 'On', ko: '켜짐' },
  Standby: { en: 'Standby', ko: '대기' },
  Authenticated: { en: 'Established', ko: '연결됨' },
  Unauthenticated: { en: 'Not established', ko: '연결 안 됨' },
  true: { en: 'Yes', ko: '예' },
  false: { en: 'No', ko: '아니요' },
});

export const eventMessages = defineMessages('playbooks.event', {
  started: { en: 'Playbook started', ko: '플레이북 시작됨' },
  taskBegun: { en: 'Task started', ko: '작업 시작됨' },
  taskRefused: { en: 'Task no longer allowed', ko: '작업 권한이 없어짐' },
  tasksEnded: { en: 'Task ended', ko: '작업 종료됨' },
  judged: { en: 'Measurements evaluated', ko: '측정 결과 판단됨' },
  chosen: { en: 'Step chosen', ko: '조치 선택됨' },
  takeBack: { en: 'Revert requested', ko: '조치 되돌리기 요청됨' },
  runEnded: { en: 'Run ended', ko: '플레이북 종료됨' },
  deadlinePassed: { en: 'Time limit passed', ko: '시간 초과' },
  closed: { en: 'Run closed', ko: '플레이북 마무리됨' },
  idle: { en: 'Wait for a decision', ko: '선택 대기' },
  effectTask: { en: 'Start a task', ko: '작업 시작' },
  effectJudge: { en: 'Evaluate the measurements', ko: '측정 결과 판단' },
  effectClose: { en: 'Call off the task, leave a case', ko: '작업 취소, 케이스 남기기' },
  found: {
    en: '{findings, plural, one {# finding} other {# findings}}, {proposals, plural, =0 {no step} one {# step} other {# steps}} proposed',
    ko: '결과 {findings, number}건, 제안 {proposals, number}건',
  },
  caseLeft: { en: 'Tasks added to a case', ko: '작업을 묶은 케이스가 남았습니다' },
  noCase: { en: 'No case', ko: '케이스 없음' },
  fieldTitle: { en: 'Title of the case', ko: '케이스 제목' },
  fieldFigures: { en: 'Figures', ko: '측정값' },
});
