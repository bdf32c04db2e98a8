import { defineMessages } from '#web/i18n/message.ts';

/** The question, its answer, and the pictures. */
export const messages = defineMessages('screen', {
  title: { en: 'Screen', ko: '화면' },
  help: {
    en: 'The customer is asked for consent on the television and can end it at any time.',
    ko: 'TV 앞에 있는 분에게 TV 화면으로 동의를 구합니다. 동의하지 않으면 화면을 볼 수 없고, 동의한 뒤에도 언제든지 중지할 수 있습니다.',
  },
  ask: { en: 'Ask to see the screen', ko: '화면 보기 요청' },
  askAgain: { en: 'Ask again', ko: '다시 요청' },
  language: { en: 'Prompt language', ko: '요청 언어' },
  duration: { en: 'Time limit', ko: '최대 시간' },
  minutes: { en: '{count, plural, one {# minute} other {# minutes}}', ko: '{count, plural, other {#분}}' },
  offline: { en: 'The device is not connected.', ko: '단말이 연결되어 있지 않습니다.' },
  question: { en: 'Request on the television', ko: 'TV에 표시된 요청' },
  waiting: {
    en: '{seconds, plural, one {# second} other {# seconds}} left to answer',
    ko: '{seconds, plural, other {응답까지 #초 남음}}',
  },
  waitingOver: { en: 'Waiting for the answer', ko: '응답을 기다리고 있습니다' },
  cancel: { en: 'Cancel request', ko: '요청 취소' },
  declined: { en: 'Remote permission declined', ko: '고객이 원격 화면 보기를 거절했습니다' },
  declinedHelp: {
    en: 'Explain on the phone what you want to see, then ask again.',
    ko: '무엇을 확인하려는지 전화로 설명한 뒤 다시 요청하세요.',
  },
  unanswered: { en: 'The request was not answered', ko: '요청에 응답이 없었습니다' },
  unansweredHelp: {
    en: 'Ask the customer to look at the television, then try again.',
    ko: '고객에게 TV 화면을 봐 달라고 안내한 뒤 다시 요청하세요.',
  },
  failed: { en: 'The request could not be shown on the television', ko: 'TV에 요청을 표시하지 못했습니다' },
  ended: { en: 'Session ended: {reason}', ko: '화면 보기가 끝났습니다: {reason}' },
  endedByAt: { en: 'Requested by {name} at {time}', ko: '{name} 님이 {time}에 요청' },
  pictures: {
    en: '{count, plural, =0 {no pictures} one {# picture} other {# pictures}}',
    ko: '{count, plural, =0 {화면 없음} other {화면 #장}}',
  },
  record: { en: 'Consent record', ko: '동의 기록' },
  ending: { en: 'Ending the consent on the device', ko: '단말에서 동의를 끝내고 있습니다' },
  looks: { en: 'Viewing: {names}', ko: '보고 있는 사람: {names}' },
  lost: {
    en: 'No connection to the server. No picture is taken meanwhile; after a minute the consent ends.',
    ko: '서버에 연결되어 있지 않습니다. 그동안 화면을 받지 않으며, 1분이 지나면 동의가 종료됩니다.',
  },
  asks: { en: '{name} requests this screen.', ko: '{name} 님이 화면 보기를 요청하고 있습니다.' },
  lookToo: { en: 'Join', ko: '함께 보기' },
  lookRefused: {
    en: 'The pictures could not be loaded: {message}',
    ko: '화면을 불러올 수 없습니다: {message}',
  },
  starting: { en: 'Waiting for the first picture', ko: '첫 화면을 기다리고 있습니다' },
  paused: { en: 'Paused', ko: '일시 정지됨' },
  pictureOf: { en: 'Screen of {device}', ko: '{device} 화면' },
  number: {
    en: 'Picture {number, number} of {count, number}',
    ko: '{count, number}장 중 {number, number}번째',
  },
  age: { en: 'Age {seconds, number, ::.0} s', ko: '{seconds, number, ::.0}초 전 화면' },
  delay: { en: 'Delay {ms, number} ms', ko: '지연 {ms, number}ms' },
  delayUnknown: { en: 'Delay unknown: the clocks differ', ko: '지연 알 수 없음: 시계가 서로 다름' },
  stands: { en: 'Consent ends in {time}', ko: '동의 남은 시간 {time}' },
  interval: { en: 'Picture interval', ko: '화면 간격' },
  seconds: { en: '{value, number} s', ko: '{value, number}초' },
  show: { en: 'Show pictures', ko: '화면 보기' },
  pause: { en: 'Pause', ko: '일시 정지' },
  end: { en: 'End', ko: '종료' },
});

/** The remote control. */
export const remoteMessages = defineMessages('remote', {
  title: { en: 'Remote control of the screen', ko: '화면 리모컨' },
  toast: { en: '[RemoteControl] Not sent', ko: '[RemoteControl] 전송되지 않음' },
  notPlaying: {
    en: 'Keys work only while pictures of this screen are shown.',
    ko: '이 단말의 화면이 표시되는 동안에만 키를 보낼 수 있습니다.',
  },
  yours: { en: 'You have the remote control', ko: '내가 리모컨을 사용 중' },
  theirs: { en: '{name} has the remote control', ko: '{name} 님이 리모컨을 사용 중' },
  another: { en: 'Another engineer', ko: '다른 담당자' },
  takeOver: { en: 'Take over', ko: '넘겨받기' },
  sent: { en: '{key}: {ms, number} ms', ko: '{key}: {ms, number}ms' },
  sending: { en: '{key}: sending', ko: '{key}: 보내는 중' },
  refused: { en: '{key}: refused by the device. {message}', ko: '{key}: 단말이 거부했습니다. {message}' },
  unknown: { en: '{key}: no answer; it may have been pressed', ko: '{key}: 응답 없음, 눌렸을 수 있습니다' },
  none: { en: 'No keys sent yet', ko: '아직 보낸 키가 없습니다' },
  byKeyboard: {
    en: 'Select the picture to use the keyboard as a remote control.',
    ko: '화면을 선택하면 키보드가 리모컨으로 동작합니다.',
  },
  capturing: {
    en: 'The keyboard is the remote control. Press Tab to leave.',
    ko: '키보드가 리모컨으로 동작합니다. Tab 키로 벗어납니다.',
  },
  keys: { en: 'Keyboard shortcuts', ko: '키보드 단축키' },
  digitHelp: {
    en: 'Digits may be part of a PIN, so the record does not show which were pressed.',
    ko: '숫자는 PIN일 수 있으므로 기록에는 숫자를 눌렀다는 사실만 남고 어떤 숫자인지는 남지 않습니다.',
  },
});
