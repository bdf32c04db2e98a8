import type { AlarmFact, AlarmLevels, AlarmMetric } from '#machines/alarm/events.ts';
import { alarmMachine } from '#machines/alarm/machine.ts';
import { foldOf } from '#machines/fold.ts';

export interface Sample {
  endpointId: string;
  at: Date;
  value: number;
}

export interface Raised {
  alarms: number;
  /** Number of these that became critical. */
  critical: number;
  devices: number;
}

const fold = foldOf(alarmMachine);

/**
 * Counts the alarms that these levels would have raised, with the alarm machine. Samples are in order, device by
 * device.
 */
export function raisedBy(samples: readonly Sample[], metric: AlarmMetric, levels: AlarmLevels): Raised {
  const begun: AlarmFact = {
    type: 'alarm.begun',
    data: { endpointId: '', opId: '', modelName: '', metric, ...levels },
  };
  return raisedFrom(samples, begun);
}

/** Counts the alarms that begin with this fact. Samples are in order, device by device. */
export function raisedFrom(samples: readonly Sample[], begun: AlarmFact): Raised {
  const beginning = fold.step(fold.initial(), begun);
  const raised: Raised = { alarms: 0, critical: 0, devices: 0 };
  let [device, alarm, counted] = ['', beginning, false];
  for (const { endpointId, at, value } of samples) {
    if (endpointId !== device) [device, alarm, counted] = [endpointId, beginning, false];
    if (alarm.hasTag('terminal')) alarm = beginning;
    const before = alarm;
    alarm = fold.step(before, { type: 'reading.taken', data: { value, at: at.toISOString() } });
    if (alarm.context.severity === 'critical' && before.context.severity !== 'critical') raised.critical += 1;
    if (!alarm.hasTag('open') || before.hasTag('open')) continue;
    raised.alarms += 1;
    if (!counted) raised.devices += 1;
    counted = true;
  }
  return raised;
}
