import { defineMessages } from '#web/i18n/message.ts';

export const pictureMessages = defineMessages('tables.picture', {
  open: { en: 'Picture', ko: '사진' },
  title: { en: 'Picture of {name}', ko: '{name} 사진' },
  help: {
    en: 'PNG, JPEG or WebP of at most {kilobytes, number} kB. It is shown with every device of this model.',
    ko: 'PNG, JPEG, WebP 형식, 최대 {kilobytes, number} kB입니다. 이 모델의 모든 단말에 표시됩니다.',
  },
  own: { en: 'This picture was uploaded.', ko: '업로드한 사진입니다.' },
  drawn: {
    en: 'No picture was uploaded: devices show a drawing of their class.',
    ko: '업로드한 사진이 없어 제품군 그림을 표시합니다.',
  },
  choose: { en: 'Choose picture', ko: '사진 선택' },
  remove: { en: 'Remove picture', ko: '사진 제거' },
  saved: { en: 'Picture saved', ko: '사진을 저장했습니다' },
  removed: { en: 'Picture removed', ko: '사진을 제거했습니다' },
  tooLarge: {
    en: 'The file is larger than {kilobytes, number} kB.',
    ko: '파일이 {kilobytes, number} kB보다 큽니다.',
  },
  noPicture: {
    en: 'The file is not a PNG, JPEG or WebP picture.',
    ko: 'PNG, JPEG, WebP 사진 파일이 아닙니다.',
  },
});
