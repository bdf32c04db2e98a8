import { Readings } from '#domain/device-parameters/readings.ts';
import type { ModelProfile } from '#domain/models.ts';
import { type Boot, finding, type Judgement, type Observed, objectIn } from '#domain/playbooks/judgement.ts';
import { procedures } from '#domain/playbooks/procedures.ts';
import type { PlaybookContext } from '#machines/playbook/machine.ts';
import type { DeviceOfRun } from '#server/devices/models/queries/models.ts';
import type { DeviceReader } from '../engine/port.ts';
import type { TaskStreams } from '../engine/task-stream.ts';

export interface EvaluationDeps {
  tasks: Pick<TaskStreams, 'load'>;
  reader: DeviceReader;
  modelOf(device: DeviceOfRun): Promise<ModelProfile>;
  /** Reads restarts of a device since then, newest first. */
  bootsOf(endpointId: string, since: Date): Promise<Boot[]>;
  now(): Date;
}

const dayMs = 86_400_000;

/**
 * Evaluates the tasks of this round, and the device's values after them, by the rules of the playbook. A failed
 * measurement is a finding as well.
 */
export async function evaluateRound(deps: EvaluationDeps, context: PlaybookContext): Promise<Judgement> {
  const { playbook, endpointId, round } = context;
  if (playbook === null) return { figures: [], findings: [], proposals: [] };
  const { reads, evaluate } = procedures[playbook];
  const measured = context.tasks.filter((task) => task.round === round && task.part === 'measurement');
  const results: Observed['results'] = {};
  for (const { taskId, kind, end } of measured) {
    if (end?.state !== 'succeeded') continue;
    results[kind] = objectIn((await deps.tasks.load(taskId)).snapshot.context.result);
  }
  const answer = await deps.reader.read(endpointId, [...reads]);
  const values = answer.kind === 'values' ? answer.values : {};
  const judgement = evaluate({
    model: await deps.modelOf(context),
    results,
    readings: new Readings(Object.entries(values)),
    boots: await deps.bootsOf(endpointId, new Date(deps.now().getTime() - dayMs)),
  });
  const failed = measured.flatMap(({ kind, end }) =>
    end && end.state !== 'succeeded'
      ? [finding('hint', 'notMeasured', { kind, state: end.state, message: end.message })]
      : [],
  );
  const unread = answer.kind === 'values' ? [] : [finding('hint', 'notRead')];
  return { ...judgement, findings: [...judgement.findings, ...failed, ...unread] };
}
