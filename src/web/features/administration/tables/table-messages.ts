import type { TableId } from '#api/tables.gen.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

/** Every table has a name. */
export const tableNames = defineMessages('tables.table', {
  'device-model': { en: 'Device models', ko: '단말 모델' },
  'device-model-feature': { en: 'Features of models', ko: '모델 기능' },
  'device-model-menu': { en: 'Tabs of models', ko: '모델 탭' },
  'app-file': { en: 'App files', ko: '앱 파일' },
  role: { en: 'Roles of the product', ko: '제품 역할' },
  'common-code': { en: 'Common codes', ko: '공통 코드' },
  'device-model-image': { en: 'Pictures of models', ko: '모델 이미지' },
  'device-model-menu-basic': { en: 'Tabs of product classes', ko: '제품 종류별 기본 탭' },
  country: { en: 'Countries', ko: '국가' },
  region: { en: 'Regions', ko: '지역' },
  'location-city': { en: 'Cities', ko: '도시' },
  'ip2location-db9': { en: 'IP geolocation', ko: 'IP 주소별 위치' },
  manufacturer: { en: 'Manufacturers', ko: '제조사' },
  menu: { en: 'Menus of the console', ko: '콘솔 메뉴' },
  'role-group-basic': { en: 'Groups of roles', ko: '기본 역할 그룹' },
  'service-feature': { en: 'Features of the service', ko: '서비스 기능' },
  'service-model': { en: 'Models of services', ko: '서비스 모델' },
  system: { en: 'Systems', ko: '시스템' },
  'system-device-model': { en: 'Models of systems', ko: '시스템별 단말 모델' },
  'model-supported': { en: 'Supported objects', ko: '모델 지원 객체' },
  'model-parameters': { en: 'Parameters of models', ko: '모델 파라미터' },
  user: { en: 'Accounts', ko: '계정' },
  'user-client': { en: 'Browsers of accounts', ko: '계정의 브라우저' },
  task: { en: 'Tasks', ko: '작업' },
  'user-del': { en: 'Deleted accounts', ko: '삭제된 계정' },
  device: { en: 'Devices', ko: '단말' },
  'device-device-info': { en: 'Reported device info', ko: '단말 정보(DeviceInfo)' },
  provisioning: { en: 'Devices to be provisioned', ko: '프로비저닝 대상 단말' },
}) satisfies Messages<TableId>;
