import { rolloutMachine } from '#machines/rollout/machine.ts';
import { waveMachine } from '#machines/wave/machine.ts';
import { StreamFolds, type StreamHead, type StreamKind } from '#web/entities/stream/streams.ts';
import type { ProfileCalls } from './calls.ts';
import type { Profile, WaveOfProfile } from './model.ts';

export type RolloutMachine = typeof rolloutMachine;
export type WaveMachine = typeof waveMachine;

export interface RolloutHead extends StreamHead {
  profile: Profile;
}
export type WaveHead = StreamHead & WaveOfProfile;

/** The folds of a kind's profiles, from which their records select. */
export function profileStreams(calls: ProfileCalls): StreamFolds<RolloutHead, RolloutMachine> {
  const kind: StreamKind<RolloutHead, RolloutMachine> = {
    kind: 'rollout',
    machine: rolloutMachine,
    // Its name may be edited.
    headChanges: true,
    readHead: async (id, signal) => {
      const { profile, version } = await calls.one(id, signal);
      return { profile, version, state: profile.state, terminal: profile.endTime !== null };
    },
    readEvents: calls.events,
  };
  return new StreamFolds(kind);
}

/** The folds of their waves. */
export function waveStreams(calls: ProfileCalls): StreamFolds<WaveHead, WaveMachine> {
  const kind: StreamKind<WaveHead, WaveMachine> = {
    kind: 'wave',
    machine: waveMachine,
    readHead: async (waveId, signal) => {
      const head = await calls.wave(waveId, signal);
      return { ...head, state: head.wave.state };
    },
    readEvents: calls.waveEvents,
  };
  return new StreamFolds(kind);
}
