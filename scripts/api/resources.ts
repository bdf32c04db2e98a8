import type { Text } from '#domain/text/text.ts';
import type { JsonObject } from '#machines/json.ts';
import { filtersOf } from './filters.ts';
import { components } from './operations.ts';
import {
  type ResourceOperation,
  type ResourceTitle,
  rowsTitle,
  tableRowsTitle,
  tableTitle,
} from './titles.ts';

/** A hand-written file of openapi/resources/. docs/adding.md explains each key. */
interface ResourceSource {
  'x-resource': string;
  /** Whole address of the collection; for a reference table by default `/admin/api/v1/ref/NAME`. */
  path: string;
  /** The property that names a row. */
  id: string;
  tag: string;
  title: ResourceTitle;
  /** Titles of operations that the words of `title` do not give (titles.ts). */
  titles?: Partial<Record<ResourceOperation, Text>>;
  operations: ResourceOperation[];
  /**
   * Permission keys, and the level with the fewest privileges that may write; a null key: every login. `update`: key of
   * its own for changing a row.
   */
  permission: { read: string | null; write?: string; update?: string; level?: number };
  /** Maximum seconds since the caller entered their password, to write. */
  passwordWithin?: number;
  /** Reference tables of the administrator change by PATCH and delete by a body of ids (CL-377..CL-406). */
  style?: 'reference';
  /** Properties to sort by; the first is the default order. */
  sort: string[];
  /** Properties whose values filter a list. Reference tables can be filtered by all others too (filters.ts). */
  filter?: string[];
  /** Description of the fields that a keyword searches; absent: no keyword. */
  keyword?: string;
  /** Maximum rows of a page, if it is not 100. */
  limit?: number;
  properties: Record<string, Property>;
}

type Property = JsonObject & {
  'x-create-only'?: boolean;
  'x-optional'?: boolean;
  'x-version'?: boolean;
  readOnly?: boolean;
};

/** Returns the schemas and operations of a resource. */
export const expandResource = (written: ResourceSource): JsonObject => expand(completed(written));

/** Returns the address of each path item of a resource, by its key in the expanded file. */
export function resourcePaths(written: ResourceSource): Record<string, string> {
  const { path, id, operations } = completed(written);
  return {
    collection: path,
    ...(operations.includes('get') ? { item: `${path}/{${id}}` } : {}),
    ...(operations.includes('export') ? { export: `${path}/action/export` } : {}),
  };
}

const completed = (written: ResourceSource): ResourceSource =>
  written.style === 'reference' ? { ...referenceTable(written), ...written } : written;

/** Returns the common part of the administrator's reference tables (CL-377..CL-406, PE-035). */
function referenceTable(written: ResourceSource): Partial<ResourceSource> {
  const name = written['x-resource'].replace(/\B[A-Z]/g, '-$&').toLowerCase();
  const { path = `/admin/api/v1/ref/${name}` } = written;
  return {
    path,
    tag: 'tables',
    operations: ['list', 'get', 'create', 'update', 'delete'],
    permission: { read: path, write: path },
    sort: [written.id],
    limit: 1000,
  };
}

function expand(source: ResourceSource): JsonObject {
  const { operations, properties } = source;
  const name = source['x-resource'];
  const writable = Object.entries(properties).filter(([, property]) => !property.readOnly);
  const changeable = writable.filter(([, property]) => !property['x-create-only']);
  // Version of a row's state: a change may name the one that it was made from.
  const seen = Object.entries(properties)
    .filter(([, property]) => property['x-version'])
    .map(([field, property]): [string, Property] => [
      field,
      { ...property, description: 'The version that was edited: 409 `conflict` if it has changed since' },
    ]);
  const has = (operation: ResourceOperation) => operations.includes(operation);
  const byIds = source.style === 'reference';
  // A row can be sent back as it was read: unchanged fixed properties are permitted.
  const fixed = byIds
    ? []
    : writable
        .filter(([, property]) => property['x-create-only'])
        .map(([field, { examples: _examples, ...property }]): [string, Property] => [
          field,
          { ...property, 'x-fixed': true, description: 'As it is: it cannot be changed' },
        ]);
  return {
    [name]: schemaOf(Object.entries(properties), Object.keys(properties)),
    ...(has('create') ? { [`${name}Input`]: schemaOf(writable, neededOf(writable)) } : {}),
    ...(has('update')
      ? { [`${name}Change`]: schemaOf([...changeable, ...fixed, ...seen], byIds ? [] : neededOf(changeable)) }
      : {}),
    collection: {
      ...(has('list') ? { get: listOf(source) } : {}),
      ...(has('create') ? { post: changeOf(source, 'create', `${name}Input`) } : {}),
      ...(has('delete') && byIds ? { delete: removalOf(source, true) } : {}),
    },
    ...(has('get')
      ? {
          item: {
            parameters: [
              { name: source.id, in: 'path', required: true, schema: bare(properties[source.id] ?? {}) },
            ],
            get: operation(source, 'get', `One ${source.title.one}`, { 'x-answer': ref(name) }),
            ...(has('update')
              ? { [byIds ? 'patch' : 'put']: changeOf(source, 'update', `${name}Change`) }
              : {}),
            ...(has('delete') && !byIds ? { delete: removalOf(source, false) } : {}),
          },
        }
      : {}),
    ...(has('export') ? { export: { get: exportOf(source) } } : {}),
  };
}

/**
 * Returns one operation with its id: listOrganisations, getOrganisation, createOrganisation, updateOrganisation,
 * deleteOrganisation, exportOrganisations.
 */
