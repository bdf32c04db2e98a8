import type { components } from '#api/main.d.ts';
import { passwordResetMachine } from '#machines/password-reset/machine.ts';
import { StreamFolds, type StreamKind } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type PasswordReset = components['schemas']['PasswordReset'];
export type PasswordResetMachine = typeof passwordResetMachine;

const resetKind: StreamKind<PasswordReset, PasswordResetMachine> = {
  kind: 'password-reset',
  machine: passwordResetMachine,
  readHead: async (resetId, signal) =>
    (await answerOf(mainApi.GET('/password-resets/{resetId}', { params: { path: { resetId } }, signal })))
      .data,
  readEvents: async (resetId, query, signal) =>
    (
      await answerOf(
        mainApi.GET('/password-resets/{resetId}/events', { params: { path: { resetId }, query }, signal }),
      )
    ).data,
};

/** The record of a forgotten password selects from these. */
export const resetStreams = new StreamFolds(resetKind);
