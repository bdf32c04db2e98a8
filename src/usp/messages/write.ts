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

/** Messages that change the data model (TR-369 §6.3.2 Set, Add, Delete). */

const paramSetting = message({ param: string(1), value: string(2), required: bool(3) });
const paramError = message({ param: string(1), errCode: fixed32(2), errMsg: string(3) });

const updateObject = message({ objPath: string(1), paramSettings: list(2, paramSetting) });
export const set = message({ allowPartial: bool(1), updateObjs: list(2, updateObject) });

const updatedInstanceFailure = message({ affectedPath: string(1), paramErrs: list(2, paramError) });
const updatedInstanceResult = message({
  affectedPath: string(1),
  paramErrs: list(2, paramError),
  updatedParams: stringMap(3),
});
const setFailure = message({
  errCode: fixed32(1),
  errMsg: string(2),
  updatedInstFailures: list(3, updatedInstanceFailure),
});
const setSuccess = message({ updatedInstResults: list(1, updatedInstanceResult) });
const setStatus = message({ outcome: oneOf({ failure: [1, setFailure], success: [2, setSuccess] }) });
const setResult = message({ requestedPath: string(1), operStatus: nested(2, setStatus) });
export const setResp = message({ updatedObjResults: list(1, setResult) });

const createObject = message({ objPath: string(1), paramSettings: list(2, paramSetting) });
export const add = message({ allowPartial: bool(1), createObjs: list(2, createObject) });

const failure = message({ errCode: fixed32(1), errMsg: string(2) });
const addSuccess = message({
  instantiatedPath: string(1),
  paramErrs: list(2, paramError),
  uniqueKeys: stringMap(3),
});
const addStatus = message({ outcome: oneOf({ failure: [1, failure], success: [2, addSuccess] }) });
const addResult = message({ requestedPath: string(1), operStatus: nested(2, addStatus) });
export const addResp = message({ createdObjResults: list(1, addResult) });

export const remove = message({ allowPartial: bool(1), objPaths: strings(2) });

const unaffectedPathError = message({ unaffectedPath: string(1), errCode: fixed32(2), errMsg: string(3) });
const deleteSuccess = message({
  affectedPaths: strings(1),
  unaffectedPathErrs: list(2, unaffectedPathError),
});
const deleteStatus = message({ outcome: oneOf({ failure: [1, failure], success: [2, deleteSuccess] }) });
const deleteResult = message({ requestedPath: string(1), operStatus: nested(2, deleteStatus) });
export const deleteResp = message({ deletedObjResults: list(1, deleteResult) });

export type ParamSetting = Infer<typeof paramSetting>;
export type ParamError = Infer<typeof paramError>;
export type SetRequest = Infer<typeof set>;
export type SetResp = Infer<typeof setResp>;
export type SetResult = Infer<typeof setResult>;
export type AddRequest = Infer<typeof add>;
export type AddResult = Infer<typeof addResult>;
export type DeleteRequest = Infer<typeof remove>;
export type DeleteResult = Infer<typeof deleteResult>;
