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

/** A device that rows name, as it is registered. */
export interface KnownDevice {
  opId: string;
  companyName?: string;
  status: string;
  /** Whether the caller may see it. */
  inScope: boolean;
  /** False: it connected by itself, and is not registered. */
  isListed: boolean;
  values: Partial<Record<RowChange['field'], string | number | null>>;
  registration: DeviceRegistration;
}

/** Everything that the verdict on some rows depends on, read in a few statements for all of them. */
export interface RowWorld {
  /** Organisation of new devices whose row names none. */
  opId: string;
  /** By comparable name. */
  models: ReadonlyMap<string, { modelName: string; prodClass: ProductClass }>;
  /** Ids of organisations in scope, by comparable id, and by name where only one has it. */
  operators: ReadonlyMap<string, string>;
  /** Owner of `kind\nvalue`. */
  numbers: ReadonlyMap<string, string>;
  devices: ReadonlyMap<string, KnownDevice>;
  /** Owner of a name in an organisation (`nameKeyOf`). */
  names: ReadonlyMap<string, string>;
  /** The city of a place. */
  cityOf: CityOf;
}

export const nameKeyOf = (opId: string, name: string): string => `${opId}\n${comparable(name)}`;
