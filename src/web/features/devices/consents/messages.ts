import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'consents.title', defaultMessage: 'Consents' },
  context: {
    id: 'consents.context',
    defaultMessage: 'Screen-viewing requests, newest first',
  },
  keyword: { id: 'consents.keyword', defaultMessage: 'Question, requester or device' },
  state: { id: 'consents.state', defaultMessage: 'State' },
  time: { id: 'consents.time', defaultMessage: 'Requested' },
  device: { id: 'consents.device', defaultMessage: 'Device' },
  requestedBy: { id: 'consents.requestedBy', defaultMessage: 'Requested by' },
  language: { id: 'consents.language', defaultMessage: 'Language' },
  answer: { id: 'consents.answer', defaultMessage: 'Answer' },
  end: { id: 'consents.end', defaultMessage: 'Ended because' },
  duration: { id: 'consents.duration', defaultMessage: 'Duration' },
  pictures: { id: 'consents.pictures', defaultMessage: 'Pictures' },
  keys: { id: 'consents.keys', defaultMessage: 'Keys' },
  none: { id: 'consents.none', defaultMessage: 'No consents' },
  noneHelp: {
    id: 'consents.noneHelp',
    defaultMessage: 'Requests to view set-top box screens appear here with their answers.',
  },
  openDevices: { id: 'consents.openDevices', defaultMessage: 'Go to the device list' },
  noSuch: { id: 'consents.noSuch', defaultMessage: 'Consent not found' },
  noSuchHelp: {
    id: 'consents.noSuchHelp',
    defaultMessage: 'It does not exist, or it belongs to a device that you cannot see.',
  },
  titleOf: { id: 'consents.titleOf', defaultMessage: 'Screen of {device}' },
  askedByAt: { id: 'consents.askedByAt', defaultMessage: 'Requested by {name} at {time}' },
  question: { id: 'consents.question', defaultMessage: 'Question on the television' },
  validUntil: { id: 'consents.validUntil', defaultMessage: 'Valid until' },
  views: { id: 'consents.views', defaultMessage: 'Looks afterwards' },
  erased: { id: 'consents.erased', defaultMessage: 'Pictures erased' },
  chainNote: {
    id: 'consents.chainNote',
    defaultMessage: 'Not checked here. Export it and run the offline verifier to prove the chain.',
  },
});

/** Its events, deadlines and effects. */
export const eventMessages = defineMessages({
  requested: { id: 'consents.event.requested', defaultMessage: 'Consent requested' },
  tasksEnded: { id: 'consents.event.tasksEnded', defaultMessage: 'Task ended' },
  viewerJoined: { id: 'consents.event.viewerJoined', defaultMessage: 'Page opened' },
  viewerLeft: { id: 'consents.event.viewerLeft', defaultMessage: 'Page closed or disconnected' },
  controlTaken: { id: 'consents.event.controlTaken', defaultMessage: 'Remote control taken over' },
  captureRequested: { id: 'consents.event.captureRequested', defaultMessage: 'Pictures requested' },
  pictureReceived: { id: 'consents.event.pictureReceived', defaultMessage: 'Picture received' },
  keyPressed: { id: 'consents.event.keyPressed', defaultMessage: 'Key pressed' },
  keyAnswered: { id: 'consents.event.keyAnswered', defaultMessage: 'Key answered' },
  consentEnded: { id: 'consents.event.consentEnded', defaultMessage: 'Consent ended' },
  deadlinePassed: { id: 'consents.event.deadlinePassed', defaultMessage: 'Time ran out' },
  deviceCleared: { id: 'consents.event.deviceCleared', defaultMessage: 'Device notified' },
  pictureViewed: { id: 'consents.event.pictureViewed', defaultMessage: 'Picture viewed' },
  picturesErased: { id: 'consents.event.picturesErased', defaultMessage: 'Pictures erased' },
  viewer: { id: 'consents.deadline.viewer', defaultMessage: 'Time for the page to open' },
  validity: { id: 'consents.deadline.validity', defaultMessage: 'Time of the consent' },
  clearDevice: { id: 'consents.effect.clearDevice', defaultMessage: 'End it on the device' },
  capture: {
    id: 'consents.detail.capture',
    defaultMessage: '{count, plural, one {# picture} other {# pictures}}, one every {seconds, number} s',
  },
  picture: {
    id: 'consents.detail.picture',
    defaultMessage: 'No. {sequence, number}, {kilobytes, number, ::.0} kB',
  },
  keySent: { id: 'consents.detail.keySent', defaultMessage: 'Done' },
  keyRefused: { id: 'consents.detail.keyRefused', defaultMessage: 'Refused. {message}' },
  keyUnknown: {
    id: 'consents.detail.keyUnknown',
    defaultMessage: 'No answer, it may have been pressed',
  },
  told: { id: 'consents.detail.told', defaultMessage: 'Removed from device' },
  notTold: {
    id: 'consents.detail.notTold',
    defaultMessage: 'The device was offline; its pictures are no longer accepted',
  },
  viewed: { id: 'consents.detail.viewed', defaultMessage: 'No. {sequence, number}' },
  gone: {
    id: 'consents.detail.gone',
    defaultMessage: '{count, plural, one {# picture} other {# pictures}}; the hashes stay',
  },
  fieldText: { id: 'consents.field.text', defaultMessage: 'Text of the question' },
  fieldEnded: { id: 'consents.field.ended', defaultMessage: 'Ends of the tasks, with messages' },
  fieldMessage: { id: 'consents.field.message', defaultMessage: 'Messages of the device' },
});

/** The pictures of a consent that is over. */
export const pictureMessages = defineMessages({
  title: { id: 'consents.pictures.title', defaultMessage: 'Pictures of this consent' },
  help: {
    id: 'consents.pictures.help',
    defaultMessage: 'They show the screen of a customer. Each look is recorded below, with your name.',
  },
  number: { id: 'consents.pictures.number', defaultMessage: 'Picture {at, number} of {count, number}' },
  look: { id: 'consents.pictures.look', defaultMessage: 'Look at this picture' },
  before: { id: 'consents.pictures.before', defaultMessage: 'Picture before' },
  next: { id: 'consents.pictures.next', defaultMessage: 'Next picture' },
  gone: { id: 'consents.pictures.gone', defaultMessage: 'The pictures are erased; their hashes stay.' },
  notShown: { id: 'consents.pictures.notShown', defaultMessage: 'Not viewed yet' },
});
