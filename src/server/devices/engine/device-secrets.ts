/**
 * Secrets that a device was given through this server, sealed, as long as the device is known to have them
 * (docs/decisions/261).
 */
export interface DeviceSecrets {
  /** Called before a Set with these paths is sent: their values are uncertain until its result is known. */
  sending(endpointId: string, paths: readonly string[]): Promise<void>;
  /** Called when the device has these values; `onTrial`: until it keeps or reverts the change. */
  applied(endpointId: string, values: Record<string, string>, onTrial: boolean): Promise<void>;
  /** Called when the device kept its previous values at these paths. */
  unchanged(endpointId: string, paths: readonly string[]): Promise<void>;
  trialEnded(endpointId: string, outcome: 'kept' | 'reverted'): Promise<void>;
  /** Called when the device reports a new value, even for a change that was just sent. */
  reportedChange(endpointId: string, path: string): Promise<void>;
  /** Called after a reset of the device. */
  forget(endpointId: string): Promise<void>;
}