function operation(
  source: ResourceSource,
  does: ResourceOperation,
  summary: string,
  more: JsonObject,
): JsonObject {
  const { tag, permission, title, titles } = source;
  const name = source['x-resource'];
  const isTable = source.style === 'reference';
  const many = does === 'list' || does === 'export';
  const writes = does === 'create' || does === 'update' || does === 'delete';
  if (writes && !permission.write) throw new Error(`${name}: permission.write is missing`);
  const writeKey = does === 'update' ? (permission.update ?? permission.write) : permission.write;
  return {
    operationId: `${does}${name}${many ? 's' : ''}`,
    'x-title': titles?.[does] ?? (isTable ? tableRowsTitle(title, does) : rowsTitle(title, does)),
    tags: [tag],
    summary,
    'x-resource': name,
    'x-resource-operation': does,
    ...(does === 'list'
      ? {
          'x-resource-key': { id: source.id, sort: source.sort[0] ?? source.id },
          ...(isTable ? { 'x-table-title': tableTitle(title) } : {}),
        }
      : {}),
    'x-permission': (writes ? writeKey : permission.read) ?? null,
    ...(writes && permission.level !== undefined ? { 'x-permission-level': permission.level } : {}),
    ...(writes && source.passwordWithin !== undefined ? { 'x-password-within': source.passwordWithin } : {}),
    ...more,
  };
}

function listOf(source: ResourceSource): JsonObject {
  const { limit, title } = source;
  const parameters: JsonObject[] = [
    { $ref: `${components}/parameters/common.yaml#/Page` },
    limit
      ? {
          name: 'limit',
          in: 'query',
          description: 'Rows a page; default 15',
          schema: { type: 'integer', minimum: 1, maximum: limit },
        }
      : { $ref: `${components}/parameters/common.yaml#/Limit` },
    { $ref: `${components}/parameters/common.yaml#/After` },
    ...choiceOf(source),
  ];
  return operation(source, 'list', `The caller's ${title.many}, a page at a time`, {
    parameters,
    'x-page': ref(source['x-resource']),
  });
}

function exportOf(source: ResourceSource): JsonObject {
  const as = { name: 'as', in: 'query', required: true, schema: { type: 'string', enum: ['csv', 'xlsx'] } };
  return operation(source, 'export', `The ${source.title.many} of a list as a file`, {
    // Exporting many rows is audited like a command.
    'x-reads': false,
    parameters: [as, ...choiceOf(source)],
    'x-answer': 'sheet',
  });
}

/** Returns the common parameters of list and export: order, filters and the keyword. */
function choiceOf({ sort, filter = [], keyword, properties, style }: ResourceSource): JsonObject[] {
  const filters =
    style === 'reference'
      ? Object.entries(properties).flatMap(([name, property]) =>
          filtersOf(name, bare(property), filter.includes(name)),
        )
      : filter.flatMap((name) => filtersOf(name, bare(properties[name] ?? {}), true));
  return [
    {
      name: 'sortBy',
      in: 'query',
      description: `Default ${sort[0]}`,
      schema: { type: 'string', enum: sort },
    },
    { name: 'sortDesc', in: 'query', schema: { type: 'boolean' } },
    ...(style === 'reference'
      ? [
          {
            name: 'order',
            in: 'query',
            description: 'Same as sortBy',
            schema: { type: 'string', enum: sort },
          },
        ]
      : []),
    ...filters,
    ...(keyword
      ? [
          {
            name: 'keyword',
            in: 'query',
            description: keyword,
            schema: { type: 'string', maxLength: 120 },
          },
        ]
      : []),
  ];
}

function changeOf(source: ResourceSource, does: 'create' | 'update', schema: string): JsonObject {
  const name = source['x-resource'];
  const summary = `${does === 'create' ? 'Create' : 'Change'} one ${source.title.one}`;
  return operation(source, does, summary, {
    parameters: [{ $ref: `${components}/parameters/common.yaml#/IdempotencyKey` }],
    'x-body': ref(schema),
    'x-answer': ref(name),
  });
}

function removalOf(source: ResourceSource, byIds: boolean): JsonObject {
  const ids = {
    type: 'object',
    additionalProperties: false,
    required: ['ids'],
    properties: {
      ids: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
        items: bare(source.properties[source.id] ?? {}),
      },
    },
  };
  return operation(source, 'delete', `Delete ${byIds ? source.title.many : `one ${source.title.one}`}`, {
    parameters: [{ $ref: `${components}/parameters/common.yaml#/IdempotencyKey` }],
    description: 'Refused with 409 `conflict` while other rows refer to it; `data` counts them.',
    ...(byIds ? { 'x-body': ids } : {}),
    'x-answer': 'done',
  });
}

const ref = (name: string) => ({ $ref: `#/${name}` });

/** Returns the schema of a property without the keywords of this script. */
function bare(property: Property): JsonObject {
  const {
    'x-create-only': _createOnly,
    'x-optional': _optional,
    'x-version': _version,
    readOnly: _readOnly,
    ...schema
  } = property;
  return schema;
}

const schemaOf = (properties: [string, Property][], required: string[]): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  ...(required.length > 0 ? { required } : { minProperties: 1 }),
  properties: Object.fromEntries(properties.map(([name, property]) => [name, bare(property)])),
});

/** Returns the required properties: those that are not nullable and not marked as optional. */
const neededOf = (properties: [string, Property][]) =>
  properties
    .filter(
      ([, { type, 'x-optional': isOptional }]) =>
        !isOptional && !(Array.isArray(type) && type.includes('null')),
    )
    .map(([name]) => name);
