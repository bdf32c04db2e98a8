import { defineMessages } from '#web/i18n/message.ts';

/** Texts of the home of a school or another organisation that others look after. */
export const messages = defineMessages('ownHome', {
  rooms: { en: 'Rooms', ko: '공간' },
  allRooms: { en: 'All rooms', ko: '전체 공간' },
  noRooms: { en: 'No rooms yet', ko: '아직 공간이 없습니다' },
  moreRooms: {
    en: '{shown, number} of {total, number} rooms are shown.',
    ko: '공간 {total, number}개 중 {shown, number}개를 표시합니다.',
  },
  room: { en: 'Room', ko: '공간' },
  devices: { en: 'Devices', ko: '단말' },
  offline: { en: 'Offline', ko: '오프라인' },
  help: { en: 'Who to call', ko: '문의처' },
  callFirst: { en: 'Call first', ko: '먼저 문의할 곳' },
  noPhone: { en: 'No phone number or website entered', ko: '전화번호나 웹사이트가 등록되지 않음' },
  installation: { en: 'This installation', ko: '시스템 관리자' },
});
