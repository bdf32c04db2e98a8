import type { DeviceField } from '#domain/inventory-rows.ts';
import type { ProductClass } from '#domain/models.ts';
import { comparable } from '#domain/text/normal.ts';
import type { DeviceRegistration } from '#machines/device-lifecycle/events.ts';
import type { CityOf } from '../queries/cities.ts';

/** Old and new value of a field. */
export type RowChange = {
  field: DeviceField | 'deviceStatus';
  from: string | number | null;
  to: string | number;
};

/** Existing device that rows name, with its registration. */
export interface KnownDevice {
  opId: string;
  companyName?: string;
  status: string;
  /** True if the caller may see it. */
  inScope: boolean;
  /** False: it connected by itself, and is not registered. */
  isListed: boolean;
  values: Partial<Record<RowChange['field'], string | number | null>>;
  registration: DeviceRegistration;
}

/** Stored data that the verdicts on some rows depend on, read in a few statements for all of them. */
export interface ExistingRecords {
  /** Organisation of new devices whose row names none. */
  opId: string;
  /** Models by comparable name. */
  models: ReadonlyMap<string, { modelName: string; prodClass: ProductClass }>;
  /** Ids of organisations in scope, by comparable id, and by name if only one has it. */
  operators: ReadonlyMap<string, string>;
  /** Owners by `kind\nvalue`. */
  numbers: ReadonlyMap<string, string>;
  devices: ReadonlyMap<string, KnownDevice>;
  /** Owners of names in an organisation, by `nameKeyOf`. */
  names: ReadonlyMap<string, string>;
  /** Finds the city of a place. */
  cityOf: CityOf;
}

export const nameKeyOf = (opId: string, name: string): string => `${opId}\n${comparable(name)}`;
