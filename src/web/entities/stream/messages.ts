import { defineMessages } from '#web/i18n/message.ts';

/** Of every stream's file and link, whatever the stream is about. */
export const messages = defineMessages({
  redact: { id: 'stream.redact', defaultMessage: 'Redact before sharing' },
  redactStays: {
    id: 'stream.redactStays',
    defaultMessage:
      'What was requested may also appear in results and samples. Names of people and device IDs cannot be redacted.',
  },
  samples: { id: 'stream.redact.sample', defaultMessage: 'Intermediate samples' },
  results: { id: 'stream.redact.result', defaultMessage: 'Results' },
  failureMessages: { id: 'stream.redact.message', defaultMessage: 'Failure messages' },
  refusalReasons: { id: 'stream.redact.reason', defaultMessage: 'Refusal reasons' },
  quoted: { id: 'stream.quoted', defaultMessage: '“{words}”' },
  copyLink: { id: 'stream.copyLink', defaultMessage: 'Copy link' },
  linkCopied: { id: 'stream.linkCopied', defaultMessage: 'Link copied' },
});
