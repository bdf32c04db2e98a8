import type { RolloutTargets } from '#machines/rollout/events.ts';

const naming = ['gid', 'gids', 'roomId', 'filterId', 'opRegionId', 'opCityIds', 'addDids'] as const;

/** Tells if the targets are the whole model: only absent fields mean that, an empty list names no device. */
export const isWholeModel = (targets: RolloutTargets): boolean =>
  targets.wholeModel ?? naming.every((name) => targets[name] === undefined);

/** Adds devices to the targets, and excludes removed ones even if another field names them. */
export function editedTargets(
  targets: RolloutTargets,
  addDids: readonly string[],
  deleteDids: readonly string[],
): RolloutTargets {
  const added = new Set([...(targets.addDids ?? []), ...addDids]);
  const deleted = new Set([...(targets.deleteDids ?? []), ...deleteDids]);
  for (const id of addDids) deleted.delete(id);
  for (const id of deleteDids) {
    added.delete(id);
    deleted.add(id);
  }
  const isNamed = targets.addDids !== undefined || addDids.length > 0;
  return {
    ...targets,
    wholeModel: isWholeModel(targets),
    ...(isNamed && { addDids: [...added] }),
    ...(deleted.size > 0 && { deleteDids: [...deleted] }),
  };
}
