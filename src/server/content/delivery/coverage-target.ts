import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { detailsOf, type ListKind } from '../lists/kinds.ts';
import { ScopedContent } from '../lists/queries/items.ts';
import { ScopedProvisionings } from '../provisioning/queries/provisionings.ts';
import { entryDigest } from '../sets/archive.ts';
import { ScopedSets } from '../sets/queries/sets.ts';
import type { CoverageTarget } from './queries/coverage.ts';

export type CoverageKind = 'metadataSet' | 'bulk' | ListKind;

/** Tells if boxes get the kind only within a metadata set. */
export const isPartOfSets = (kind: CoverageKind): boolean =>
  kind !== 'metadataSet' && kind !== 'bulk' && kind !== 'bootAd';

/** Returns the digests that boxes with this item report; `nodata` if the caller may not see it. */
export async function coverageTarget(scope: Scope, kind: CoverageKind, id: string): Promise<CoverageTarget> {
  const found =
    kind === 'metadataSet'
      ? await ofSet(scope, id)
      : kind === 'bulk'
        ? await ofBulk(scope, id)
        : await ofItem(scope, kind, id);
  if (!found) throw new ApiError('nodata');
  return found;
}

async function ofSet(scope: Scope, id: string): Promise<CoverageTarget | null> {
  const set = await scope.of(ScopedSets).find(id);
  if (!set) return null;
  const { op_id: opId, name, version, sha256 } = set;
  return {
    opId,
    object: 'metadata',
    name,
    version: String(version),
    current: [sha256],
    earlier: await earlierSets(scope, { opId, name, version }),
  };
}

/**
 * Returns the coverage of a choice. The chosen item may be deleted or changed since, so the version at the choice
 * counts. It includes the boxes that the choice governs, or would govern if it was started.
 */
async function ofBulk(scope: Scope, serviceTaskId: string): Promise<CoverageTarget | null> {
  const row = await scope.of(ScopedProvisionings).find(serviceTaskId);
  if (!row) return null;
  const { op_id: opId, kind: object, name, content_version: version, sha256 } = row;
  const earlier =
    object === 'metadata' ? await earlierSets(scope, { opId, name, version: Number(version) }) : [];
  const governedBy = { provisioningId: row.provisioning_id, own: 'on' as const };
  return { opId, object, name, version, current: [sha256], earlier, governedBy };
}

async function ofItem(scope: Scope, kind: ListKind, id: string): Promise<CoverageTarget | null> {
  const row = await scope.of(ScopedContent).find(kind, id);
  if (!row) return null;
  const { op_id: opId, name, sha256 } = row;
  if (kind === 'bootAd') {
    const { version } = detailsOf<'bootAd'>(row);
    return { opId, object: 'bootAd', name, version, current: [sha256], earlier: [] };
  }
  const now = entryDigest(row);
  const sets = await scope.of(ScopedSets).withEntry(opId, id);
  const firstWith = sets.findIndex(({ entry }) => entry === now);
  const isCurrent = (set: { entry: string | null }) => set.entry === now;
  const before = firstWith === -1 ? sets : sets.slice(0, firstWith);
  return {
    opId,
    object: 'metadata',
    name,
    version: null,
    current: sets.filter(isCurrent).map((set) => set.sha256),
    earlier: before.map((set) => set.sha256),
  };
}

async function earlierSets(
  scope: Scope,
  { opId, name, version }: { opId: string; name: string; version: number },
): Promise<string[]> {
  const sets = await scope.of(ScopedSets).versionsOf(opId, name);
  return sets.filter((set) => set.version < version).map(({ sha256 }) => sha256);
}
