import { wifiSignalStrength } from './data-model/commands/wifi-signal.ts';
import { confirmedCommit } from './data-model/confirmed-commit.ts';
import { deviceInfo } from './data-model/device-info.ts';
import { firmware } from './data-model/firmware.ts';
import { hosts } from './data-model/household.ts';
import { localAgent } from './data-model/local-agent.ts';
import { mesh } from './data-model/mesh.ts';
import { diagnostics, network, storage } from './data-model/network.ts';
import { numbered } from './data-model/numbering.ts';
import { remoteAccess } from './data-model/remote-access.ts';
import { type Definitions, ro, rw } from './data-model/schema.ts';
import { setTopBox } from './data-model/set-top-box.ts';
import { softwareModules } from './data-model/software-modules.ts';
import { time } from './data-model/time.ts';
import { buildTree, type ObjectNode } from './data-model/tree.ts';
import { station, wifi } from './data-model/wifi.ts';
import type { ModelProfile } from './models.ts';

const trees = new Map<ModelProfile, ObjectNode>();

/** Returns the data model of a product: built once, shared by all its devices. */
export function modelTree(model: ModelProfile): ObjectNode {
  const known = trees.get(model);
  if (known) return known;
  const tree = build(model);
  trees.set(model, tree);
  return tree;
}

function build(model: ModelProfile): ObjectNode {
  const settop = model.productClass === 'STB';
  const parts = [deviceInfo, localAgent, firmware, time(model), network(model), storage, diagnostics];
  parts.push(wifi(model), vendor(model), confirmedCommit);
  if (!settop) parts.push(hosts);
  if (model.productClass !== 'APROUTER') parts.push(station);
  if (model.mesh) parts.push(mesh);
  if (model.remoteAccess) parts.push(remoteAccess);
  if (model.apps) parts.push(softwareModules(model));
  if (settop) parts.push(...setTopBox(model));
  const { numbering } = model;
  return buildTree(...(numbering ? parts.map((part) => numbered(part, numbering)) : parts));
}

/** Returns the vendor extension of docs/usp-extension.md. */
export function vendor(model: ModelProfile): Definitions {
  const hasUplink = model.productClass !== 'APROUTER';
  return {
    'Device.X_WAYMARK_Lock.': { params: { Enable: rw('boolean', 'false') } },
    'Device.X_WAYMARK_Diagnostics.': {
      ...(hasUplink && { commands: { 'WiFiSignalStrength()': wifiSignalStrength } }),
      events: {
        'PingSample!': ['CommandKey', 'Sequence', 'ResponseTime'],
        ...(hasUplink && { 'SignalSample!': ['CommandKey', 'Sequence', 'SignalStrength', 'SampleTime'] }),
        ...(model.apps && { 'AppProgress!': ['CommandKey', 'Sequence', 'Progress'] }),
        ...(model.productClass === 'STB' && {
          'ScanProgress!': ['CommandKey', 'Sequence', 'Progress', 'ServicesFound'],
          'RemoteUpgradeProgress!': ['CommandKey', 'Sequence', 'Progress'],
        }),
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
