import {
  bool,
  fixed32,
  type Infer,
  list,
  message,
  nested,
  oneOf,
  string,
  stringMap,
  strings,
} from '../wire.ts';

/** Messages of commands and reports: Operate (TR-369 §6.3.4) and the parts it shares with OperationComplete. */

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

/** Notify (TR-369 §6.3.3). */

const event = message({ objPath: string(1), eventName: string(2), params: stringMap(3) });
const valueChange = message({ paramPath: string(1), paramValue: string(2) });
const objectCreation = message({ objPath: string(1), uniqueKeys: stringMap(2) });
const objectDeletion = message({ objPath: string(1) });
const operationComplete = message({
  objPath: string(1),
  commandName: string(2),
  commandKey: string(3),
  outcome: oneOf({ outputArgs: [4, outputArgs], failure: [5, commandFailure] }),
});
const onBoardRequest = message({
  oui: string(1),
  productClass: string(2),
  serialNumber: string(3),
  agentSupportedProtocolVersions: string(4),
});

const notification = oneOf({
  event: [3, event],
  valueChange: [4, valueChange],
  objectCreation: [5, objectCreation],
  objectDeletion: [6, objectDeletion],
  operationComplete: [7, operationComplete],
  onBoardRequest: [8, onBoardRequest],
});

export const notify = message({ subscriptionId: string(1), sendResp: bool(2), notification });
export const notifyResp = message({ subscriptionId: string(1) });

export type Notify = Infer<typeof notify>;
export type Notification = NonNullable<Notify['notification']>;

/**
 * Register and Deregister (TR-369 §6.3.5), which only a broker answers; defined here so that they can be refused by
 * name.
 */

const registration = message({ path: string(1) });
export const register = message({ allowPartial: bool(1), regPaths: list(2, registration) });
const failure = message({ errCode: fixed32(1), errMsg: string(2) });
const registered = message({ registeredPath: string(1) });
const registerStatus = message({ outcome: oneOf({ failure: [1, failure], success: [2, registered] }) });
const registeredResult = message({ requestedPath: string(1), operStatus: nested(2, registerStatus) });
export const registerResp = message({ registeredPathResults: list(1, registeredResult) });

export const deregister = message({ paths: strings(1) });
const deregistered = message({ deregisteredPath: strings(1) });
const deregisterStatus = message({ outcome: oneOf({ failure: [1, failure], success: [2, deregistered] }) });
const deregisteredResult = message({ requestedPath: string(1), operStatus: nested(2, deregisterStatus) });
export const deregisterResp = message({ deregisteredPathResults: list(1, deregisteredResult) });
