import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('consents', {
  title: { en: 'Consents', ko: '화면 보기 동의' },
  context: { en: 'Screen-viewing requests, newest first', ko: '고객 화면 보기 요청, 최신순' },
  keyword: { en: 'Question, requester or device', ko: '요청, 요청자 또는 단말' },
  state: { en: 'State', ko: '상태' },
  time: { en: 'Requested', ko: '요청 시각' },
  device: { en: 'Device', ko: '단말' },
  requestedBy: { en: 'Requested by', ko: '요청자' },
  language: { en: 'Language', ko: '언어' },
  answer: { en: 'Answer', ko: '응답' },
  end: { en: 'Ended because', ko: '종료 사유' },
  duration: { en: 'Duration', ko: '시간' },
  pictures: { en: 'Pictures', ko: '화면 수' },
  keys: { en: 'Keys', ko: '리모컨 입력 수' },
  none: { en: 'No consents', ko: '화면 보기 동의가 없습니다' },
  noneHelp: {
    en: 'Requests to view set-top box screens appear here with their answers.',
    ko: '셋톱박스 화면 보기 요청과 응답이 여기에 남습니다.',
  },
  openDevices: { en: 'Go to the device list', ko: '단말 목록으로 이동' },
  noSuch: { en: 'Consent not found', ko: '동의 기록을 찾을 수 없습니다' },
  noSuchHelp: {
    en: 'It does not exist, or it belongs to a device that you cannot see.',
    ko: '기록이 없거나, 볼 수 없는 단말의 기록입니다.',
  },
  titleOf: { en: 'Screen of {device}', ko: '{device} 화면' },
  askedByAt: { en: 'Requested by {name} at {time}', ko: '{name} 님이 {time}에 요청' },
  question: { en: 'Question on the television', ko: 'TV에 표시된 요청' },
  validUntil: { en: 'Valid until', ko: '동의 기한' },
  views: { en: 'Looks afterwards', ko: '종료 후 열람' },
  erased: { en: 'Pictures erased', ko: '삭제된 화면' },
  chainNote: {
    en: 'Not checked here. Export it and run the offline verifier to prove the chain.',
    ko: '여기서는 확인하지 않습니다. 내보내서 오프라인 검증기를 실행하면 체인을 증명할 수 있습니다.',
  },
});

/** Its events, deadlines and effects. */
export const eventMessages = defineMessages('consents.event', {
  requested: { en: 'Consent requested', ko: '동의 요청됨' },
  tasksEnded: { en: 'Task ended', ko: '작업 종료됨' },
  viewerJoined: { en: 'Page opened', ko: '페이지 열림' },
  viewerLeft: { en: 'Page closed or disconnected', ko: '페이지 닫힘 또는 연결 끊김' },
  controlTaken: { en: 'Remote control taken over', ko: '리모컨 넘겨받음' },
  captureRequested: { en: 'Pictures requested', ko: '화면 요청됨' },
  pictureReceived: { en: 'Picture received', ko: '화면 수신됨' },
  keyPressed: { en: 'Key pressed', ko: '키 누름' },
  keyAnswered: { en: 'Key answered', ko: '키 응답' },
  consentEnded: { en: 'Consent ended', ko: '동의 종료됨' },
  deadlinePassed: { en: 'Time ran out', ko: '시간 초과' },
  deviceCleared: { en: 'Device notified', ko: '단말에 알림' },
  pictureViewed: { en: 'Picture viewed', ko: '화면 열람' },
  picturesErased: { en: 'Pictures erased', ko: '화면 삭제됨' },
  viewer: { en: 'Time for the page to open', ko: '페이지가 열릴 때까지의 시간' },
  validity: { en: 'Time of the consent', ko: '동의 시간' },
  clearDevice: { en: 'End it on the device', ko: '단말에서 종료' },
  capture: {
    en: '{count, plural, one {# picture} other {# pictures}}, one every {seconds, number} s',
    ko: '{count, plural, other {화면 #장}}, {seconds, number}초 간격',
  },
  picture: {
    en: 'No. {sequence, number}, {kilobytes, number, ::.0} kB',
    ko: '{sequence, number}번, {kilobytes, number, ::.0}kB',
  },
  keySent: { en: 'Done', ko: '완료' },
  keyRefused: { en: 'Refused. {message}', ko: '거부됨. {message}' },
  keyUnknown: { en: 'No answer, it may have been pressed', ko: '응답 없음, 눌렸을 수 있음' },
  told: { en: 'Removed from device', ko: '단말에서 삭제됨' },
  notTold: {
    en: 'The device was offline; its pictures are no longer accepted',
    ko: '단말이 연결되어 있지 않았으며, 더 이상 화면을 받지 않습니다',
  },
  viewed: { en: 'No. {sequence, number}', ko: '{sequence, number}번' },
  gone: {
    en: '{count, plural, one {# picture} other {# pictures}}; the hashes stay',
    ko: '{count, plural, other {화면 #장}}, 해시는 남아 있음',
  },
  fieldText: { en: 'Text of the question', ko: '요청 문구' },
  fieldMessage: { en: 'Messages of the device', ko: '단말의 메시지' },
});

/** The pictures of a consent that is over. */
export const pictureMessages = defineMessages('consents.pictures', {
  title: { en: 'Pictures of this consent', ko: '이 동의로 받은 화면' },
  help: {
    en: 'They show the screen of a customer. Each look is recorded below, with your name.',
    ko: '고객의 TV 화면입니다. 열람할 때마다 이름과 함께 아래에 기록됩니다.',
  },
  number: { en: 'Picture {at, number} of {count, number}', ko: '화면 {count, number}장 중 {at, number}번째' },
  look: { en: 'Look at this picture', ko: '이 화면 열람' },
  before: { en: 'Picture before', ko: '이전 화면' },
  next: { en: 'Next picture', ko: '다음 화면' },
  gone: { en: 'The pictures are erased; their hashes stay.', ko: '화면은 삭제되었고 해시만 남아 있습니다.' },
  notShown: { en: 'Not viewed yet', ko: '아직 열람하지 않았습니다' },
});
