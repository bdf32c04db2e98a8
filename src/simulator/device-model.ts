import { deviceInfo } from './data-model/device-info.ts';
import { diagnostics } from './data-model/diagnostics.ts';
import { localAgent } from './data-model/local-agent.ts';
import { buildTree, type ObjectNode } from './data-model/tree.ts';
import type { ModelProfile } from './models.ts';

const trees = new Map<ModelProfile, ObjectNode>();

/** The data model of a product: built once, shared by all its devices. */
export function modelTree(model: ModelProfile): ObjectNode {
  const known = trees.get(model);
  if (known) return known;
  const tree = buildTree(deviceInfo, localAgent, diagnostics);
  trees.set(model, tree);
  return tree;
}
