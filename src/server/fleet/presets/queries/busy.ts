import { type Kysely, sql } from 'kysely';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { Tables } from '#server/core/database/database.ts';

/** Kinds of task that only look or measure, and leave a device as it is. */
const looking = Object.entries(taskKinds).flatMap(([kind, { leavesDeviceAsIs }]) =>
  leavesDeviceAsIs ? [kind] : [],
);

/** Tells if something is open on the device that changes it: a task, an upgrade, or a playbook of a person. */
export async function isDeviceBusy(db: Kysely<Tables>, endpointId: string): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from task where endpoint_id = ${endpointId} and not terminal
        and kind <> all(${looking}::text[]))
      or exists (select from firmware_upgrade where endpoint_id = ${endpointId} and not terminal)
      or exists (select from playbook_run where endpoint_id = ${endpointId} and not terminal) as busy`.execute(
    db,
  );
  return rows[0]?.busy ?? false;
}
