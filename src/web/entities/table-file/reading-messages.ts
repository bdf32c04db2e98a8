import type { FileEncoding } from '#domain/file-encodings.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

/** Texts for reading a file, and for the alternatives that a person may choose. */
export const readingMessages = defineMessages('tableFile.reading', {
  workbook: { en: 'Excel workbook', ko: 'Excel 통합 문서' },
  csv: { en: 'CSV, separated by {separator}', ko: 'CSV, 구분 기호: {separator}' },
  comma: { en: 'commas', ko: '쉼표' },
  semicolon: { en: 'semicolons', ko: '세미콜론' },
  tab: { en: 'tabs', ko: '탭' },
  other: { en: '“{separator}”', ko: '“{separator}”' },
  encoding: { en: 'Encoding', ko: '인코딩' },
  detected: {
    en: 'Detected. Choose another one if characters look wrong.',
    ko: '자동으로 감지했습니다. 글자가 깨져 보이면 다른 인코딩을 선택하세요.',
  },
  chosenEncoding: { en: 'Chosen by you.', ko: '직접 선택했습니다.' },
  unsureEncoding: {
    en: 'Not certain. Check the sample values below, and choose the encoding.',
    ko: '확실하지 않습니다. 아래의 예시 값을 확인하고 인코딩을 선택하세요.',
  },
  confirmEncoding: { en: 'The encoding is right', ko: '이 인코딩이 맞음' },
  encodingOpen: { en: 'Choose the encoding first.', ko: '먼저 인코딩을 선택하세요.' },
  sheet: { en: 'Sheet', ko: '시트' },
  sheetHelp: { en: 'The sheet with the most known columns.', ko: '알려진 열이 가장 많은 시트입니다.' },
  sheetChoice: {
    en: '{name} ({known, plural, =0 {no known columns} one {# known column} other {# known columns}})',
    ko: '{name}(알려진 열 {known, number}개)',
  },
  columns: { en: 'Columns of the file', ko: '파일의 열' },
  column: { en: 'Column', ko: '열' },
  samples: { en: 'Sample values', ko: '예시 값' },
  meaning: { en: 'Read as', ko: '읽는 항목' },
  meaningOf: { en: '{column} is read as', ko: '{column} 열을 읽는 항목' },
  leaveOut: { en: 'Leave out', ko: '제외' },
  leaveOutOthers: { en: 'Leave out unknown columns', ko: '알 수 없는 열 제외' },
  unnamed: { en: 'Column {letter}, without a name', ko: '{letter} 열(이름 없음)' },
  undecided: { en: 'Choose', ko: '선택' },
  decide: {
    en: 'Choose what each marked column means, or leave it out.',
    ko: '표시된 열이 어떤 항목인지 선택하거나 제외하세요.',
  },
  columnsOpen: { en: 'Choose what the columns mean first.', ko: '먼저 열이 어떤 항목인지 선택하세요.' },
  missing: {
    en: 'Missing: {columns}. Choose which columns they are.',
    ko: '없는 항목: {columns}. 해당하는 열을 선택하세요.',
  },
  notes: { en: 'Check before importing', ko: '가져오기 전에 확인하세요' },
  chooseFile: { en: 'Choose file', ko: '파일 선택' },
});

/** Common names of encodings; the name in the programs that write it is in brackets. */
export const encodingNames = defineMessages('tableFile.encoding', {
  'utf-8': { en: 'Unicode (UTF-8)', ko: '유니코드(UTF-8)' },
  'utf-16le': { en: 'Unicode (UTF-16)', ko: '유니코드(UTF-16)' },
  'utf-16be': { en: 'Unicode (UTF-16 big-endian)', ko: '유니코드(UTF-16 빅 엔디언)' },
  'euc-kr': { en: 'Korean (CP949, EUC-KR)', ko: '한국어(CP949, EUC-KR)' },
  gb18030: { en: 'Chinese, simplified (GBK, GB18030)', ko: '중국어 간체(GBK, GB18030)' },
  big5: { en: 'Chinese, traditional (Big5)', ko: '중국어 번체(Big5)' },
  shift_jis: { en: 'Japanese (Shift_JIS)', ko: '일본어(Shift_JIS)' },
  'windows-1251': { en: 'Cyrillic (Windows-1251)', ko: '키릴 문자(Windows-1251)' },
  'windows-1252': { en: 'Western European (Windows-1252)', ko: '서유럽어(Windows-1252)' },
}) satisfies Messages<FileEncoding>;
