import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'apiLogs.title', defaultMessage: 'Content API log' },
  context: {
    id: 'apiLogs.context',
    defaultMessage: 'Each download of a landing channel, boot ad or metadata set by a set-top box',
  },
  time: { id: 'apiLogs.time', defaultMessage: 'Time' },
  device: { id: 'apiLogs.device', defaultMessage: 'Device' },
  type: { id: 'apiLogs.type', defaultMessage: 'Type' },
  item: { id: 'apiLogs.item', defaultMessage: 'Item' },
  version: { id: 'apiLogs.version', defaultMessage: 'Version' },
  result: { id: 'apiLogs.result', defaultMessage: 'Result' },
  status: { id: 'apiLogs.status', defaultMessage: 'HTTP status' },
  bytes: { id: 'apiLogs.bytes', defaultMessage: 'Bytes sent' },
  landingChannel: { id: 'apiLogs.landingChannel', defaultMessage: 'Landing channel' },
  bootAd: { id: 'apiLogs.bootAd', defaultMessage: 'Boot ad' },
  metadata: { id: 'apiLogs.metadata', defaultMessage: 'Metadata set' },
  complete: { id: 'apiLogs.complete', defaultMessage: 'Complete' },
  interrupted: { id: 'apiLogs.interrupted', defaultMessage: 'Interrupted' },
  wrongFile: { id: 'apiLogs.wrongFile', defaultMessage: 'Wrong file' },
  expired: { id: 'apiLogs.expired', defaultMessage: 'Address expired' },
  missing: { id: 'apiLogs.missing', defaultMessage: 'File missing' },
  badRange: { id: 'apiLogs.badRange', defaultMessage: 'Invalid range' },
  tooOften: { id: 'apiLogs.tooOften', defaultMessage: 'Too many attempts' },
  refused: { id: 'apiLogs.refused', defaultMessage: 'Refused' },
  keyword: { id: 'apiLogs.keyword', defaultMessage: 'Item or device' },
  none: { id: 'apiLogs.none', defaultMessage: 'No downloads yet' },
  noneHelp: {
    id: 'apiLogs.noneHelp',
    defaultMessage: 'Send content to a group. Each download appears here.',
  },
});
