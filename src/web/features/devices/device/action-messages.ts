import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('action', {
  lock: { en: 'Lock', ko: '잠금' },
  unlock: { en: 'Unlock', ko: '잠금 해제' },
  reboot: { en: 'Reboot', ko: '재부팅' },
  factoryReset: { en: 'Factory reset', ko: '공장 초기화' },
  lockTitle: {
    en: '{count, plural, one {Lock {name}?} other {Lock # devices?}}',
    ko: '{count, plural, =1 {{name} 단말을 잠글까요?} other {단말 #대를 잠글까요?}}',
  },
  lockBody: {
    en: 'The service stops for the customer until the device is unlocked.',
    ko: '잠금을 해제할 때까지 고객의 서비스가 중단됩니다.',
  },
  lockVerb: {
    en: '{count, plural, one {Lock device} other {Lock # devices}}',
    ko: '{count, plural, =1 {단말 잠금} other {단말 #대 잠금}}',
  },
  unlockTitle: {
    en: '{count, plural, one {Unlock {name}?} other {Unlock # devices?}}',
    ko: '{count, plural, =1 {{name} 단말의 잠금을 해제할까요?} other {단말 #대의 잠금을 해제할까요?}}',
  },
  unlockBody: {
    en: 'The customer can use the service again.',
    ko: '고객이 서비스를 다시 이용할 수 있습니다.',
  },
  unlockVerb: {
    en: '{count, plural, one {Unlock device} other {Unlock # devices}}',
    ko: '{count, plural, =1 {단말 잠금 해제} other {단말 #대 잠금 해제}}',
  },
  rebootTitle: {
    en: '{count, plural, one {Reboot {name}?} other {Reboot # devices?}}',
    ko: '{count, plural, =1 {{name} 단말을 재부팅할까요?} other {단말 #대를 재부팅할까요?}}',
  },
  rebootBody: {
    en: 'The connection is interrupted for a few minutes. Settings are kept.',
    ko: '몇 분 동안 연결이 끊깁니다. 설정은 유지됩니다.',
  },
  rebootVerb: {
    en: '{count, plural, one {Reboot device} other {Reboot # devices}}',
    ko: '{count, plural, =1 {단말 재부팅} other {단말 #대 재부팅}}',
  },
  factoryResetTitle: {
    en: '{count, plural, one {Factory reset {name}?} other {Factory reset # devices?}}',
    ko: '{count, plural, =1 {{name} 단말을 공장 초기화할까요?} other {단말 #대를 공장 초기화할까요?}}',
  },
  factoryResetBody: {
    en: 'All settings of the customer are erased, Wi-Fi names and passwords too. This is irreversible.',
    ko: 'Wi-Fi 이름과 비밀번호를 포함해 고객의 모든 설정이 지워지며, 되돌릴 수 없습니다.',
  },
  factoryResetVerb: {
    en: '{count, plural, one {Factory reset device} other {Factory reset # devices}}',
    ko: '{count, plural, =1 {단말 공장 초기화} other {단말 #대 공장 초기화}}',
  },
  pinReset: { en: 'Reset PIN', ko: 'PIN 초기화' },
  pinResetTitle: {
    en: '{count, plural, one {Reset the PIN of {name}?} other {Reset the PIN of # devices?}}',
    ko: '{count, plural, =1 {{name} 단말의 PIN을 초기화할까요?} other {단말 #대의 PIN을 초기화할까요?}}',
  },
  pinResetBody: {
    en: 'Resets the PIN for purchases and parental control to the factory default. Check the caller’s identity first.',
    ko: '구매 및 시청 제한 PIN이 공장 초기값으로 돌아갑니다. 문의한 사람이 본인인지 먼저 확인하세요.',
  },
  pinResetVerb: {
    en: '{count, plural, one {Reset PIN} other {Reset # PINs}}',
    ko: '{count, plural, =1 {PIN 초기화} other {#대 PIN 초기화}}',
  },
  channelScan: { en: 'Scan channels', ko: '채널 검색' },
  channelScanTitle: {
    en: '{count, plural, one {Scan the channels of {name}?} other {Scan the channels of # devices?}}',
    ko: '{count, plural, =1 {{name} 단말에서 채널을 검색할까요?} other {단말 #대에서 채널을 검색할까요?}}',
  },
  channelScanBody: {
    en: 'The picture is interrupted for some minutes. The result replaces the device’s channel list.',
    ko: '몇 분 동안 화면이 끊깁니다. 찾은 채널이 단말의 채널 목록을 대체합니다.',
  },
  channelScanVerb: {
    en: '{count, plural, one {Scan channels} other {Scan on # devices}}',
    ko: '{count, plural, =1 {채널 검색} other {#대 채널 검색}}',
  },
  lnb: { en: 'LNB settings', ko: 'LNB 설정' },
  osd: { en: 'Send screen message', ko: '화면 메시지 보내기' },
  setTop: { en: 'Set-top box', ko: '셋톱박스' },
  someOffline: {
    en: 'Some selected devices are not connected. Continue anyway?',
    ko: '선택한 단말 중 일부가 연결되어 있지 않습니다. 그래도 계속할까요?',
  },
  offline: {
    en: 'The device is not connected. The task waits for it up to 10 minutes. Continue anyway?',
    ko: '단말이 연결되어 있지 않습니다. 작업은 최대 10분 동안 연결을 기다립니다. 그래도 계속할까요?',
  },
  someLocked: {
    en: 'Some devices are already locked. Continue?',
    ko: '일부 단말은 이미 잠겨 있습니다. 계속할까요?',
  },
  locked: { en: 'The device is already locked. Continue?', ko: '단말이 이미 잠겨 있습니다. 계속할까요?' },
  someUnlocked: {
    en: 'Some devices are already unlocked. Continue?',
    ko: '일부 단말은 이미 잠금이 해제되어 있습니다. 계속할까요?',
  },
  unlocked: {
    en: 'The device is already unlocked. Continue?',
    ko: '단말의 잠금이 이미 해제되어 있습니다. 계속할까요?',
  },
  noPermission: {
    en: 'Your role, {role}, lacks the permission for this: {right}',
    ko: '현재 역할({role})에는 권한이 없습니다: {right}',
  },
  sameModel: { en: 'Select the same device model.', ko: '같은 모델의 단말만 선택하세요.' },
  sameLocation: { en: 'Select devices of the same location.', ko: '같은 지역의 단말만 선택하세요.' },
  notSupported: { en: '{model} does not support this', ko: '{model}에서는 지원하지 않습니다' },
});
