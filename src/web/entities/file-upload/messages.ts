import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('fileUpload', {
  choose: { en: 'Choose file', ko: '파일 선택' },
  drop: {
    en: 'or drop it here. At most {megabytes, number} MB.',
    ko: '또는 여기에 끌어다 놓으세요. 최대 {megabytes, number}MB.',
  },
  starting: { en: 'Preparing upload', ko: '업로드 준비 중' },
  progress: { en: '{sent} of {size} MB', ko: '{size}MB 중 {sent}MB' },
  rate: { en: '{rate} MB/s', ko: '초당 {rate}MB' },
  timeLeft: { en: '{time} left', ko: '{time} 남음' },
  waiting: {
    en: 'Connection lost. The upload continues when it is back.',
    ko: '연결이 끊어졌습니다. 다시 연결되면 업로드를 계속합니다.',
  },
  paused: { en: 'Paused at {sent} of {size} MB', ko: '{size}MB 중 {sent}MB에서 일시 중지됨' },
  verifying: { en: 'Verifying the file', ko: '파일 확인 중' },
  done: { en: 'Uploaded, checksum matches, {size} MB', ko: '업로드 완료, 체크섬 일치, {size}MB' },
  pause: { en: 'Pause', ko: '일시 중지' },
  resume: { en: 'Resume', ko: '계속' },
  retry: { en: 'Try again', ko: '다시 시도' },
  remove: { en: 'Remove file', ko: '파일 제거' },
  digest: { en: 'SHA-256', ko: 'SHA-256' },
  unfinished: {
    en: '{fileName} is {percent} uploaded. Choose the same file to continue.',
    ko: '{fileName} 파일이 {percent} 업로드되었습니다. 계속하려면 같은 파일을 선택하세요.',
  },
  whole: {
    en: '{fileName} is uploaded and not used yet.',
    ko: '{fileName} 파일이 업로드되었지만 아직 사용되지 않았습니다.',
  },
  record: { en: 'Upload timeline', ko: '업로드 타임라인' },
  use: { en: 'Use this file', ko: '이 파일 사용' },
  discard: { en: 'Discard', ko: '삭제' },
  tooLarge: {
    en: 'The file is larger than {megabytes, number} MB.',
    ko: '파일이 {megabytes, number}MB보다 큽니다.',
  },
  empty: { en: 'The file is empty.', ko: '빈 파일입니다.' },
  failed: {
    en: 'The upload stopped. Try again: it continues where it stopped.',
    ko: '업로드가 중단되었습니다. 다시 시도하면 중단된 곳부터 계속합니다.',
  },
  refusedByProxy: {
    en: 'A proxy before the server refuses even small parts (413). Ask your administrator to raise its limit.',
    ko: '서버 앞의 프록시가 작은 조각도 거부합니다(413). 관리자에게 제한을 늘려 달라고 요청하세요.',
  },
  gone: {
    en: 'The upload expired. Choose the file again.',
    ko: '업로드가 만료되었습니다. 파일을 다시 선택하세요.',
  },
});
