import { errorMeaning, uspErrors } from '#usp/error-codes.ts';
import type { Reply } from './request-queue.ts';
import type { Plan, Wanted } from './subscription-plan.ts';

/**
 * Reads the refused parts of a Delete, Set or Add of subscriptions. With allow_partial each object has its own outcome
 * (TR-369 §6.3.2), and an object that the answer does not mention was not changed. Pure.
 */

export interface Refused {
  id: string;
  code: number;
  message: string;
}

/** Refused parts; null: the agent did not answer. */
type Outcome = Refused[] | null;

export function refusedDeletes(reply: Reply, asked: Plan['remove']): Outcome {
  if (reply.kind !== 'response') return null;
  if (reply.content.type !== 'DeleteResp') return refusedAll(reply, asked);
  const { deletedObjResults } = reply.content.body;
  return asked.flatMap(({ id, path }) => {
    const outcome = deletedObjResults.find(({ requestedPath }) => requestedPath === path)?.operStatus
      ?.outcome;
    if (outcome?.type === 'failure')
      return isGone(outcome.body.errCode) ? [] : [{ id, ...failureOf(outcome.body) }];
    if (outcome?.type !== 'success') return [{ id, ...unsaid }];
    const [kept] = outcome.body.unaffectedPathErrs;
    return kept ? [{ id, ...failureOf(kept) }] : [];
  });
}

export function refusedEnables(reply: Reply, paths: string[]): Outcome {
  const asked = paths.map((path) => ({ id: path, path }));
  if (reply.kind !== 'response') return null;
  if (reply.content.type !== 'SetResp') return refusedAll(reply, asked);
  const { updatedObjResults } = reply.content.body;
  return asked.flatMap(({ id, path }) => {
    const outcome = updatedObjResults.find(({ requestedPath }) => requestedPath === path)?.operStatus
      ?.outcome;
    if (outcome?.type === 'failure') {
      const [wrong] = outcome.body.updatedInstFailures.flatMap(({ paramErrs }) => paramErrs);
      return [{ id, ...failureOf(wrong ?? outcome.body) }];
    }
    if (outcome?.type !== 'success') return [{ id, ...unsaid }];
    const [wrong] = outcome.body.updatedInstResults.flatMap(({ paramErrs }) => paramErrs);
    return wrong ? [{ id, ...failureOf(wrong) }] : [];
  });
}

/** Reads the results of an Add, which are in the requested order: all have the same requested path. */
export function refusedAdds(reply: Reply, asked: Wanted[]): Outcome {
  if (reply.kind !== 'response') return null;
  if (reply.content.type !== 'AddResp') return refusedAll(reply, asked);
  const { createdObjResults } = reply.content.body;
  return asked.flatMap(({ id }, at) => {
    const outcome = createdObjResults[at]?.operStatus?.outcome;
    // Persistent and NotifRetry are optional, so their errors are no refusal.
    if (outcome?.type === 'success') return [];
    return [{ id, ...(outcome ? failureOf(outcome.body) : unsaid) }];
  });
}

function refusedAll(reply: Extract<Reply, { kind: 'response' }>, asked: { id: string }[]): Refused[] {
  const { content } = reply;
  const [first] = content.type === 'Error' ? content.body.paramErrs : [];
  const reason = first ?? (content.type === 'Error' ? content.body : { errCode: 0, errMsg: content.type });
  return asked.map(({ id }) => ({ id, ...failureOf(reason) }));
}

const unsaid = { code: uspErrors.messageFailed.code, message: 'the answer does not mention it' };

const failureOf = ({ errCode, errMsg }: { errCode: number; errMsg: string }) => ({
  code: errCode,
  message: errMsg === '' ? errorMeaning(errCode) : errMsg,
});

/** Tells if a row is already gone, so that its deletion is not needed. */
const isGone = (code: number) =>
  code === uspErrors.objectDoesNotExist.code || code === uspErrors.invalidPath.code;
