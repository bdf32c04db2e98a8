import { defineMessages } from '#web/i18n/message.ts';

export const importMessages = defineMessages('tables.import', {
  open: { en: 'Import', ko: '가져오기' },
  title: { en: 'Import rows', ko: '행 가져오기' },
  help: {
    en: 'A CSV file or an Excel workbook with a line of column names, among them {id}. Rows that are there are changed, others are added; columns and rows that the file leaves out stay as they are. Nothing is written before you have seen what would be done.',
    ko: '{id} 등 열 이름이 있는 줄이 들어 있는 CSV 파일 또는 Excel 통합 문서입니다. 이미 있는 행은 변경하고 없는 행은 추가합니다. 파일에 없는 열과 행은 그대로 둡니다. 변경될 내용을 확인하기 전에는 아무것도 저장하지 않습니다.',
  },
  preview: { en: 'Preview of changes', ko: '파일 적용 미리 보기' },
  new: { en: 'New', ko: '추가' },
  changed: { en: 'Changed', ko: '변경' },
  unchanged: { en: 'Unchanged', ko: '동일' },
  refused: { en: 'Refused', ko: '거부' },
  rowLine: { en: '{verdict}, line {line, number}', ko: '{line, number}번째 줄 {verdict}' },
  change: { en: '{field}: {from} → {to}', ko: '{field}: {from} → {to}' },
  reason: { en: '{field}: {reason}', ko: '{field}: {reason}' },
  value: { en: '{field}: {value}', ko: '{field}: {value}' },
  more: { en: '{count, plural, one {And # more row} other {And # more rows}}', ko: '외 {count, number}행' },
  verb: {
    en: '{count, plural, =0 {Import rows} one {Import # row} other {Import # rows}}',
    ko: '{count, plural, =0 {가져오기} other {#행 가져오기}}',
  },
  blockedRefused: {
    en: 'A row is refused. Correct the file and choose it again.',
    ko: '거부된 행이 있습니다. 파일을 수정한 뒤 다시 선택하세요.',
  },
  blockedNothing: { en: 'There is nothing to import.', ko: '가져올 내용이 없습니다.' },
  imported: { en: 'Rows imported', ko: '행을 가져왔습니다' },
});
