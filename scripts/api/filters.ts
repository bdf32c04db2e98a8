import type { Json, JsonObject } from '#machines/json.ts';
import { isObject } from './document.ts';

/**
 * Kind of a list's filter for a property: equal value, part of its text, an end of a range, or one of several values.
 */
type FilterKind = 'equals' | 'contains' | 'from' | 'to' | 'has';

const typesOf = (schema: JsonObject): Json[] =>
  Array.isArray(schema.type) ? schema.type : [schema.type ?? 'string'];

/** Maximum length of a text filter. */
const longest = 120;

/**
 * Returns the filter parameters of a list for one property, by its type. `exact`: the text is compared as a whole,
 * because it is an identifier; a property that names a row of another table always is.
 */
export function filtersOf(name: string, schema: JsonObject, exact: boolean): JsonObject[] {
  const types = typesOf(schema);
  const { 'x-refers': refers, examples: _examples, description: _description, ...plain } = schema;
  const parameter = (suffix: string, kind: FilterKind, of: JsonObject, description?: string): JsonObject => ({
    name: `${name}${suffix}`,
    in: 'query',
    ...(description ? { description } : {}),
    schema: of,
    'x-filter': { field: name, kind },
  });
  if (exact || refers !== undefined || Array.isArray(schema.enum) || types.includes('boolean')) {
    const one = types.find((type) => type !== 'null') ?? 'string';
    return [parameter('', 'equals', { ...plain, type: one })];
  }
  if (types.includes('array')) {
    const each = isObject(schema.items) ? schema.items : {};
    return [parameter('', 'has', Object.keys(each).length > 0 ? each : { type: 'string' }, 'One of them')];
  }
  if (schema.format === 'date-time') {
    const time = { type: 'string', format: 'date-time' };
    return [parameter('From', 'from', time, 'Inclusive'), parameter('To', 'to', time, 'Exclusive')];
  }
  const number = types.find((type) => type === 'integer' || type === 'number');
  if (number !== undefined)
    return [
      parameter('From', 'from', { type: number }, 'Inclusive'),
      parameter('To', 'to', { type: number }, 'Inclusive'),
    ];
  return [
    parameter(
      '',
      'contains',
      { type: 'string', minLength: 1, maxLength: longest },
      'Part of it, in upper or lower case',
    ),
  ];
}
