import { defineMessages } from '#web/i18n/message.ts';

export const stateNames = defineMessages('firmware.state', {
  downloading: { en: 'Downloading', ko: '내려받는 중' },
  installing: { en: 'Installing', ko: '설치 중' },
  restarting: { en: 'Installing and restarting', ko: '설치 후 재시작 중' },
  activating: { en: 'Restarting into it', ko: '새 버전으로 재시작 중' },
  checking: { en: 'Reading the version', ko: '버전 확인 중' },
  away: { en: 'Waiting for the device to return', ko: '단말의 재연결을 기다리는 중' },
  soaking: { en: 'Running it; must stay up', ko: '새 버전 실행 중, 안정 확인 중' },
  confirming: { en: 'Confirming the version', ko: '버전 최종 확인 중' },
  silent: { en: 'Waiting for the device to answer', ko: '단말의 응답을 기다리는 중' },
  succeeded: { en: 'Succeeded', ko: '성공' },
  failed: { en: 'Failed', ko: '실패' },
  fellBack: { en: 'Fell back to the earlier version', ko: '이전 버전으로 되돌아감' },
  lost: { en: 'Did not come back', ko: '돌아오지 않음' },
  unknown: { en: 'Unknown', ko: '알 수 없음' },
  cancelled: { en: 'Cancelled', ko: '취소됨' },
});

/** The title of a failure is that of ER-060; device and outcome are in the line below. */
export const upgradeToasts = defineMessages('firmware.toast', {
  done: { en: '[Firmware upgrade] Completed', ko: '[펌웨어 업그레이드] 완료' },
  failed: { en: 'Firmware update failure.', ko: '펌웨어 업데이트에 실패했습니다.' },
  unknown: { en: '[Firmware upgrade] Unknown', ko: '[펌웨어 업그레이드] 결과 알 수 없음' },
  cancelled: { en: '[Firmware upgrade] Cancelled', ko: '[펌웨어 업그레이드] 취소됨' },
  line: { en: '{device}: {state}', ko: '{device}: {state}' },
  runs: { en: '{device} runs the new version.', ko: '{device}에서 새 버전을 실행합니다.' },
});
