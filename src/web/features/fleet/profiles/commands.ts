import type { CallAnswer, CallInput, LooseInput, OperationId } from '#web/http/call.ts';

/** Operation of a kind's contract, in the words of all kinds. */
export interface ProfileCommand<Args, Result = unknown> {
  operation: OperationId;
  input(args: Args): LooseInput;
  result(answer: unknown): Result;
}

/** Names an operation, makes its input, and reads its answer: all three are checked against the contract. */
export const profileCommand = <Id extends OperationId, Args, Result = CallAnswer<Id>>(
  operation: Id,
  input: (args: Args) => CallInput<Id>,
  result: (answer: CallAnswer<Id>) => Result,
): ProfileCommand<Args, Result> => ({ operation, input, result });
