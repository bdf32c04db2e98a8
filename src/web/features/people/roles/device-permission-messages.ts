import { defineMessages } from '#web/i18n/message.ts';

export const devices = defineMessages('permission.devices', {
  '/devices': { en: 'List devices', ko: '단말 목록 조회' },
  '/devices/action/getDevicePageList': { en: 'Device list with filters', ko: '필터가 있는 단말 목록 조회' },
  '/devices/activate-counts': { en: 'View device counts', ko: '단말 목록의 집계 조회' },
  '/devices/action/getDeviceExcelList': { en: 'Download the device list', ko: '단말 목록 내려받기' },
  '/devices/action/getDevice': { en: 'Open a device', ko: '단말 상세 조회' },
  '/devices/action/getDeviceInfo': { en: 'Details of a device', ko: '단말 세부 정보 조회' },
  '/devices/action/query': { en: 'Values of the data model', ko: '데이터 모델 값 조회' },
  '/devices/action/subscribeRTD': { en: 'Follow a device live', ko: '단말 실시간 보기' },
  '/devices/action/setMonitoring': { en: 'Follow the Wi-Fi of a device live', ko: '단말 Wi-Fi 실시간 보기' },
  '/devices/actions/info': { en: 'Running tasks of a device', ko: '단말의 진행 중인 작업 조회' },
  '/devices/actions/time': { en: 'Time settings of a device', ko: '단말 시간 설정 조회' },
  '/devices/presence': { en: 'Others on the page of a device', ko: '같은 단말을 보는 사용자 조회' },
  '/devices/handovers': { en: 'Ask for a device, and hand it over', ko: '단말 담당 요청과 인계' },
  '/devices/historys/device-action': { en: 'History of a device', ko: '단말 이력 조회' },
  '/devices/historys/device-action/detail': { en: 'One entry of the history', ko: '이력 상세 조회' },
  '/devices/historys/user-action': { en: 'User actions on a device', ko: '단말에 대한 사용자 작업 조회' },
  '/devices/past': { en: 'Past state of a device', ko: '특정 시점의 단말 조회' },
  '/devices/past/changes': {
    en: 'Changes of a device since a moment',
    ko: '특정 시점 이후의 단말 변경 조회',
  },
});

export const actions = defineMessages('permission.actions', {
  '/devices/actions/multi/reboot': { en: 'Reboot', ko: '재시작' },
  '/devices/actions/multi/factory-reset': { en: 'Factory reset', ko: '공장 초기화' },
  '/devices/actions/multi/lock': { en: 'Lock', ko: '잠금' },
  '/devices/actions/multi/unlock': { en: 'Unlock', ko: '잠금 해제' },
  '/devices/did': { en: 'Name, time server and time zone', ko: '이름, 시간 서버, 시간대 변경' },
  '/devices/actions/pin-reset': { en: 'Reset the PIN', ko: 'PIN 초기화' },
  '/devices/actions/channel-scan': { en: 'Channel scan', ko: '채널 검색' },
  '/devices/actions/lnb-settings': { en: 'LNB settings', ko: 'LNB 설정' },
  '/devices/action/setAudioOut': { en: 'Audio output', ko: '오디오 출력 설정' },
  '/devices/action/upgradeRcu': { en: 'Upgrade the remote control', ko: '리모컨 업그레이드' },
});

export const diagnostics = defineMessages('permission.diagnostics', {
  '/devices/diagnostics/ip-ping': { en: 'Ping', ko: '핑 테스트' },
  '/devices/diagnostics/traceroute': { en: 'Trace route', ko: '경로 추적' },
  '/devices/diagnostic/traceRouteCancel': { en: 'Stop a trace route', ko: '경로 추적 중지' },
  '/devices/diagnostics/speeds/download': { en: 'Download speed', ko: '다운로드 속도 측정' },
  '/devices/diagnostics/speeds/upload': { en: 'Upload speed', ko: '업로드 속도 측정' },
  '/devices/diagnostic/startSpeedTest': {
    en: 'Download and upload speed',
    ko: '다운로드와 업로드 속도 측정',
  },
  '/devices/diagnostic/setSpeedTest': { en: 'Settings of the speed test', ko: '속도 측정 설정' },
  '/devices/diagnostic/setSpeedTestServer': { en: 'Server of the speed test', ko: '속도 측정 서버 선택' },
  '/devices/diagnostics/wifis/signal-strength-start': {
    en: 'Wi-Fi signal strength',
    ko: 'Wi-Fi 신호 세기 측정',
  },
  '/devices/diagnostics/wifis/signal-strength-cancel': {
    en: 'Stop measuring the signal',
    ko: '신호 세기 측정 중지',
  },
  '/devices/wifi/neighboringWifiDiagnostic': { en: 'Wi-Fi networks around', ko: '주변 Wi-Fi 검색' },
});
