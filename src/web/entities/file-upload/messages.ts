import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  choose: { id: 'fileUpload.choose', defaultMessage: 'Choose file' },
  drop: { id: 'fileUpload.drop', defaultMessage: 'or drop it here. At most {megabytes, number} MB.' },
  starting: { id: 'fileUpload.starting', defaultMessage: 'Preparing upload' },
  progress: { id: 'fileUpload.progress', defaultMessage: '{sent} of {size} MB' },
  waiting: {
    id: 'fileUpload.waiting',
    defaultMessage: 'Connection lost. The upload continues when it is back.',
  },
  paused: { id: 'fileUpload.paused', defaultMessage: 'Paused at {sent} of {size} MB' },
  verifying: { id: 'fileUpload.verifying', defaultMessage: 'Verifying the file' },
  done: { id: 'fileUpload.done', defaultMessage: 'Uploaded and verified, {size} MB' },
  pause: { id: 'fileUpload.pause', defaultMessage: 'Pause' },
  resume: { id: 'fileUpload.resume', defaultMessage: 'Resume' },
  retry: { id: 'fileUpload.retry', defaultMessage: 'Try again' },
  remove: { id: 'fileUpload.remove', defaultMessage: 'Remove file' },
  digest: { id: 'fileUpload.digest', defaultMessage: 'SHA-256' },
  unfinished: {
    id: 'fileUpload.unfinished',
    defaultMessage: '{fileName} is {percent} uploaded. Choose the same file to continue.',
  },
  whole: { id: 'fileUpload.whole', defaultMessage: '{fileName} is uploaded and not used yet.' },
  record: { id: 'fileUpload.record', defaultMessage: 'Upload timeline' },
  use: { id: 'fileUpload.use', defaultMessage: 'Use this file' },
  discard: { id: 'fileUpload.discard', defaultMessage: 'Discard' },
  tooLarge: { id: 'fileUpload.tooLarge', defaultMessage: 'The file is larger than {megabytes, number} MB.' },
  empty: { id: 'fileUpload.empty', defaultMessage: 'The file is empty.' },
  failed: {
    id: 'fileUpload.failed',
    defaultMessage: 'The upload stopped. Try again: it continues where it stopped.',
  },
  refusedByProxy: {
    id: 'fileUpload.refusedByProxy',
    defaultMessage:
      'A proxy before the server refuses even small parts (413). Ask your administrator to raise its limit.',
  },
  gone: {
    id: 'fileUpload.gone',
    defaultMessage: 'The upload expired. Choose the file again.',
  },
});
