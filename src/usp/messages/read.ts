import {
  bool,
  enumeration,
  fixed32,
  type Infer,
  list,
  message,
  string,
  stringMap,
  strings,
} from '../wire.ts';

/** Messages that read the data model (TR-369 §6.3.1 Get, GetInstances, GetSupportedDM, GetSupportedProtocol). */

export const get = message({ paramPaths: strings(1), maxDepth: fixed32(2) });

const resolvedPathResult = message({ resolvedPath: string(1), resultParams: stringMap(2) });
const requestedPathResult = message({
  requestedPath: string(1),
  errCode: fixed32(2),
  errMsg: string(3),
  resolvedPathResults: list(4, resolvedPathResult),
});
export const getResp = message({ reqPathResults: list(1, requestedPathResult) });

export const getInstances = message({ objPaths: strings(1), firstLevelOnly: bool(2) });

const currentInstance = message({ instantiatedObjPath: string(1), uniqueKeys: stringMap(2) });
const instancesResult = message({
  requestedPath: string(1),
  errCode: fixed32(2),
  errMsg: string(3),
  currInsts: list(4, currentInstance),
});
export const getInstancesResp = message({ reqPathResults: list(1, instancesResult) });

export const getSupportedDm = message({
  objPaths: strings(1),
  firstLevelOnly: bool(2),
  returnCommands: bool(3),
  returnEvents: bool(4),
  returnParams: bool(5),
  returnUniqueKeySets: bool(6),
});

/** `type`: 1 synchronous, 2 asynchronous. */
const supportedCommand = message({
  commandName: string(1),
  inputArgNames: strings(2),
  outputArgNames: strings(3),
  commandType: enumeration(4),
});
const supportedEvent = message({ eventName: string(1), argNames: strings(2) });
/** `access`: 0 read-only, 1 read-write, 2 write-only. `valueChange`: 1 allowed, 2 will ignore. */
const supportedParam = message({
  paramName: string(1),
  access: enumeration(2),
  valueType: enumeration(3),
  valueChange: enumeration(4),
});
const uniqueKeySet = message({ keyNames: strings(1) });
/** `access` of an object: 0 read-only, 1 add and delete, 2 add only, 3 delete only. */
const supportedObject = message({
  supportedObjPath: string(1),
  access: enumeration(2),
  isMultiInstance: bool(3),
  supportedCommands: list(4, supportedCommand),
  supportedEvents: list(5, supportedEvent),
  supportedParams: list(6, supportedParam),
  divergentPaths: strings(7),
  uniqueKeySets: list(8, uniqueKeySet),
});
const supportedResult = message({
  reqObjPath: string(1),
  errCode: fixed32(2),
  errMsg: string(3),
  dataModelInstUri: string(4),
  supportedObjs: list(5, supportedObject),
});
export const getSupportedDmResp = message({ reqObjResults: list(1, supportedResult) });

export const getSupportedProtocol = message({ controllerSupportedProtocolVersions: string(1) });
export const getSupportedProtocolResp = message({ agentSupportedProtocolVersions: string(1) });

export type Get = Infer<typeof get>;
export type GetResp = Infer<typeof getResp>;
export type GetInstances = Infer<typeof getInstances>;
export type GetInstancesResp = Infer<typeof getInstancesResp>;
export type GetSupportedDm = Infer<typeof getSupportedDm>;
export type GetSupportedDmResp = Infer<typeof getSupportedDmResp>;
export type SupportedObject = Infer<typeof supportedObject>;
