import { appCounts } from '../devices/apps/read-model/app-counts.ts';
import type { DeviceFollowers } from '../devices/read-model/follower.ts';
import { memberships } from '../fleet/groups/read-model/membership-rows.ts';
import { placeRows } from '../fleet/groups/read-model/places.ts';
import { outsideFlags } from '../fleet/inventory/read-model/outside.ts';
import { mapCells } from '../fleet/map/read-model/cells.ts';
import { dashboardCounts } from '../statistics/dashboard/read-model/counters.ts';
import { eventCounts } from '../statistics/dashboard/read-model/day-events.ts';
import { dayCounts } from '../statistics/dashboard/read-model/days.ts';
import { removedViewing } from '../statistics/viewing/read-model/removals.ts';

/** Followers of device rows, in this order. Each read model has its own, because they cache zones. */
export const deviceFollowers = (): DeviceFollowers => ({
  days: dayCounts(),
  followers: [
    outsideFlags,
    placeRows,
    dashboardCounts,
    eventCounts,
    mapCells,
    memberships,
    appCounts,
    removedViewing,
  ],
});
