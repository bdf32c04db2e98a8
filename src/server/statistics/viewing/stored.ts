import type { StoredTables } from '#server/core/database/stored-table.ts';

export const viewingTables = {
  viewing_box: {
    content: 'numbers of set-top boxes in the viewing records',
    class: 'personal',
    kept: 'until the device is removed',
    readers: 'the server',
  },
  viewing_source: {
    content: 'numbers of the viewing segments that a box has reported',
    class: 'operational',
    kept: 'until the device is removed',
    readers: 'the server',
  },
  viewing_report: {
    content: 'what a set-top box showed, as it reported it',
    class: 'personal',
    kept: '92 days after the viewing, or until the device is removed',
    readers: 'readers of the viewing of a set-top box',
  },
  viewing_report_date: {
    content: 'dates that a report of viewing touches',
    class: 'operational',
    kept: '92 days',
    readers: 'the server',
  },
  viewing_day: {
    content: 'days of viewing that have sums',
    class: 'operational',
    kept: 'three years',
    readers: 'readers of television statistics',
  },
  viewing_segment: {
    content: 'seconds and sets of boxes by channel and programme, of a day and group of boxes',
    class: 'personal',
    kept: 'three years',
    readers: 'readers of television statistics, as sums and counts',
  },
  viewing_rejected: {
    content: 'reported viewing segments that do not count, with the reason',
    class: 'operational',
    kept: '92 days',
    readers: 'readers of television statistics',
  },
  viewing_device_day: {
    content: 'seconds, views and channels of each set-top box by day',
    class: 'personal',
    kept: '400 days',
    readers: 'readers of the viewing of a set-top box',
  },
  viewing_deployed_day: {
    content: 'dates on which deployed set-top boxes were counted',
    class: 'operational',
    kept: 'three years',
    readers: 'readers of television statistics',
  },
  viewing_deployed: {
    content: 'deployed set-top boxes by date, organisation and province',
    class: 'operational',
    kept: 'three years',
    readers: 'readers of television statistics',
  },
  viewing_refold: {
    content: 'days of viewing whose sums are to be made again',
    class: 'operational',
    kept: 'until they are made',
    readers: 'the server',
  },
  viewing_erasure: {
    content: 'removed devices whose viewing is to be erased',
    class: 'operational',
    kept: 'until it is erased, two minutes after the removal',
    readers: 'the server',
  },
  viewing_opt_out: {
    content: 'devices whose customers do not want their viewing counted',
    class: 'personal',
    kept: 'until it is withdrawn, or the device is removed',
    readers: 'those who record it, and readers of television statistics as a count',
  },
} satisfies StoredTables;
