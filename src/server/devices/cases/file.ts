import { type CaseDevice, type CaseLanguage, caseKinds } from '#domain/case/file.ts';
import type { Player } from '#domain/case/page.ts';
import { inertJson, pageFrame } from '#domain/case/page.ts';
import { pageDigest } from '#domain/case/page-digest.ts';
import { redactionOf } from '#domain/redaction.ts';
import { caseMachineVersion } from '#machines/case/machine.ts';
import { taskMachineVersion } from '#machines/task/machine.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { sha256 } from '#server/core/log/sha256.ts';
import type { CoreServices } from '#server/core/services.ts';
import { deviceValues } from '#server/devices/cases/queries/device-values.ts';
import type { ListedTask } from '#server/devices/tasks/queries/tasks.ts';

/**
 * Maximum number of events of all tasks in a file: a browser can open that many at once, and the verifier's limit is
 * higher.
 */
const eventLimit = 50_000;

export interface CaseExport {
  caseId: string;
  address: string;
  tasks: readonly ListedTask[];
  leftOut: number;
  language: CaseLanguage;
  as: 'html' | 'json';
  redact: readonly string[];
}

interface Needs extends Pick<CoreServices, 'database' | 'proof'> {
  player: Player | null;
}

/** Exports the case as a self-replaying page, or only its document. */
export async function exportCase(
  services: Needs,
  { caseId, address, tasks, leftOut, language, as, redact }: CaseExport,
): Promise<{ fileName: string; mediaType: string; lines: AsyncIterable<string> }> {
  const redaction = redactionOf(redact, caseKinds);
  if ('refused' in redaction)
    throw new ApiError('custom', { message: `"${redaction.refused}" cannot be taken out of a case.` });
  const events = tasks.reduce((sum, { version }) => sum + version, 0);
  if (events > eventLimit)
    throw new ApiError('custom', {
      message: `The tasks have ${events} events, and a file holds at most ${eventLimit}. Take tasks out of the case.`,
    });
  const frame = as === 'html' ? frameOf(services, language) : null;
  const file = await services.proof.caseFile({
    caseId,
    address,
    language,
    leftOut,
    page: frame && pageDigest(sha256, frame),
    taskIds: tasks.map((task) => task.task_id),
    machines: { case: caseMachineVersion, task: taskMachineVersion },
    devices: await changedDevices(services, tasks),
    redaction,
  });
  const document = inertJson(file);
  return {
    fileName: `case-${caseId}.${as}`,
    mediaType: `${frame ? 'text/html' : 'application/json'}; charset=utf-8`,
    lines: parts(frame ? [frame.before, document, frame.after] : [document]),
  };
}

function frameOf({ player }: Needs, language: CaseLanguage) {
  if (!player)
    throw new ApiError('notfound', { message: 'The player of case files is not built: run npm run build.' });
  return pageFrame(sha256, player, language);
}

async function* parts(all: readonly string[]): AsyncGenerator<string> {
  yield* all;
}

/** Lists the values that changed on each device between the first and last event of its tasks, in case order. */
export async function changedDevices(
  { database }: Pick<CoreServices, 'database'>,
  tasks: readonly ListedTask[],
): Promise<CaseDevice[]> {
  const spans = new Map<string, Omit<CaseDevice, 'values'>>();
  for (const { endpoint_id: endpointId, requested_pos, last_pos } of tasks) {
    const known = spans.get(endpointId);
    spans.set(endpointId, {
      endpointId,
      from: Math.min(known?.from ?? requested_pos, requested_pos),
      to: Math.max(known?.to ?? last_pos, last_pos),
    });
  }
  const devices: CaseDevice[] = [];
  for (const span of spans.values()) devices.push({ ...span, values: await deviceValues(database, span) });
  return devices;
}
