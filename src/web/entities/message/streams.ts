import type { components } from '#api/main.d.ts';
import { messageMachine } from '#machines/message/machine.ts';
import { StreamFolds, type StreamKind } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type MessageRecord = components['schemas']['Message'];
export type MessageMachine = typeof messageMachine;

const messageKind: StreamKind<MessageRecord, MessageMachine> = {
  kind: 'message',
  machine: messageMachine,
  readHead: async (messageId, signal) =>
    (await answerOf(mainApi.GET('/iam/messages/{messageId}', { params: { path: { messageId } }, signal })))
      .data,
  readEvents: async (messageId, query, signal) =>
    (
      await answerOf(
        mainApi.GET('/iam/messages/{messageId}/events', { params: { path: { messageId }, query }, signal }),
      )
    ).data,
};

/** The record of a message. No socket reports its events: it belongs to one user. */
export const messageStreams = new StreamFolds(messageKind);
