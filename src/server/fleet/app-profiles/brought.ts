import type { AppsBroughtTo } from '#server/devices/apps/reading.ts';
import { ScopedChanges } from './queries/records.ts';

/** Finds the profiles that gave a device its apps; one that the caller does not see is left out. */
export const appsBroughtTo: AppsBroughtTo = async (scope, endpointId) => {
  const rows = await scope.of(ScopedChanges).broughtTo(endpointId);
  return new Map(
    rows.flatMap((row) =>
      row.profile_name === null || row.finished_at === null
        ? []
        : [
            [
              row.package_name,
              {
                appProfileId: row.rollout_id,
                profileName: row.profile_name,
                changeId: row.change_id,
                version: row.to_version,
                time: row.finished_at.toISOString(),
              },
            ] as const,
          ],
    ),
  );
};
