import { canonicalJson } from '#domain/canonical-json.ts';
import type { Json } from '#machines/json.ts';
import type { LoadedTask, NewTaskFact } from './task-stream.ts';

type Outcome = 'succeeded' | 'failed' | 'cancelled';

/**
 * Records an answer after the task's end as a late result; an exact repeat of the result that ended it (agents repeat
 * until they get a NotifyResp) adds nothing.
 */
export function orLate(task: LoadedTask, fact: NewTaskFact): NewTaskFact[] {
  const { snapshot } = task;
  if (!snapshot.hasTag('terminal')) {
    // If the cancel was not requested here, the command has failed for its requester.
    const isWanted = snapshot.matches('cancelling') || snapshot.matches('takingBack');
    if (fact.type === 'task.cancelled' && !isWanted) {
      return [{ ...fact, type: 'task.failed', data: { code: 'wsfail', message: 'cancelled on the device' } }];
    }
    return [fact];
  }
  const late = lateOf(fact);
  if (!late) return [];
  const repeats = late.outcome !== 'succeeded' || same(late.result, snapshot.context.result);
  if (late.outcome === snapshot.value && repeats) return [];
  return [{ type: 'result.arrivedLate', data: late, actor: fact.actor }];
}

function lateOf(fact: NewTaskFact): { outcome: Outcome; result: Json } | null {
  switch (fact.type) {
    case 'task.succeeded':
      return { outcome: 'succeeded', result: fact.data.result };
    case 'task.failed':
      return {
        outcome: 'failed',
        result: {
          code: fact.data.code,
          message: fact.data.message,
          ...(fact.data.result === undefined ? {} : { found: fact.data.result }),
        },
      };
    case 'task.cancelled':
      return { outcome: 'cancelled', result: null };
  }
  return null;
}

const same = (a: Json, b: Json): boolean => canonicalJson(a) === canonicalJson(b);
