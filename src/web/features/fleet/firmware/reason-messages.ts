import { defineMessages } from '#web/i18n/message.ts';

/** Reasons why an upgrade ended, or is tried again. */
export const reasonMessages = defineMessages('firmware.reason', {
  noSpace: { en: 'The device has too little free space.', ko: '단말의 여유 공간이 부족합니다.' },
  digest: {
    en: 'The file arrived damaged: its checksum is wrong.',
    ko: '파일이 손상된 채 도착했습니다. 체크섬이 다릅니다.',
  },
  length: { en: 'The file arrived with a wrong length.', ko: '파일이 다른 크기로 도착했습니다.' },
  signature: {
    en: 'The device rejected the signature of the image.',
    ko: '단말이 이미지의 서명을 거부했습니다.',
  },
  otherModel: { en: 'The image is for another model.', ko: '다른 모델용 이미지입니다.' },
  noImage: {
    en: 'The device does not accept the file as firmware.',
    ko: '단말이 이 파일을 펌웨어로 인식하지 않습니다.',
  },
  http: {
    en: 'The download was refused with HTTP status {status}.',
    ko: '다운로드가 HTTP 상태 {status}(으)로 거부되었습니다.',
  },
  cut: { en: 'The download was interrupted.', ko: '다운로드가 중단되었습니다.' },
  stalled: {
    en: 'The download made no progress for 30 minutes.',
    ko: '30분 동안 다운로드가 진행되지 않았습니다.',
  },
  host: {
    en: "The device could not resolve the download server's name. Check the device's DNS.",
    ko: '단말이 다운로드 서버의 이름을 찾지 못했습니다. 단말의 DNS를 확인하세요.',
  },
  busy: {
    en: 'The device was downloading another file.',
    ko: '단말이 다른 파일을 다운로드하는 중이었습니다.',
  },
  singleBank: { en: 'The device has only one firmware bank.', ko: '단말에 펌웨어 뱅크가 하나뿐입니다.' },
  bankUnknown: {
    en: 'The device does not report which firmware bank is running, so nothing was written.',
    ko: '단말이 실행 중인 펌웨어 뱅크를 보고하지 않아 아무것도 쓰지 않았습니다.',
  },
  noFreeBank: {
    en: 'The other firmware bank is reserved or in use, so nothing was written.',
    ko: '다른 펌웨어 뱅크가 예약되었거나 사용 중이어서 아무것도 쓰지 않았습니다.',
  },
  runsOther: { en: 'The device reports version {version}.', ko: '단말이 보고한 버전: {version}' },
  notInstalled: {
    en: 'The device did not install the firmware.',
    ko: '단말이 펌웨어를 설치하지 않았습니다.',
  },
  gone: {
    en: 'The downloaded firmware is no longer on the device.',
    ko: '다운로드한 펌웨어가 단말에 더 이상 없습니다.',
  },
  declined: { en: 'The customer declined the restart.', ko: '고객이 재시작을 거부했습니다.' },
  unanswered: {
    en: 'The customer did not answer the request to restart.',
    ko: '고객이 재시작 요청에 응답하지 않았습니다.',
  },
  neverIdle: {
    en: 'The device was in use during its whole restart window.',
    ko: '재시작 시간대 내내 단말이 사용 중이었습니다.',
  },
  forgotten: {
    en: 'The device restarted by itself and lost the order to start the other version.',
    ko: '단말이 스스로 재시작되어 다른 버전으로 시작하라는 명령이 사라졌습니다.',
  },
  restarted: {
    en: 'The device restarted before the download was done.',
    ko: '다운로드가 끝나기 전에 단말이 재시작되었습니다.',
  },
  keepsRestarting: {
    en: 'The device keeps restarting with the new version.',
    ko: '새 버전에서 단말이 계속 재시작됩니다.',
  },
  closed: {
    en: 'The connection closed before the device answered.',
    ko: '단말이 응답하기 전에 연결이 끊겼습니다.',
  },
  offline: {
    en: 'The device was offline when its upgrade began.',
    ko: '업그레이드를 시작할 때 단말이 오프라인이었습니다.',
  },
  serverRestarted: {
    en: 'The server restarted while the command was on its way.',
    ko: '명령을 보내는 동안 서버가 재시작되었습니다.',
  },
  expired: { en: 'The device did not finish in time.', ko: '단말이 제시간에 마치지 못했습니다.' },
  cancelledOnDevice: { en: 'The download was cancelled.', ko: '다운로드가 취소되었습니다.' },
  outOfScope: { en: 'The device belongs to another organisation now.', ko: '이제 다른 조직의 단말입니다.' },
  verdict: { en: 'Left out: {reason}', ko: '제외: {reason}' },
  said: { en: 'Recorded as: {reason}', ko: '기록된 이유: {reason}' },
});
