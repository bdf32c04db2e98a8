import type { components } from '#api/main.d.ts';
import { accountMachine } from '#machines/account/machine.ts';
import { StreamFolds, type StreamKind } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type Account = components['schemas']['Account'];
export type AccountMachine = typeof accountMachine;

const accountKind: StreamKind<Account, AccountMachine> = {
  kind: 'account',
  machine: accountMachine,
  headChanges: true,
  readHead: async (userId, signal) =>
    (await answerOf(mainApi.GET('/users/{userId}/infos', { params: { path: { userId } }, signal }))).data,
  readEvents: async (userId, query, signal) =>
    (await answerOf(mainApi.GET('/users/{userId}/events', { params: { path: { userId }, query }, signal })))
      .data,
};

/** The record of an account. */
export const accountStreams = new StreamFolds(accountKind);
