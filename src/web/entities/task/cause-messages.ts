import { defineMessages } from '#web/i18n/message.ts';

/**
 * Causes of failure that a device reports, one sentence each: `Status` of TR-181 diagnostics, and error codes of
 * TR-369.
 */
export const causeMessages = defineMessages('cause', {
  cannotResolveHostName: {
    en: "The device could not resolve this host name. Check the name, or the device's DNS.",
    ko: '단말이 호스트 이름의 주소를 찾지 못했습니다. 이름이나 단말의 DNS를 확인하세요.',
  },
  dnsServerNotResolved: {
    en: 'The device could not find its DNS server.',
    ko: '단말이 DNS 서버를 찾지 못했습니다.',
  },
  noRouteToHost: {
    en: 'The device has no route to this host.',
    ko: '단말에서 이 호스트로 가는 경로가 없습니다.',
  },
  maxHopCountExceeded: {
    en: 'The host was not reached within 30 hops.',
    ko: '30홉 안에 호스트에 도달하지 못했습니다.',
  },
  initConnectionFailed: {
    en: 'The device could not connect to the test server.',
    ko: '단말이 테스트 서버에 연결하지 못했습니다.',
  },
  noResponse: { en: 'The test server did not answer.', ko: '테스트 서버가 응답하지 않았습니다.' },
  transferFailed: {
    en: 'The transfer with the test server broke off.',
    ko: '테스트 서버와의 전송이 중간에 끊어졌습니다.',
  },
  noTransferComplete: {
    en: 'The test server did not confirm the end of the transfer.',
    ko: '테스트 서버가 전송 완료를 확인해 주지 않았습니다.',
  },
  passwordRequestFailed: {
    en: 'The test server refused the user name.',
    ko: '테스트 서버가 사용자 이름을 거부했습니다.',
  },
  loginFailed: { en: 'The test server refused the sign-in.', ko: '테스트 서버가 로그인을 거부했습니다.' },
  noTransferMode: {
    en: 'The test server does not offer the needed transfer mode.',
    ko: '테스트 서버가 필요한 전송 방식을 지원하지 않습니다.',
  },
  noPASV: {
    en: 'The test server does not offer passive mode.',
    ko: '테스트 서버가 수동(PASV) 모드를 지원하지 않습니다.',
  },
  noCWD: { en: 'The test server has no such folder.', ko: '테스트 서버에 해당 폴더가 없습니다.' },
  noSTOR: { en: 'The test server does not accept uploads.', ko: '테스트 서버가 업로드를 허용하지 않습니다.' },
  incorrectSize: {
    en: 'The transferred size differs from the expected one.',
    ko: '전송된 크기가 예상과 다릅니다.',
  },
  timeout: {
    en: 'The test took longer than the device allows.',
    ko: '단말이 허용하는 시간 안에 테스트가 끝나지 않았습니다.',
  },
  internal: { en: 'The device reports an internal error.', ko: '단말 내부 오류가 보고되었습니다.' },
  other: {
    en: 'The device reported an error without a reason.',
    ko: '단말이 원인을 알리지 않고 오류를 보고했습니다.',
  },
  noDisplay: {
    en: 'No television is connected to the HDMI output.',
    ko: 'HDMI 출력에 연결된 TV가 없습니다.',
  },
  displayInStandby: { en: 'The television is in standby.', ko: 'TV가 대기 상태여서 화면을 볼 수 없습니다.' },
  remoteAway: {
    en: 'The remote control is not connected. Press a button on it near the set-top box.',
    ko: '리모컨이 연결되어 있지 않습니다. 셋톱박스 가까이에서 아무 버튼이나 눌러 주세요.',
  },
  remoteBattery: {
    en: 'The battery of the remote control is too low for an upgrade. Replace it first.',
    ko: '리모컨 배터리가 부족하여 업그레이드할 수 없습니다. 먼저 배터리를 교체하세요.',
  },
  remoteCurrent: {
    en: 'The remote control has the newest version already.',
    ko: '리모컨이 이미 최신 버전입니다.',
  },
  noConsent: { en: 'The consent to view the screen had ended.', ko: '화면 보기 동의가 이미 끝났습니다.' },
  pictureUpload: { en: 'The device could not send its pictures.', ko: '단말이 화면을 전송하지 못했습니다.' },
  declined: { en: 'Remote permission declined', ko: '고객이 원격 화면 보기를 거절했습니다' },
  noAnswer: {
    en: 'The request on the television was not answered.',
    ko: 'TV에 표시된 요청에 응답이 없었습니다.',
  },
  notKept: {
    en: 'The device accepted the setting, but reports another value.',
    ko: '단말이 설정을 받아들였지만 다른 값을 보고합니다.',
  },
  usp7000: { en: 'The device could not process the message.', ko: '단말이 메시지를 처리하지 못했습니다.' },
  usp7001: { en: 'The device does not support this message.', ko: '단말이 이 메시지를 지원하지 않습니다.' },
  usp7002: { en: 'The device denied the request.', ko: '단말이 요청을 거부했습니다.' },
  usp7004: { en: 'The device does not accept these values.', ko: '단말이 이 값을 받아들이지 않습니다.' },
  usp7005: {
    en: 'The device is short of resources. Try again later.',
    ko: '단말의 리소스가 부족합니다. 잠시 후 다시 시도하세요.',
  },
  usp7006: {
    en: 'The device does not permit this controller to do that.',
    ko: '단말에서 이 컨트롤러에 권한을 주지 않았습니다.',
  },
  usp7007: {
    en: 'The device refuses this combination of settings.',
    ko: '단말이 이 설정 조합을 거부했습니다.',
  },
  usp7008: {
    en: 'The device does not understand the address of the setting.',
    ko: '단말이 설정 경로를 해석하지 못했습니다.',
  },
  usp7009: { en: 'The device could not apply the setting.', ko: '단말이 설정을 적용하지 못했습니다.' },
  usp7010: { en: 'The device does not have this setting.', ko: '단말에 이 설정이 없습니다.' },
  usp7011: { en: 'The device expects a value of another type.', ko: '단말이 다른 형식의 값을 요구합니다.' },
  usp7012: { en: 'The device does not allow this value.', ko: '단말이 허용하지 않는 값입니다.' },
  usp7013: { en: 'This setting of the device can only be read.', ko: '단말에서 읽기만 가능한 설정입니다.' },
  usp7014: {
    en: 'The value conflicts with another setting of the device.',
    ko: '단말의 다른 설정과 충돌하는 값입니다.',
  },
  usp7015: {
    en: 'The device failed to carry out the command.',
    ko: '단말이 명령을 처리하는 중에 실패했습니다.',
  },
  usp7016: { en: 'The device does not have this object.', ko: '단말에 해당 객체가 없습니다.' },
  usp7017: { en: 'The device could not create the object.', ko: '단말이 객체를 만들지 못했습니다.' },
  usp7018: { en: 'The object of the device is not a list.', ko: '단말의 해당 객체는 목록이 아닙니다.' },
  usp7019: {
    en: 'The device does not allow more objects of this kind.',
    ko: '단말에서 이 종류의 객체를 더 만들 수 없습니다.',
  },
  usp7020: { en: 'The device could not change the object.', ko: '단말이 객체를 변경하지 못했습니다.' },
  usp7021: { en: 'The device refused a value that is required.', ko: '단말이 필수 값을 거부했습니다.' },
  usp7022: { en: 'The device could not carry out the command.', ko: '단말이 명령을 수행하지 못했습니다.' },
  usp7023: { en: 'The command was cancelled on the device.', ko: '단말에서 명령이 취소되었습니다.' },
  usp7024: { en: 'The device could not delete the object.', ko: '단말이 객체를 삭제하지 못했습니다.' },
  usp7025: { en: 'The device already has such an object.', ko: '단말에 이미 같은 객체가 있습니다.' },
  usp7026: {
    en: 'The device does not know this command or setting.',
    ko: '단말이 지원하지 않는 명령 또는 설정입니다.',
  },
  usp7027: {
    en: 'The device does not accept the inputs of the command.',
    ko: '단말이 명령의 입력값을 받아들이지 않습니다.',
  },
  usp7028: { en: 'The device could not register the path.', ko: '단말이 경로를 등록하지 못했습니다.' },
  usp7029: { en: 'The device is using this already.', ko: '단말에서 이미 사용 중입니다.' },
  usp7030: { en: 'The device could not deregister the path.', ko: '단말이 경로 등록을 해제하지 못했습니다.' },
  usp7031: { en: 'The device has registered this path already.', ko: '단말에 이미 등록된 경로입니다.' },
  usp7100: { en: 'The device could not read the record.', ko: '단말이 레코드를 해석하지 못했습니다.' },
  usp7101: { en: 'The device asks for a secure session.', ko: '단말이 보안 세션을 요구합니다.' },
  usp7102: {
    en: 'The device does not support secure sessions.',
    ko: '단말이 보안 세션을 지원하지 않습니다.',
  },
  usp7103: {
    en: 'The device does not accept messages in parts.',
    ko: '단말이 나누어 보낸 메시지를 받지 않습니다.',
  },
  usp7104: {
    en: 'The device found a wrong value in the record.',
    ko: '단말이 레코드에서 잘못된 값을 발견했습니다.',
  },
  usp7105: { en: 'The device ended the session.', ko: '단말이 세션을 종료했습니다.' },
  usp7106: { en: 'The device does not allow a session here.', ko: '단말이 여기서 세션을 허용하지 않습니다.' },
  appNotReached: {
    en: 'The device could not reach the server of the app file.',
    ko: '단말이 앱 파일 서버에 연결하지 못했습니다.',
  },
  appNotLoaded: {
    en: 'The device could not load the app file.',
    ko: '단말이 앱 파일을 내려받지 못했습니다.',
  },
  appNotTrusted: {
    en: 'The signature of the app file is not valid on this device.',
    ko: '이 단말에서 앱 파일의 서명이 유효하지 않습니다.',
  },
  appDamaged: {
    en: 'The app file is damaged, or its signature is not valid.',
    ko: '앱 파일이 손상되었거나 서명이 유효하지 않습니다.',
  },
  appUuid: {
    en: 'The device does not accept the UUID of the app.',
    ko: '단말이 앱의 UUID를 받아들이지 않습니다.',
  },
  appNoEnvironment: {
    en: 'The device has nothing that the app could run in.',
    ko: '단말에 앱을 실행할 환경이 없습니다.',
  },
  appEnvironmentOff: {
    en: "The app's execution environment is turned off on the device.",
    ko: '단말에서 앱 실행 환경이 꺼져 있습니다.',
  },
  appMismatch: {
    en: 'The app is not made for this kind of device.',
    ko: '이 종류의 단말에 맞지 않는 앱입니다.',
  },
  appDuplicate: { en: 'The app is installed already.', ko: '앱이 이미 설치되어 있습니다.' },
  appNoSpace: {
    en: 'The device has too little disk or memory for the app. Remove another one first.',
    ko: '단말의 저장 공간이나 메모리가 부족합니다. 먼저 다른 앱을 삭제하세요.',
  },
  appUnknown: { en: 'The device no longer has this app.', ko: '단말에 더 이상 이 앱이 없습니다.' },
  appBusy: {
    en: 'The app is in a state in which this cannot be done. Try again later.',
    ko: '앱의 현재 상태에서는 실행할 수 없습니다. 나중에 다시 시도하세요.',
  },
  appDowngrade: {
    en: 'The device does not go back to an older version.',
    ko: '단말이 이전 버전으로 되돌리지 않습니다.',
  },
  appNoVersion: { en: 'The app file does not state its version.', ko: '앱 파일에 버전 정보가 없습니다.' },
  appSameVersion: { en: 'This version is installed already.', ko: '이미 설치된 버전입니다.' },
  vendor: {
    en: 'The device reports an error of its own: {message}',
    ko: '단말 자체 오류가 보고되었습니다: {message}',
  },
  notConnected: { en: 'The device was not connected.', ko: '단말이 연결되어 있지 않았습니다.' },
  sessionClosed: {
    en: 'The connection closed before the device answered.',
    ko: '단말이 응답하기 전에 연결이 끊어졌습니다.',
  },
  restarted: {
    en: 'The device restarted before the task was done.',
    ko: '단말이 완료하기 전에 재시작되었습니다.',
  },
  noResult: {
    en: 'The device reported completion, but no usable result.',
    ko: '단말이 완료를 보고했지만 사용할 수 있는 결과가 없습니다.',
  },
  denied: {
    en: 'The requester no longer has permission for this.',
    ko: '요청자에게 더 이상 권한이 없습니다.',
  },
  notInTheModel: {
    en: 'The device does not report where this setting is, so nothing was changed. Its firmware may lack it, or keep it elsewhere.',
    ko: '단말이 이 설정의 위치를 보고하지 않아 아무것도 변경하지 않았습니다. 펌웨어에 없거나 다른 곳에 있는 설정일 수 있습니다.',
  },
  forgotten: {
    en: 'The device restarted before it carried this out. Send it again.',
    ko: '단말이 실행하기 전에 재시작되었습니다. 다시 전송하세요.',
  },
  serverRestarted: {
    en: 'The server restarted while this was on its way. Look at the device before you send it again.',
    ko: '전송 중에 서버가 재시작되었습니다. 다시 전송하기 전에 단말을 확인하세요.',
  },
  secretLost: {
    en: 'The password of this change cannot be read any more. Enter it again.',
    ko: '이 변경의 비밀번호를 더 이상 읽을 수 없습니다. 다시 입력하세요.',
  },
  cancelledOnDevice: { en: 'It was cancelled on the device.', ko: '단말에서 취소되었습니다.' },
  noObject: { en: 'The device does not have this feature.', ko: '단말에 이 기능이 없습니다.' },
  noBank: {
    en: 'The device has no firmware bank that is known to be free, so nothing was written.',
    ko: '비어 있음이 확인된 펌웨어 뱅크가 없어 아무것도 기록하지 않았습니다.',
  },
  imageGone: { en: 'The firmware is no longer on the device.', ko: '펌웨어가 더 이상 단말에 없습니다.' },
  said: { en: 'The device says: {message}', ko: '단말 응답: {message}' },
  takenBack: { en: 'The device reverted the change.', ko: '단말이 변경을 되돌렸습니다.' },
  takenBackTimeout: {
    en: 'The device reverted the change: it could not be reached with the new settings in time.',
    ko: '새 설정으로는 제시간에 단말에 접속할 수 없어 단말이 변경을 되돌렸습니다. 이전 설정이 유지됩니다.',
  },
  takenBackReboot: {
    en: 'The device restarted before the change was confirmed and reverted to its old settings.',
    ko: '변경이 확정되기 전에 단말이 재시작되어 이전 설정이 유지됩니다.',
  },
});
