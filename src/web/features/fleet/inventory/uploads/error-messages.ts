import type { DeviceField, RowErrorCode } from '#domain/inventory-rows.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

/** Errors of a row. */
export const errorTexts = defineMessages('inventoryUploads.error', {
  'mac-valid': { en: 'MAC address not valid: {value}', ko: '올바르지 않은 MAC 주소: {value}' },
  macconflict: {
    en: 'MAC address already belongs to another device',
    ko: '다른 단말가 이 MAC 주소를 사용 중입니다',
  },
  macTwice: { en: 'Same MAC address in lines {lines}', ko: '같은 MAC 주소가 있는 줄: {lines}' },
  'serialnumber-invalid': { en: 'Serial number not valid: {value}', ko: '올바르지 않은 일련번호: {value}' },
  'serialnumber-conflict': {
    en: 'Serial number already belongs to another device',
    ko: '다른 단말가 이 일련번호를 사용 중입니다',
  },
  serialTwice: { en: 'Same serial number in lines {lines}', ko: '같은 일련번호가 있는 줄: {lines}' },
  deviceconflict: {
    en: 'Another device of the organisation has this name',
    ko: '조직의 다른 단말가 이 이름을 사용 중입니다',
  },
  nameTwice: { en: 'Same name in lines {lines}', ko: '같은 이름이 있는 줄: {lines}' },
  endpointInvalid: { en: 'Endpoint ID not valid: {value}', ko: '올바르지 않은 엔드포인트 ID: {value}' },
  endpointTwice: { en: 'Same device in lines {lines}', ko: '같은 단말가 있는 줄: {lines}' },
  endpointConflict: {
    en: 'A device with this endpoint ID already exists',
    ko: '이 엔드포인트 ID의 단말가 이미 있습니다',
  },
  unknownDevice: { en: 'Device not found', ko: '단말을 찾을 수 없습니다' },
  unknownModel: { en: 'Unknown model: {value}', ko: '없는 모델: {value}' },
  unknownOrganisation: { en: 'Unknown organisation: {value}', ko: '없는 조직: {value}' },
  inUse: {
    en: 'A deployed device stays with its organisation',
    ko: '운용 중인 단말의 조직은 바꿀 수 없습니다',
  },
  required: { en: 'Value missing', ko: '값이 없습니다' },
  longest: {
    en: 'Longer than {limit, plural, one {# character} other {# characters}}',
    ko: '{limit, plural, other {#자}}보다 깁니다',
  },
  latitude: { en: 'Not a latitude from -90 to 90: {value}', ko: '-90~90의 위도가 아닙니다: {value}' },
  longitude: { en: 'Not a longitude from -180 to 180: {value}', ko: '-180~180의 경도가 아닙니다: {value}' },
  coordinates: { en: 'Latitude and longitude are needed together', ko: '위도와 경도를 함께 입력해야 합니다' },
  short: { en: 'The row has {cells} of {columns} cells', ko: '셀 {columns}개 중 {cells}개만 있습니다' },
  stray: {
    en: 'Value {value} in column {column}, which has no name',
    ko: '이름이 없는 {column} 열에 값이 있습니다: {value}',
  },
  damaged: {
    en: 'Characters were lost in another program: {value}',
    ko: '다른 프로그램에서 글자가 손상되었습니다: {value}',
  },
  sheetError: { en: 'Error of a formula: {value}', ko: '수식 오류: {value}' },
  inStock: {
    en: 'A device in stock has no customer and no place. Choose Deploy, or leave the column out',
    ko: '재고 단말에는 고객과 위치를 넣을 수 없습니다. 개통을 선택하거나 열을 제외하세요',
  },
  shortened: {
    en: '{value} lost digits in a spreadsheet. Format the column as text and enter it again',
    ko: '스프레드시트에서 자릿수가 손실되었습니다: {value}. 열 서식을 텍스트로 바꾸고 다시 입력하세요',
  },
  lostZeros: {
    en: '{value} has {digits} of 12 digits. Leading zeros may be lost',
    ko: '12자리 중 {digits}자리만 있습니다: {value}. 앞의 0이 사라졌을 수 있습니다',
  },
  madeDate: {
    en: "A spreadsheet turned the value into the date {value}. Enter it again as text, or with ' before it if it is right",
    ko: '스프레드시트가 값을 날짜로 바꾸었습니다: {value}. 텍스트로 다시 입력하거나, 맞는 값이면 앞에 작은따옴표를 붙이세요',
  },
  placeholder: {
    en: '“{value}” means an empty cell. Enter the value',
    ko: '“{value}”는 빈 셀을 뜻합니다. 값을 입력하세요',
  },
}) satisfies Messages<RowErrorCode>;

