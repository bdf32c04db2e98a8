/** Secrets that a device was given through this server, sealed, as long as it is known to have them (docs/decisions/261). */
export interface DeviceSecrets {
  /** A Set with these paths leaves: until its result is known, their values are uncertain. */
  sending(endpointId: string, paths: readonly string[]): Promise<void>;
  /** The device has these values; `onTrial`: until it keeps or reverts the change. */
  applied(endpointId: string, values: Record<string, string>, onTrial: boolean): Promise<void>;
  /** The device has at these paths what it had. */
  unchanged(endpointId: string, paths: readonly string[]): Promise<void>;
  trialEnded(endpointId: string, outcome: 'kept' | 'reverted'): Promise<void>;
  /** The device reports that another value is there now; of a change that was just sent it reports too. */
  reportedChange(endpointId: string, path: string): Promise<void>;
  /** It was reset. */
  forget(endpointId: string): Promise<void>;
}
