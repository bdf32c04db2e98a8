import type { DeviceStatus, LifecycleFact } from '#machines/device-lifecycle/events.ts';
import type { Language } from '#server/core/http/api-error.ts';

/** Reason that a device is not moved, in each language of the API. */
export type Refusal = Record<Language, string>;

export const absent: Refusal = { en: 'No such device.', ko: '단말이 없습니다.' };
/** Among several devices it does not hold up the others; for a single one the call answers `deviceconflict`. */
export const nameTaken: Refusal = {
  en: 'Another device there has this name.',
  ko: '해당 조직에 같은 이름의 단말이 있습니다.',
};
export const staysInUse: Refusal = {
  en: 'A device in use stays with its operator.',
  ko: '사용 중인 단말은 다른 조직으로 옮길 수 없습니다.',
};
export const notYoursAbove: Refusal = {
  en: 'The organisation above is not yours to return devices to.',
  ko: '상위 조직으로 단말을 반납할 권한이 없습니다.',
};
export const notInStockList: Refusal = {
  en: 'Only a device in stock can be removed here.',
  ko: '여기서는 재고 단말만 삭제할 수 있습니다.',
};
export const notUnregisteredList: Refusal = {
  en: 'Only an unregistered device can be removed here.',
  ko: '여기서는 미등록 단말만 삭제할 수 있습니다.',
};
export const needsCustomer: Refusal = {
  en: 'A device in use needs a customer and an address.',
  ko: '사용 중인 단말에는 고객과 주소가 필요합니다.',
};
export const noOwner: Refusal = {
  en: 'No imported device has its serial number or MAC address.',
  ko: '시리얼 번호나 MAC 주소가 같은 등록 단말이 없습니다.',
};
export const ownerConnected: Refusal = {
  en: 'The imported device has connected itself: two devices state one number.',
  ko: '등록된 단말이 이미 접속한 적이 있습니다. 두 단말이 같은 번호를 보고합니다.',
};
export const notUnregistered: Refusal = {
  en: 'Only an unregistered device can be registered.',
  ko: '미등록 단말만 등록할 수 있습니다.',
};

/** Builds the refusal for a fact that the device's status does not allow. */
export const impossible = (type: LifecycleFact['type'], status: DeviceStatus): Refusal => ({
  en: `${needed[type].en} This one is ${nameOf[status].en}.`,
  ko: `${needed[type].ko} 이 단말의 상태: ${nameOf[status].ko}.`,
});

const nameOf: Record<DeviceStatus, Refusal> = {
  Inventory: { en: 'in stock', ko: '재고' },
  Requested: { en: 'requested', ko: '개통 요청됨' },
  Deployed: { en: 'in use', ko: '사용 중' },
  Unregistered: { en: 'unregistered', ko: '미등록' },
};

/** Placeholder for facts that the machine accepts in any status. */
const always: Refusal = { en: '', ko: '' };

/** Status that a device needs for each fact of its life cycle. */
const needed: Record<LifecycleFact['type'], Refusal> = {
  'device.registered': always,
  'device.found': always,
  'device.allocated': {
    en: 'Only a device in stock or a requested one can be moved.',
    ko: '재고이거나 개통 요청된 단말만 옮길 수 있습니다.',
  },
  'device.released': {
    en: 'Only a device in stock or a requested one can be returned.',
    ko: '재고이거나 개통 요청된 단말만 반납할 수 있습니다.',
  },
  'device.activationRequested': {
    en: 'Only a device in stock can be requested.',
    ko: '재고 단말만 개통을 요청할 수 있습니다.',
  },
  'device.activated': {
    en: 'Only a device in stock or a requested one can be activated.',
    ko: '재고이거나 개통 요청된 단말만 개통할 수 있습니다.',
  },
  'device.rejected': {
    en: 'Only a requested activation can be rejected.',
    ko: '요청된 개통만 반려할 수 있습니다.',
  },
  'device.retrieved': {
    en: 'Only a device in use can be retrieved.',
    ko: '사용 중인 단말만 회수할 수 있습니다.',
  },
  'device.customerChanged': {
    en: 'Only a device in use has a customer.',
    ko: '사용 중인 단말에만 고객이 있습니다.',
  },
  'device.removed': {
    en: 'Only a device in stock or an unregistered one can be removed.',
    ko: '재고 또는 미등록 단말만 삭제할 수 있습니다.',
  },
  'device.ignored': {
    en: 'Only an unregistered device that is not ignored yet can be ignored.',
    ko: '아직 무시하지 않은 미등록 단말만 무시할 수 있습니다.',
  },
  'device.blocked': {
    en: 'Only an unregistered device that is not blocked yet can be blocked.',
    ko: '아직 차단하지 않은 미등록 단말만 차단할 수 있습니다.',
  },
  'device.restored': {
    en: 'Only an ignored or blocked device can be restored.',
    ko: '무시하거나 차단한 단말만 되돌릴 수 있습니다.',
  },
};
