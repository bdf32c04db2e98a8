import { type Kysely, sql } from 'kysely';
import {
  agentFeatures,
  describedModel,
  describingPaths,
  isIncomplete,
  lacksFeatures,
  refinedModel,
} from '#domain/described-model.ts';
import { Readings } from '#domain/device-parameters/readings.ts';
import {
  type Band,
  genericFeatures,
  genericMenu,
  type ModelProfile,
  type ProductClass,
} from '#domain/models.ts';
import type { Database, Row, Tables } from '#server/core/database/database.ts';
import type { KnownModel } from '#server/devices/models/port.ts';

/** Product class of each model in the tables: it applies to all devices of the model. */
export type ModelClasses = ReadonlyMap<string, ProductClass>;

/** Device of a playbook run. */
export interface DeviceOfRun {
  endpointId: string;
  modelName: string;
  prodClass: string;
}

/**
 * Milliseconds for which a reading is kept: together with the reading's own duration, an edit on any server applies
 * within two seconds (docs/decisions/126).
 */
const keptMs = 1_000;

/** Models from the tables, read at most once a second. */
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
    // After a failed read the next caller tries again.
    profiles.catch(() => {
      this.#read = null;
    });
    return profiles;
  }

  /** Drops the kept reading, so that a caller sees their own change at once. */
  readAgain(): void {
    this.#read = null;
  }

  /** Returns a device's profile: values that the tables lack are derived from the device's reports. */
  async of(device: ModelledDevice): Promise<ModelProfile> {
    const { endpoint_id: endpointId, model_name: modelName, prod_class: prodClass } = device;
    const known = await this.#named(modelName);
    if (known && !isIncomplete(known)) return known;
    const readings = await readingsOf(this.#database.sql, endpointId);
    const described = describedModel({ modelName, prodClass }, readings);
    return known ? refinedModel(known, described) : described;
  }

  /** Returns the profile of a playbook run's device. */
  ofRun({ endpointId, modelName, prodClass }: DeviceOfRun): Promise<ModelProfile> {
    return this.of({ endpoint_id: endpointId, model_name: modelName, prod_class: prodClass });
  }

  /**
   * Tells if a device supports a feature. Reads nothing for features that every agent has: a bulk action checks
   * thousands.
   */
  async supports(device: ModelledDevice, feature: string): Promise<boolean> {
    const known = await this.#named(device.model_name);
    if ((!known || lacksFeatures(known)) && agentFeatures.includes(feature)) return true;
    return (await this.of(device)).supportFeatures.includes(feature);
  }

  /** Tells if devices of this model must be asked for their description. */
  async needsDescription(modelName: string): Promise<boolean> {
    const known = await this.#named(modelName);
    return known === undefined || isIncomplete(known);
  }

  async #named(modelName: string): Promise<KnownModel | undefined> {
    return (await this.all()).find((model) => model.modelName === modelName);
  }
}

/** Values that a device's profile depends on. */
export type ModelledDevice = Pick<Row<'device'>, 'endpoint_id' | 'model_name' | 'prod_class'>;

/** Maximum number of values in one description: a device has a few radios and networks. */
const valueLimit = 500;

async function readingsOf(db: Kysely<Tables>, endpointId: string): Promise<Readings> {
  const patterns = describingPaths.map((path) => path.replaceAll('_', '\\_').replaceAll('*', '%'));
  const rows = await db
    .selectFrom('device_value')
    .select(['path', 'value'])
    .where('endpoint_id', '=', endpointId)
    .where(sql<boolean>`path like any(${patterns}::text[])`)
    .orderBy('path')
    .limit(valueLimit)
    .execute();
  return new Readings(rows.map(({ path, value }) => [path, value]));
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

/**
 * Reads the model classes in a projection's transaction, so that `reclassify` and a fold cannot miss each other's
 * change.
 */
export async function modelClasses(db: Kysely<Tables>): Promise<ModelClasses> {
  const rows = await db.selectFrom('device_model').select(['model_name', 'product_class']).execute();
  return new Map(rows.map((row) => [row.model_name, row.product_class]));
}
