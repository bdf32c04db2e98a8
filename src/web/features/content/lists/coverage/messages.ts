import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  show: { id: 'contentCoverage.show', defaultMessage: 'Missing on' },
  title: { id: 'contentCoverage.title', defaultMessage: 'Set-top boxes without {name}' },
  titleVersion: {
    id: 'contentCoverage.titleVersion',
    defaultMessage: 'Set-top boxes without {name}, version {version}',
  },
  haveIt: {
    id: 'contentCoverage.haveIt',
    defaultMessage:
      '{have, number} of {boxes, plural, one {# set-top box has} other {# set-top boxes have}} it.',
  },
  noBoxes: { id: 'contentCoverage.noBoxes', defaultMessage: 'There are no set-top boxes in service.' },
  inNoSet: {
    id: 'contentCoverage.inNoSet',
    defaultMessage: 'No metadata set holds it as it is now. Make a set and send it to boxes.',
  },
  none: { id: 'contentCoverage.none', defaultMessage: 'Every set-top box has it.' },
  reason: { id: 'contentCoverage.reason', defaultMessage: 'Reason' },
  all: { id: 'contentCoverage.all', defaultMessage: 'All reasons ({count, number})' },
  neverReported: { id: 'contentCoverage.neverReported', defaultMessage: 'Never reported ({count, number})' },
  nothing: { id: 'contentCoverage.nothing', defaultMessage: 'None yet ({count, number})' },
  older: { id: 'contentCoverage.older', defaultMessage: 'Older version ({count, number})' },
  other: { id: 'contentCoverage.other', defaultMessage: 'Another one ({count, number})' },
  offline: { id: 'contentCoverage.offline', defaultMessage: 'Offline ({count, number})' },
  box: { id: 'contentCoverage.box', defaultMessage: 'Set-top box' },
  saidNeverReported: {
    id: 'contentCoverage.saidNeverReported',
    defaultMessage: 'Never reported what it has',
  },
  saidNothing: { id: 'contentCoverage.saidNothing', defaultMessage: 'Has none yet' },
  saidOlder: { id: 'contentCoverage.saidOlder', defaultMessage: 'Older version: {name}, version {version}' },
  saidOther: { id: 'contentCoverage.saidOther', defaultMessage: 'Another one: {name}, version {version}' },
  saidUnnamed: { id: 'contentCoverage.saidUnnamed', defaultMessage: 'Another one' },
  failed: { id: 'contentCoverage.failed', defaultMessage: 'Last download failed' },
  connection: { id: 'contentCoverage.connection', defaultMessage: 'Connection' },
  online: { id: 'contentCoverage.online', defaultMessage: 'Online' },
  offlineSince: { id: 'contentCoverage.offlineSince', defaultMessage: 'Offline, last seen {time}' },
  neverConnected: { id: 'contentCoverage.neverConnected', defaultMessage: 'Never connected' },
});
