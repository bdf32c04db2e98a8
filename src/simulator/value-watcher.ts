import type { DeviceValues, ObjectInstance } from './device-values.ts';
import { allRows, resolve } from './resolve.ts';

/**
 * Upper limit, so that a subscription to a large tree does not make a device compare thousands of values per second.
 */
const watchLimit = 500;

/** Detects watched values that changed by themselves, by comparing with their earlier values. */
export class ValueWatcher {
  private readonly values: DeviceValues;
  private known = new Map<string, string>();

  constructor(values: DeviceValues) {
    this.values = values;
  }

  /** Marks a value as already reported. */
  reported(path: string, value: string): void {
    if (this.known.has(path)) this.known.set(path, value);
  }

  changes(references: string[]): [path: string, value: string][] {
    const current = new Map<string, string>();
    for (const reference of references) this.readInto(current, reference);
    const changed = [...current].filter(([path, value]) => {
      const before = this.known.get(path);
      return before !== undefined && before !== value;
    });
    this.known = current;
    return changed;
  }

  private readInto(current: Map<string, string>, reference: string): void {
    const found = resolve(this.values, reference);
    if (found.kind === 'error') return;
    for (const object of found.objects) {
      if (found.name === '') this.readObject(current, object);
      else {
        const param = object.node.params.get(found.name);
        if (param && current.size < watchLimit) {
          current.set(object.path + found.name, this.values.value(object, found.name, param));
        }
      }
    }
  }

  private readObject(current: Map<string, string>, object: ObjectInstance): void {
    for (const [name, param] of object.node.params) {
      if (current.size >= watchLimit) return;
      current.set(object.path + name, this.values.value(object, name, param));
    }
    for (const row of object.node.row ? allRows(this.values, object) : []) this.readObject(current, row);
    for (const name of object.node.children.keys()) {
      const child = this.values.child(object, name);
      if (child) this.readObject(current, child);
    }
  }
}
