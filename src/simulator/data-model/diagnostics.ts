import { ipPing } from '../commands/ip-ping.ts';
import type { Definitions } from './schema.ts';

/** Device.IP.Diagnostics. and what docs/usp-extension.md adds to it. */
export const diagnostics: Definitions = {
  'Device.IP.Diagnostics.': {
    commands: { 'IPPing()': ipPing },
  },
  'Device.X_WAYMARK_Diagnostics.': {
    events: { 'PingSample!': ['CommandKey', 'Sequence', 'ResponseTime'] },
  },
};
