import { bool, fixed32, list, message, nested, oneOf, string, strings } from '../wire.ts';

/** Register and Deregister (TR-369 §6.3.5), which only a broker answers; known here so that they can be refused by name. */

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
