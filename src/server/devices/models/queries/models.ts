import { type Kysely, sql } from 'kysely';
import {
  type Band,
  genericFeatures,
  genericMenu,
  genericModel,
  type ModelProfile,
  type ProductClass,
} from '#domain/models.ts';
import type { Database, Row, Tables } from '#server/core/database/database.ts';
import type { KnownModel } from '#server/devices/models/port.ts';
import type { ModelClasses } from '#server/devices/read-model/fold.ts';

/** With the time of a reading, an edit on any server counts within two seconds (docs/decisions/126). */
const keptMs = 1_000;

/** The models as their tables say, read at most once a second. */
export class DeviceModels {
  readonly #database: Database;
  readonly #now: () => Date;
  #read: { at: number; profiles: Promise<KnownModel[]> } | null = null;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  all(): Promise<KnownModel[]> {
    const at = this.#now().getTime();
    if (this.#read && Math.abs(at - this.#read.at) < keptMs) return this.#read.profiles;
    const profiles = readModels(this.#database.sql);
    this.#read = { at, profiles };
    // What could not be read is asked for again by the next caller.
    profiles.catch(() => {
      this.#read = null;
    });
    return profiles;
  }

  /** A caller sees their own change at once. */
  readAgain(): void {
    this.#read = null;
  }

  /** Of any model: one that the tables do not have gets the generic profile of its class. */
  async of(modelName: string, prodClass?: string): Promise<ModelProfile> {
    const profiles = await this.all();
    return profiles.find((profile) => profile.modelName === modelName) ?? genericModel(modelName, prodClass);
  }
}

type Stored = Omit<Row<'device_model'>, 'bands'> & {
  bands: Band[];
  support_features: string[] | null;
  support_menu: string[] | null;
  digest: string | null;
};

async function readModels(db: Kysely<Tables>): Promise<KnownModel[]> {
  const { rows } = await sql<Stored>`
    select m.*, f.support_features, coalesce(own.support_menu, basic.support_menu) as support_menu,
      p.digest
      from device_model m left join device_model_feature f using (model_name)
      left join device_model_menu own using (model_name)
      left join device_model_menu_basic basic using (product_class)
      left join model_picture p using (model_name) order by model_name`.execute(db);
  return rows.map((row) => ({
    modelName: row.model_name,
    modelSubName: row.model_sub_name,
    modelOui: row.model_oui,
    manufacturerId: row.manufacturer_id,
    manufacturerName: row.manufacturer_name,
    protocol: row.protocol,
    picture: row.digest,
    prodClass: row.product_class,
    bands: row.bands,
    operatingStandard: row.operating_standard,
    securitySupport: row.security_support,
    supportFeatures: row.support_features ?? genericFeatures,
    supportMenu: row.support_menu ?? genericMenu,
  }));
}

/** As the transaction of a projection sees them, so that `reclassify` and a fold never pass each other. */
export async function modelClasses(db: Kysely<Tables>): Promise<ModelClasses> {
  const rows = await db.selectFrom('device_model').select(['model_name', 'product_class']).execute();
  return new Map(rows.map((row) => [row.model_name, row.product_class]));
}

/** Gives the devices of a model its class, as building the read model again would, and counts them again. */
export async function reclassify(
  db: Kysely<Tables>,
  modelName: string,
  productClass: ProductClass,
): Promise<void> {
  // The projection folds under this lock: what it folds afterwards sees the new class.
  await sql`select 1 from projection_checkpoint where name = 'devices' for update`.execute(db);
  const { numUpdatedRows } = await db
    .updateTable('device')
    .set({ prod_class: productClass })
    .where('model_name', '=', modelName)
    .where('prod_class', '<>', productClass)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await db.deleteFrom('device_count').where('model_name', '=', modelName).execute();
  await sql`
    insert into device_count (op_id, device_status, model_name, prod_class, ui_lock, online, n)
    select d.op_id, d.device_status, d.model_name, d.prod_class, d.ui_lock, s.online, count(*)
    from device d join device_state s using (endpoint_id) where d.model_name = ${modelName}
    group by 1, 2, 3, 4, 5, 6`.execute(db);
}
