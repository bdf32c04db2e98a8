import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('chart', {
  plot: { en: '{title}: read values with the arrow keys', ko: '{title}: 화살표 키로 값 읽기' },
  range: {
    en: 'Shift and the arrow keys select a range, Enter opens it.',
    ko: 'Shift와 화살표 키로 범위를 선택하고 Enter로 엽니다.',
  },
  notKnown: { en: 'Not known', ko: '알 수 없음' },
  showTable: { en: 'Show "{title}" as a table', ko: '"{title}" 표로 보기' },
  showChart: { en: 'Show "{title}" as a chart', ko: '"{title}" 차트로 보기' },
  download: { en: 'Download "{title}"', ko: '"{title}" 내려받기' },
  csv: { en: 'CSV', ko: 'CSV' },
  xlsx: { en: 'Excel (XLSX)', ko: 'Excel(XLSX)' },
  png: { en: 'Picture (PNG)', ko: '그림(PNG)' },
  pictureOfChart: {
    en: 'Show the chart to save it as a picture.',
    ko: '그림으로 저장하려면 차트를 표시하세요.',
  },
  mostShown: {
    en: 'First {shown, number} of {total, number}. The table shows all.',
    ko: '{total, number}개 중 처음 {shown, number}개입니다. 전체는 표에서 볼 수 있습니다.',
  },
});
