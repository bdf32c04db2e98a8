import type { components } from '#api/main.d.ts';
import { consentMachine } from '#machines/consent/machine.ts';
import { StreamFolds, type StreamKind } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type Consent = components['schemas']['Consent'];
export type ConsentMachine = typeof consentMachine;

const consentKind: StreamKind<Consent, ConsentMachine> = {
  kind: 'consent',
  machine: consentMachine,
  readHead: async (consentId, signal) =>
    (await answerOf(mainApi.GET('/consents/{consentId}', { params: { path: { consentId } }, signal }))).data,
  readEvents: async (consentId, query, signal) =>
    (
      await answerOf(
        mainApi.GET('/consents/{consentId}/events', { params: { path: { consentId }, query }, signal }),
      )
    ).data,
};

/** The page of the device and the ledger select from these. */
export const consentStreams = new StreamFolds(consentKind);
