import { wifiSignalStrength } from '../commands/wifi-signal.ts';
import type { ModelProfile } from '../models.ts';
import { type Definitions, ro, rw } from './schema.ts';

/** The vendor extension of docs/usp-extension.md. */
export function vendor(model: ModelProfile): Definitions {
  const hasUplink = model.productClass !== 'APROUTER';
  return {
    'Device.X_WAYMARK_Lock.': { params: { Enable: rw('boolean', 'false') } },
    'Device.X_WAYMARK_Diagnostics.': {
      ...(hasUplink && { commands: { 'WiFiSignalStrength()': wifiSignalStrength } }),
      events: {
        'PingSample!': ['CommandKey', 'Sequence', 'ResponseTime'],
        ...(hasUplink && { 'SignalSample!': ['CommandKey', 'Sequence', 'SignalStrength', 'SampleTime'] }),
      },
    },
    'Device.X_WAYMARK_Device.': {
      params: {
        PowerMode: ro('string', 'Activated'),
        MeshRole: ro('string', model.mesh ? (model.productClass === 'APROUTER' ? 'Master' : 'Slave') : ''),
        AgentVersion: ro('string', '1.3.0'),
        MetaDataVersion: ro('string', model.productClass === 'STB' ? '20261102' : '0'),
      },
    },
  };
}
