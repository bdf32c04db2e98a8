import { bool, fixed32, type Infer, list, message, oneOf, string, stringMap } from '../wire.ts';

/** Operate (TR-369 §6.3.4) and the parts it shares with the OperationComplete notification. */

export const outputArgs = message({ outputArgs: stringMap(1) });
export const commandFailure = message({ errCode: fixed32(1), errMsg: string(2) });

export const operate = message({
  command: string(1),
  commandKey: string(2),
  sendResp: bool(3),
  inputArgs: stringMap(4),
});

/** `reqObjPath` is a plain string on the wire, the two others are messages; at most one of the three is present. */
const operateResult = message({
  executedCommand: string(1),
  reqObjPath: string(2),
  outcome: oneOf({ outputArgs: [3, outputArgs], failure: [4, commandFailure] }),
});
export const operateResp = message({ operationResults: list(1, operateResult) });

export type Operate = Infer<typeof operate>;
export type OperateResult = Infer<typeof operateResult>;
