import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  plot: { id: 'chart.plot', defaultMessage: '{title}: read values with the arrow keys' },
  showTable: { id: 'chart.showTable', defaultMessage: 'Show "{title}" as a table' },
  showChart: { id: 'chart.showChart', defaultMessage: 'Show "{title}" as a chart' },
  download: { id: 'chart.download', defaultMessage: 'Download "{title}"' },
  csv: { id: 'chart.csv', defaultMessage: 'CSV' },
  xlsx: { id: 'chart.xlsx', defaultMessage: 'Excel (XLSX)' },
  png: { id: 'chart.png', defaultMessage: 'Picture (PNG)' },
  pictureOfChart: { id: 'chart.pictureOfChart', defaultMessage: 'Show the chart to save it as a picture.' },
  mostShown: {
    id: 'chart.mostShown',
    defaultMessage: 'First {shown, number} of {total, number}. The table shows all.',
  },
});
