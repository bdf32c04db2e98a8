import type { Json, JsonObject } from '#machines/json.ts';
import type { ApiDocument, ParameterObject } from './document.ts';
import { isObject } from './document.ts';
import { limitsOf, resolved } from './limits.ts';

/**
 * Returns the text of src/api/tables.gen.ts: the administrator's reference tables, for the console's single page for
 * all of them.
 */
export function tableList(document: ApiDocument): string {
  const schemas = isSection(document.components.schemas) ? document.components.schemas : {};
  const lists = Object.entries(document.paths).flatMap(([path, item]) =>
    item.get?.['x-resource-operation'] === 'list' && !item.get['x-alias-of']
      ? [{ path, list: item.get }]
      : [],
  );
  const tableOf = new Map(lists.map(({ path, list }) => [list['x-resource'], idOf(path)]));
  const tables = lists.map(({ path, list }) => {
    const name = list['x-resource'] ?? '';
    const input = propertiesOf(resolved(document, schemas[`${name}Input`]));
    const change = propertiesOf(resolved(document, schemas[`${name}Change`]));
    const fields = Object.entries(propertiesOf(resolved(document, schemas[name]))).map(
      ([field, property]) => ({
        name: field,
        ...kindOf(document, resolved(document, property)),
        creates: Object.hasOwn(input, field),
        changes: Object.hasOwn(input, field) && Object.hasOwn(change, field),
        version: Object.hasOwn(change, field) && !Object.hasOwn(input, field),
        refers: tableOf.get(refersOf(property)) ?? null,
      }),
    );
    const parameters: ParameterObject[] = (list.parameters ?? []).flatMap((parameter) =>
      'name' in parameter ? [parameter] : [],
    );
    const sort = parameters.find((parameter) => parameter.name === 'sortBy')?.schema.enum ?? [];
    return {
      tableId: idOf(path),
      id: list['x-resource-key']?.id ?? '',
      sort,
      keyword: parameters.some((parameter) => parameter.name === 'keyword'),
      operations: Object.fromEntries(
        [path, `${path}/{${list['x-resource-key']?.id}}`].flatMap((place) =>
          Object.values(document.paths[place] ?? {}).flatMap((operation) =>
            'operationId' in operation && operation['x-resource-operation']
              ? [[operation['x-resource-operation'], operation.operationId]]
              : [],
          ),
        ),
      ),
      filters: parameters.flatMap(({ name: parameter, 'x-filter': filter }) =>
        filter ? [{ name: parameter, ...filter }] : [],
      ),
      limits: limitsOf(document, resolved(document, schemas[`${name}Input`])),
      fields,
    };
  });
  const filters = [...new Set(tables.flatMap((table) => table.filters.map((filter) => filter.name)))].sort();
  const names = [...new Set(tables.flatMap(({ fields }) => fields.map(({ name }) => name)))].sort();
  return `import type { FilterKind } from './filters.gen.ts';
import type { FieldLimits } from './limits.gen.ts';
import type { OperationId } from './operations.gen.ts';

export type TableId = ${tables.map(({ tableId }) => `'${tableId}'`).join(' | ')};
export type TableFieldName = ${names.map((name) => `'${name}'`).join(' | ')};

/** Filter parameters of the tables' lists. */
export const tableFilterNames = [${filters.map((name) => `'${name}'`).join(', ')}] as const;
export type TableFilterName = (typeof tableFilterNames)[number];

export interface TableFilter {
  name: TableFilterName;
  /** Field that the parameter filters by, and the kind of filter. */
  field: TableFieldName;
  kind: FilterKind;
}

export interface TableField {
  name: TableFieldName;
  /** \`choices\`: several choices; \`words\`: several typed words. */
  kind: 'text' | 'number' | 'boolean' | 'time' | 'choice' | 'choices' | 'words';
  choices: readonly string[];
  nullable: boolean;
  /** True if a new row may have the field, and if a change may change it. */
  creates: boolean;
  changes: boolean;
  /** True if a change names the version that it was made from. */
  version: boolean;
  /** Table of the row that the field refers to; null: none. */
  refers: TableId | null;
}

export interface ReferenceTable {
  tableId: TableId;
  /** Field that names a row. */
  id: TableFieldName;
  sort: readonly string[];
  /** True if the table can be searched by keyword. */
  keyword: boolean;
  filters: readonly TableFilter[];
  operations: { list: OperationId; get: OperationId; create?: OperationId; update?: OperationId; delete?: OperationId };
  limits: Record<string, FieldLimits>;
  fields: readonly TableField[];
}

export const referenceTables: readonly ReferenceTable[] = [
${tables.map((table) => `  ${JSON.stringify(table)},`).join('\n')}
];
`;
}

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isSection = (value: unknown): value is JsonObject => value !== null && typeof value === 'object';
const propertiesOf = (schema: JsonObject): JsonObject =>
  isObject(schema.properties) ? schema.properties : {};
const refersOf = (property: Json | undefined) =>
  isObject(property) && typeof property['x-refers'] === 'string' ? property['x-refers'] : undefined;

function kindOf(document: ApiDocument, schema: JsonObject) {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'string'];
  const nullable = types.includes('null');
  const choices = Array.isArray(schema.enum) ? schema.enum : [];
  if (types.includes('array')) {
    const each = resolved(document, schema.items);
    return Array.isArray(each.enum)
      ? { kind: 'choices', choices: each.enum, nullable }
      : { kind: 'words', choices, nullable };
  }
  if (choices.length > 0) return { kind: 'choice', choices, nullable };
  if (schema.format === 'date-time') return { kind: 'time', choices, nullable };
  if (types.includes('boolean')) return { kind: 'boolean', choices, nullable };
  const isNumber = types.includes('integer') || types.includes('number');
  return { kind: isNumber ? 'number' : 'text', choices, nullable };
}
