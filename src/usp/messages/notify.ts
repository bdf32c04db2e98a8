import { bool, type Infer, message, oneOf, string, stringMap } from '../wire.ts';
import { commandFailure, outputArgs } from './operate.ts';

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
