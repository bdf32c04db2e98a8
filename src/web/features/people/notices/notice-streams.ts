import { noticeMachine } from '#machines/notice/machine.ts';
import { StreamFolds } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import type { Notice } from './queries.ts';

export type NoticeMachine = typeof noticeMachine;

/** The record of a notice selects from these. */
export const noticeStreams = new StreamFolds<Notice, NoticeMachine>({
  kind: 'notice',
  machine: noticeMachine,
  headChanges: true,
  readHead: async (notiId, signal) =>
    (await answerOf(mainApi.GET('/notices/{notiId}', { params: { path: { notiId } }, signal }))).data,
  readEvents: async (notiId, query, signal) =>
    (await answerOf(mainApi.GET('/notices/{notiId}/events', { params: { path: { notiId }, query }, signal })))
      .data,
});
