import type { CommandSpec, Definitions, ObjectSpec, ParamSpec, TableSpec } from './schema.ts';

/**
 * One object of the supported data model; a table has its rows' object in `row`, and both have the table's description.
 */
export interface ObjectNode {
  /** `Device.WiFi.Radio.{i}.`, or `Device.WiFi.Radio.` for the table itself. */
  supportedPath: string;
  params: Map<string, ParamSpec>;
  commands: Map<string, CommandSpec>;
  events: Map<string, readonly string[]>;
  children: Map<string, ObjectNode>;
  table: TableSpec | null;
  row: ObjectNode | null;
}

/** Builds the tree of a model; all its agents share it. */
export function buildTree(...parts: Definitions[]): ObjectNode {
  const root = emptyNode('Device.');
  for (const definitions of parts) {
    for (const [path, spec] of Object.entries(definitions)) place(root, path, spec);
  }
  return root;
}

function emptyNode(supportedPath: string): ObjectNode {
  return {
    supportedPath,
    params: new Map(),
    commands: new Map(),
    events: new Map(),
    children: new Map(),
    table: null,
    row: null,
  };
}

function place(root: ObjectNode, path: string, spec: ObjectSpec): void {
  const segments = path.split('.').slice(1, -1);
  let node = root;
  for (const [depth, segment] of segments.entries()) {
    if (segment === '{i}') {
      node.row ??= emptyNode(`${node.supportedPath}{i}.`);
      node = node.row;
      continue;
    }
    let child = node.children.get(segment);
    if (!child) {
      child = emptyNode(`${node.supportedPath}${segment}.`);
      node.children.set(segment, child);
    }
    // The table's description belongs to the node above its rows.
    if (spec.table && depth === segments.length - 2 && segments.at(-1) === '{i}') {
      child.table = spec.table;
      addEntryCount(node, segment);
    }
    node = child;
  }
  if (spec.table) node.table = spec.table;
  for (const [name, param] of Object.entries(spec.params ?? {})) node.params.set(name, param);
  for (const [name, command] of Object.entries(spec.commands ?? {})) node.commands.set(name, command);
  for (const [name, args] of Object.entries(spec.events ?? {})) node.events.set(name, args);
}

export const entryCountSuffix = 'NumberOfEntries';

/** Adds the count that TR-181 defines for every table; its value is the number of rows, see `DeviceValues`. */
function addEntryCount(parent: ObjectNode, table: string): void {
  const name = `${table}${entryCountSuffix}`;
  parent.params.set(name, { access: 'RO', type: 'unsignedInt', value: '', secret: false });
}
