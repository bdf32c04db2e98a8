import type { At, Context, ParamSpec } from './data-model/schema.ts';
import { entryCountSuffix, type ObjectNode } from './data-model/tree.ts';

/** An object that exists on a device. */
export interface ObjectInstance {
  node: ObjectNode;
  path: string;
  at: At;
}

/** Strings that many devices share (paths, settings of a controller), stored once per process, with a limit. */
const interned = new Map<string, string>();
const internLimit = 100_000;

function intern(text: string): string {
  const known = interned.get(text);
  if (known !== undefined) return known;
  if (interned.size < internLimit) interned.set(text, text);
  return text;
}

/**
 * The values of one device: its model's shared tree with the device's own changes on top. An unchanged device holds two
 * nulls.
 */
export class DeviceValues {
  private readonly root: ObjectNode;
  private readonly context: Context;
  private changed: Map<string, string> | null = null;
  private rowsOf: Map<string, readonly number[]> | null = null;

  constructor(root: ObjectNode, context: Context) {
    this.root = root;
    this.context = context;
  }

  get rootObject(): ObjectInstance {
    return { node: this.root, path: 'Device.', at: [] };
  }

  instances(table: ObjectInstance): readonly number[] {
    const own = this.rowsOf?.get(table.path);
    if (own) return own;
    return table.node.table?.instances(this.context, table.at) ?? [];
  }

  child(object: ObjectInstance, name: string): ObjectInstance | null {
    const node = object.node.children.get(name);
    return node ? { node, path: `${object.path}${name}.`, at: object.at } : null;
  }

  row(table: ObjectInstance, instance: number): ObjectInstance | null {
    if (!table.node.row || !this.instances(table).includes(instance)) return null;
    return { node: table.node.row, path: `${table.path}${instance}.`, at: [...table.at, instance] };
  }

  /** Returns the value that the device holds; `value()` returns the one that it reports. */
  stored(object: ObjectInstance, name: string, param: ParamSpec): string {
    const own = param.chosen?.(this.context, object.at) ?? this.changed?.get(object.path + name);
    if (own !== undefined) return own;
    if (typeof param.value === 'function') return param.value(this.context, object.at);
    if (param.value === '' && name.endsWith(entryCountSuffix)) {
      const table = this.child(object, name.slice(0, -entryCountSuffix.length));
      if (table) return String(this.instances(table).length);
    }
    return param.value;
  }

  /**
   * Returns the reported value: secured parameters read back empty (TR-181, "hidden"), except the Wi-Fi of a model that
   * discloses them.
   */
  value(object: ObjectInstance, name: string, param: ParamSpec): string {
    const isHidden =
      param.secret && !(this.context.model.disclosesSecrets && object.path.startsWith('Device.WiFi.'));
    return isHidden ? '' : this.stored(object, name, param);
  }

  /** Finds an object by its plain path (no wildcards), or null. */
  object(path: string): ObjectInstance | null {
    let object: ObjectInstance | null = this.rootObject;
    for (const segment of path.split('.').slice(1, -1)) {
      if (!object) return null;
      object = /^\d+$/.test(segment) ? this.row(object, Number(segment)) : this.child(object, segment);
    }
    return object;
  }

  /** Returns the rows of a table by its plain path. */
  rowsAt(tablePath: string): ObjectInstance[] {
    const table = this.object(tablePath);
    if (!table) return [];
    return this.instances(table).flatMap((instance) => this.row(table, instance) ?? []);
  }

  read(path: string): string {
    const dot = path.lastIndexOf('.') + 1;
    const object = this.object(path.slice(0, dot));
    const name = path.slice(dot);
    const param = object?.node.params.get(name);
    return object && param ? this.stored(object, name, param) : '';
  }

  /** Returns the value that was set on this device over its model's; undefined: none. */
  own(path: string): string | undefined {
    return this.changed?.get(path);
  }

  /** Restores an earlier result of `own`. */
  putBack(path: string, own: string | undefined): void {
    if (own === undefined) this.changed?.delete(path);
    else this.write(path, own);
  }

  write(path: string, value: string): void {
    this.changed ??= new Map();
    this.changed.set(intern(path), intern(value));
  }

  /** Adds a row with the lowest free instance number, and returns the number. */
  addRow(table: ObjectInstance): number {
    const taken = this.instances(table);
    let instance = 1;
    while (taken.includes(instance)) instance += 1;
    this.setRows(
      table.path,
      [...taken, instance].toSorted((a, b) => a - b),
    );
    return instance;
  }

  removeRow(table: ObjectInstance, instance: number): void {
    this.setRows(
      table.path,
      this.instances(table).filter((other) => other !== instance),
    );
    const prefix = `${table.path}${instance}.`;
    for (const path of this.changed?.keys() ?? []) if (path.startsWith(prefix)) this.changed?.delete(path);
    for (const path of this.rowsOf?.keys() ?? []) if (path.startsWith(prefix)) this.rowsOf?.delete(path);
  }

  private setRows(tablePath: string, instances: readonly number[]): void {
    this.rowsOf ??= new Map();
    this.rowsOf.set(intern(tablePath), instances);
  }

  /** Resets all values below this path to their factory state. */
  forget(path: string): void {
    for (const changed of this.changed?.keys() ?? [])
      if (changed.startsWith(path)) this.changed?.delete(changed);
  }

  /** Restores the factory settings. */
  reset(): void {
    this.changed = null;
    this.rowsOf = null;
  }
}
