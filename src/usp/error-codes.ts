/**
 * Error codes of TR-369 Appendix A (7000 to 7199) and of software modules (7200 on), with the standard's texts. Codes
 * 7800 to 7999 are reserved for vendors.
 */
export const uspErrors = {
  messageFailed: { code: 7000, meaning: 'Message failed' },
  messageNotSupported: { code: 7001, meaning: 'Message not supported' },
  requestDenied: { code: 7002, meaning: 'Request denied' },
  internalError: { code: 7003, meaning: 'Internal error' },
  invalidArguments: { code: 7004, meaning: 'Invalid arguments' },
  resourcesExceeded: { code: 7005, meaning: 'Resources exceeded' },
  permissionDenied: { code: 7006, meaning: 'Permission denied' },
  invalidConfiguration: { code: 7007, meaning: 'Invalid configuration' },
  invalidPathSyntax: { code: 7008, meaning: 'Invalid path syntax' },
  parameterActionFailed: { code: 7009, meaning: 'Parameter action failed' },
  unsupportedParameter: { code: 7010, meaning: 'Unsupported parameter' },
  invalidType: { code: 7011, meaning: 'Invalid type' },
  invalidValue: { code: 7012, meaning: 'Invalid value' },
  readOnly: { code: 7013, meaning: 'Attempt to update non-writeable parameter' },
  valueConflict: { code: 7014, meaning: 'Value conflict' },
  operationError: { code: 7015, meaning: 'Operation error' },
  objectDoesNotExist: { code: 7016, meaning: 'Object does not exist' },
  objectNotCreated: { code: 7017, meaning: 'Object could not be created' },
  notATable: { code: 7018, meaning: 'Object is not a table' },
  notCreatable: { code: 7019, meaning: 'Attempt to create non-creatable object' },
  objectNotUpdated: { code: 7020, meaning: 'Object could not be updated' },
  requiredParameterFailed: { code: 7021, meaning: 'Required parameter failed' },
  commandFailure: { code: 7022, meaning: 'Command failure' },
  commandCancelled: { code: 7023, meaning: 'Command canceled' },
  deleteFailure: { code: 7024, meaning: 'Delete failure' },
  duplicateKey: { code: 7025, meaning: 'Object exists with duplicate key' },
  invalidPath: { code: 7026, meaning: 'Invalid path' },
  invalidCommandArguments: { code: 7027, meaning: 'Invalid command arguments' },
  registerFailure: { code: 7028, meaning: 'Register failure' },
  alreadyInUse: { code: 7029, meaning: 'Already in use' },
  deregisterFailure: { code: 7030, meaning: 'Deregister failure' },
  pathAlreadyRegistered: { code: 7031, meaning: 'Path already registered' },
  fileNotAccessible: { code: 7033, meaning: 'File transfer failure: unable to access file' },
  fileUnusable: { code: 7035, meaning: 'File corrupted or otherwise unusable' },
  recordNotParsed: { code: 7100, meaning: 'Record could not be parsed' },
  secureSessionRequired: { code: 7101, meaning: 'Secure session required' },
  secureSessionNotSupported: { code: 7102, meaning: 'Secure session not supported' },
  segmentationNotSupported: { code: 7103, meaning: 'Segmentation and reassembly not supported' },
  invalidRecordValue: { code: 7104, meaning: 'Invalid record value' },
  sessionContextTerminated: { code: 7105, meaning: 'Session context terminated' },
  sessionContextNotAllowed: { code: 7106, meaning: 'Session context not allowed' },
  unknownEnvironment: { code: 7223, meaning: 'Unknown Execution Environment' },
  unitMismatch: { code: 7225, meaning: 'Deployment Unit to Execution Environment Mismatch' },
  duplicateUnit: { code: 7226, meaning: 'Duplicate Deployment Unit' },
  systemResourcesExceeded: { code: 7227, meaning: 'System Resources Exceeded' },
  invalidUnitState: { code: 7229, meaning: 'Invalid Deployment Unit State' },
} as const;

const meanings = new Map<number, string>(
  Object.values(uspErrors).map(({ code, meaning }) => [code, meaning]),
);

/** Returns the standard's text for a code, for messages to people. */
export function errorMeaning(code: number): string {
  const known = meanings.get(code);
  if (known) return known;
  return code >= 7800 && code <= 7999 ? 'Vendor specific error' : 'Unknown error';
}
