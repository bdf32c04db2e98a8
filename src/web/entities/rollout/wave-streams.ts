import type { components } from '#api/main.d.ts';
import { waveMachine } from '#machines/wave/machine.ts';
import { StreamFolds, type StreamHead, type StreamKind } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type WaveMachine = typeof waveMachine;
export type WaveHead = StreamHead & components['schemas']['FirmwareWave'];

const waveKind: StreamKind<WaveHead, WaveMachine> = {
  kind: 'wave',
  machine: waveMachine,
  readHead: async (waveId, signal) => {
    const params = { path: { waveId } };
    const { data } = await answerOf(mainApi.GET('/firmwares/waves/{waveId}', { params, signal }));
    return { ...data, state: data.wave.state };
  },
  readEvents: async (waveId, query, signal) => {
    const params = { path: { waveId }, query };
    return (await answerOf(mainApi.GET('/firmwares/waves/{waveId}/events', { params, signal }))).data;
  },
};

/** The record of a wave selects from these. */
export const waveStreams = new StreamFolds(waveKind);
