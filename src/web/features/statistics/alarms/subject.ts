import type { Alarm } from './queries.ts';

/** Properties of an alarm that its actions depend on. */
export type AlarmSubject = Pick<
  Alarm,
  'alarmId' | 'endpointId' | 'deviceName' | 'triggered' | 'end' | 'terminal' | 'acknowledged' | 'assigned'
> & { silenced: object | null };

export const nameOf = ({ deviceName, endpointId }: Pick<Alarm, 'deviceName' | 'endpointId'>) =>
  deviceName ?? endpointId;
