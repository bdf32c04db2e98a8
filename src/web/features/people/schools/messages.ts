import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('schools', {
  title: { en: 'Schools', ko: '학교' },
  context: {
    en: 'Schools of your operator and the operators below it',
    ko: '소속 운영사와 하위 운영사의 학교',
  },
  keyword: { en: 'Name or address', ko: '이름 또는 주소' },
  office: { en: 'Office of education', ko: '교육청' },
  noOffice: { en: 'None', ko: '없음' },
  name: { en: 'Name', ko: '이름' },
  nameHelp: { en: 'Unique within its operator', ko: '같은 운영사 안에서 중복될 수 없습니다' },
  address: { en: 'Address', ko: '주소' },
  phone: { en: 'Main phone', ko: '대표 전화' },
  phoneHelp: { en: 'With country code, for example +82212345678', ko: '국가 번호 포함, 예: +82212345678' },
  url: { en: 'Website', ko: '웹사이트' },
  urlHelp: { en: 'For example https://school.example', ko: '예: https://school.example' },
  deviceCount: { en: 'Devices', ko: '단말' },
  conflict: {
    en: 'Someone has changed this school since you opened it. Nothing was saved. Close the form, look at the school, and edit it again.',
    ko: '화면을 연 뒤에 다른 사람이 이 학교를 변경했습니다. 저장하지 않았습니다. 창을 닫고 학교를 확인한 후 다시 수정하세요.',
  },
  userCount: { en: 'Users', ko: '사용자' },
  createdAt: { en: 'Created', ko: '등록 시각' },
  create: { en: 'Create school', ko: '학교 등록' },
  choosePlace: {
    en: 'A school belongs to an operator. Choose the organisation at the top of the page first.',
    ko: '학교는 운영사에 속합니다. 먼저 화면 상단에서 조직을 선택하세요.',
  },
  created: { en: 'School created', ko: '학교를 등록했습니다' },
  edit: { en: 'Edit school', ko: '학교 수정' },
  save: { en: 'Save school', ko: '학교 저장' },
  saved: { en: 'School saved', ko: '학교를 저장했습니다' },
  delete: { en: 'Delete school', ko: '학교 삭제' },
  deleteNamed: { en: 'Delete {name}?', ko: '{name} 학교를 삭제할까요?' },
  deleteHelp: {
    en: 'The school is deleted permanently. It must have no devices, users or cases.',
    ko: '학교가 완전히 삭제됩니다. 단말, 사용자, 케이스가 남아 있는 학교는 삭제할 수 없습니다.',
  },
  deleted: { en: 'School deleted', ko: '학교를 삭제했습니다' },
  rowActions: { en: 'Actions for {name}', ko: '{name} 작업' },
  none: { en: 'No schools yet', ko: '학교가 없습니다' },
  noneHelp: {
    en: 'A school groups the devices and the users of one place.',
    ko: '학교는 한 곳의 단말과 사용자를 묶습니다.',
  },
});
