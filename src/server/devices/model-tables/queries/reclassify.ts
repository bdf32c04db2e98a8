import { type Kysely, sql } from 'kysely';
import type { ProductClass } from '#domain/models.ts';
import type { Tables } from '#server/core/database/database.ts';
import { reclassifyApps } from '#server/devices/apps/read-model/app-counts.ts';

/** Sets the class of a model's devices, as a rebuild of the read model would, and corrects the counts. */
export async function reclassify(
  db: Kysely<Tables>,
  modelName: string,
  productClass: ProductClass,
): Promise<void> {
  // The projection folds under this lock, so it uses the new class afterwards.
  await sql`select 1 from projection_checkpoint where name = 'devices' for update`.execute(db);
  await reclassifyApps(db, modelName, productClass);
  const { numUpdatedRows } = await db
    .updateTable('device')
    .set({ prod_class: productClass })
    .where('model_name', '=', modelName)
    .where('prod_class', '<>', productClass)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await db.deleteFrom('device_count').where('model_name', '=', modelName).execute();
  await sql`
    insert into device_count (op_id, device_status, model_name, prod_class, ui_lock, online, outside, cas, n)
    select d.op_id, d.device_status, d.model_name, d.prod_class, d.ui_lock, s.online, d.outside, d.cas, count(*)
    from device d join device_state s using (endpoint_id) where d.model_name = ${modelName}
    group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(db);
}
