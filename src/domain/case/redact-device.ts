import type { Redaction } from '../redaction.ts';
import type { CaseDevice } from './file.ts';

/** Removes the values at the paths that the redaction hides. */
export const redactDevice = (device: CaseDevice, { hides }: Redaction): CaseDevice => ({
  ...device,
  values: device.values.map((value) =>
    hides(value.path) ? { ...value, before: null, after: null, redacted: true } : value,
  ),
});
