import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('metadataSets', {
  none: { en: 'No metadata sets yet', ko: '메타데이터 세트가 없습니다' },
  noneHelp: {
    en: 'A set is one file with the channels, banners and live ads as they are now. It never changes.',
    ko: '세트는 지금의 채널, 배너, 라이브 광고를 담은 파일 하나이며 바뀌지 않습니다.',
  },
  boxes: { en: 'Set-top boxes', ko: '셋톱박스' },
  haveIt: {
    en: '{count, number} of {boxes, plural, one {# set-top box has} other {# set-top boxes have}} {name}, version {version}.',
    ko: '셋톱박스 {boxes, plural, other {#대}} 중 {count, number}대가 {name} 버전 {version}을(를) 가지고 있습니다.',
  },
  next: { en: 'The next set', ko: '다음 세트' },
  sameAs: {
    en: 'No changes since {name}, version {version}.',
    ko: '{name} 버전 {version} 이후 변경 사항이 없습니다.',
  },
  changed: { en: 'The lists have changed since every set.', ko: '목록이 모든 세트 이후에 변경되었습니다.' },
  filled: { en: '{size} of {most} MB', ko: '{most}MB 중 {size}' },
  tooLarge: {
    en: 'Larger than {most} MB: remove entries, or use smaller pictures',
    ko: '{most}MB보다 큽니다. 항목을 줄이거나 더 작은 그림을 사용하세요.',
  },
  part: { en: '{name}: {count, number}', ko: '{name}: {count, number}개' },
  make: { en: 'Build set', ko: '세트 만들기' },
  made: { en: 'Metadata set made', ko: '메타데이터 세트를 만들었습니다' },
  upload: { en: 'Upload archive', ko: '압축 파일 업로드' },
  uploaded: { en: 'Metadata set uploaded', ko: '메타데이터 세트를 업로드했습니다' },
  archive: { en: 'Archive', ko: '압축 파일' },
  archiveHelp: {
    en: 'ZIP in the format of a downloaded set, at most 20 MB',
    ko: '다운로드한 세트와 같은 형식의 ZIP, 최대 20MB',
  },
  ofFile: { en: 'Uploaded as {file}', ko: '업로드한 파일: {file}' },
  name: { en: 'Name', ko: '이름' },
  nameHelp: { en: 'A name that exists gets its next version.', ko: '이미 있는 이름이면 다음 버전이 됩니다.' },
  version: { en: 'Version', ko: '버전' },
  size: { en: 'Size', ko: '크기' },
  created: { en: 'Made', ko: '생성' },
  changes: { en: 'Changes', ko: '변경 사항' },
  actions: { en: 'Actions', ko: '작업' },
  download: { en: 'Download', ko: '다운로드' },
  delete: { en: 'Delete', ko: '삭제' },
  deleted: { en: 'Deleted', ko: '삭제했습니다' },
  deleteNamed: { en: 'Delete {name}, version {version}?', ko: '{name} 버전 {version}을(를) 삭제할까요?' },
  deleteHelp: {
    en: 'Its file is deleted. The version is not given to another set.',
    ko: '파일이 삭제됩니다. 버전 번호는 다시 쓰이지 않습니다.',
  },
  rowActions: { en: 'Actions for {name}, version {version}', ko: '{name} 버전 {version} 작업' },
  list: { en: 'Metadata sets', ko: '메타데이터 세트' },
  first: { en: 'First version', ko: '첫 버전' },
});
