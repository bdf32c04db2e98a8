import type { components } from '#api/main.d.ts';
import { mailMachine } from '#machines/mail/machine.ts';
import { StreamFolds, type StreamKind } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type Mail = components['schemas']['Mail'];
export type MailMachine = typeof mailMachine;

const mailKind: StreamKind<Mail, MailMachine> = {
  kind: 'mail',
  machine: mailMachine,
  readHead: async (mailId, signal) =>
    (await answerOf(mainApi.GET('/mails/{mailId}', { params: { path: { mailId } }, signal }))).data,
  readEvents: async (mailId, query, signal) =>
    (await answerOf(mainApi.GET('/mails/{mailId}/events', { params: { path: { mailId }, query }, signal })))
      .data,
};

/** The list of mails and the record of one select from these. */
export const mailStreams = new StreamFolds(mailKind);