/** The same errors as choices of a filter. */
export const errorNames = defineMessages('inventoryUploads.errorName', {
  'mac-valid': { en: 'MAC address not valid', ko: '올바르지 않은 MAC 주소' },
  macconflict: { en: 'MAC address taken', ko: '사용 중인 MAC 주소' },
  macTwice: { en: 'MAC address repeated', ko: '중복된 MAC 주소' },
  'serialnumber-invalid': { en: 'Serial number not valid', ko: '올바르지 않은 일련번호' },
  'serialnumber-conflict': { en: 'Serial number taken', ko: '사용 중인 일련번호' },
  serialTwice: { en: 'Serial number repeated', ko: '중복된 일련번호' },
  deviceconflict: { en: 'Name taken', ko: '사용 중인 이름' },
  nameTwice: { en: 'Name repeated', ko: '중복된 이름' },
  endpointInvalid: { en: 'Endpoint ID not valid', ko: '올바르지 않은 엔드포인트 ID' },
  endpointTwice: { en: 'Device repeated', ko: '중복된 단말' },
  endpointConflict: { en: 'Endpoint ID taken', ko: '사용 중인 엔드포인트 ID' },
  unknownDevice: { en: 'Device not found', ko: '없는 단말' },
  unknownModel: { en: 'Unknown model', ko: '없는 모델' },
  unknownOrganisation: { en: 'Unknown organisation', ko: '없는 조직' },
  inUse: { en: 'Deployed elsewhere', ko: '다른 곳에서 운용 중' },
  required: { en: 'Value missing', ko: '빠진 값' },
  longest: { en: 'Too long', ko: '너무 긴 값' },
  latitude: { en: 'Latitude', ko: '위도' },
  longitude: { en: 'Longitude', ko: '경도' },
  coordinates: { en: 'Incomplete place', ko: '불완전한 위치' },
  short: { en: 'Cells missing', ko: '빠진 셀' },
  stray: { en: 'Value without a column', ko: '열 이름이 없는 값' },
  damaged: { en: 'Damaged characters', ko: '손상된 글자' },
  sheetError: { en: 'Formula error', ko: '수식 오류' },
  inStock: { en: 'Customer in stock', ko: '재고 단말의 고객' },
  shortened: { en: 'Lost digits', ko: '손실된 자릿수' },
  lostZeros: { en: 'Lost zeros', ko: '사라진 0' },
  madeDate: { en: 'Turned into a date', ko: '날짜로 바뀐 값' },
  placeholder: { en: 'Placeholder', ko: '자리 표시 값' },
}) satisfies Messages<RowErrorCode>;

/** Names of the columns. */
export const fieldNames = defineMessages('inventoryUploads.field', {
  endpointId: { en: 'Endpoint ID', ko: '엔드포인트 ID' },
  deviceSn: { en: 'Serial number', ko: '일련번호' },
  macAddr: { en: 'MAC address', ko: 'MAC 주소' },
  modelName: { en: 'Model', ko: '모델' },
  deviceName: { en: 'Device name', ko: '단말 이름' },
  opid: { en: 'Organisation', ko: '조직' },
  customerId: { en: 'Customer ID', ko: '고객 ID' },
  retailer: { en: 'Retailer', ko: '대리점' },
  zipCode: { en: 'Postal code', ko: '우편번호' },
  address: { en: 'Address', ko: '주소' },
  lat: { en: 'Latitude', ko: '위도' },
  lng: { en: 'Longitude', ko: '경도' },
  deviceStatus: { en: 'Status', ko: '상태' },
}) satisfies Messages<DeviceField | 'deviceStatus'>;
