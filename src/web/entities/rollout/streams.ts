import type { components } from '#api/main.d.ts';
import { rolloutMachine } from '#machines/rollout/machine.ts';
import { StreamFolds, type StreamHead, type StreamKind } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type RolloutMachine = typeof rolloutMachine;

export interface RolloutHead extends StreamHead {
  profile: components['schemas']['FirmwareProfile'];
}

const rolloutKind: StreamKind<RolloutHead, RolloutMachine> = {
  kind: 'rollout',
  machine: rolloutMachine,
  // Its name may be edited.
  headChanges: true,
  readHead: async (fpId, signal) => {
    const params = { path: { fpId } };
    const { data } = await answerOf(mainApi.GET('/firmwares/profiles/{fpId}', { params, signal }));
    const { profile, version } = data;
    return { profile, version, state: profile.state, terminal: profile.endTime !== null };
  },
  readEvents: async (fpId, query, signal) => {
    const params = { path: { fpId }, query };
    return (await answerOf(mainApi.GET('/firmwares/profiles/{fpId}/events', { params, signal }))).data;
  },
};

/** The record of a rollout selects from these. */
export const rolloutStreams = new StreamFolds(rolloutKind);
