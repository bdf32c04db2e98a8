import type { components } from '#api/main.d.ts';
import { alarmMachine } from '#machines/alarm/machine.ts';
import { StreamFolds, type StreamKind } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type Alarm = components['schemas']['Alarm'];
export type AlarmMachine = typeof alarmMachine;

const alarmKind: StreamKind<Alarm, AlarmMachine> = {
  kind: 'alarm',
  machine: alarmMachine,
  readHead: async (alarmId, signal) => {
    const params = { path: { alarmId } };
    return (await answerOf(mainApi.GET('/stats/resources/alarms/{alarmId}', { params, signal }))).data;
  },
  readEvents: async (alarmId, query, signal) => {
    const params = { path: { alarmId }, query };
    return (await answerOf(mainApi.GET('/stats/resources/alarms/{alarmId}/events', { params, signal }))).data;
  },
};

/** The record of an alarm selects from these. */
export const alarmStreams = new StreamFolds(alarmKind);
