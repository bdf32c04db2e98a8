import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { bundle, loadConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import type { JsonObject } from '#machines/json.ts';

export const documentNames = ['main', 'auth', 'admin'] as const;
export type DocumentName = (typeof documentNames)[number];

/** As much of OpenAPI 3.1 as the scripts look at. */
export interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, PathItem>;
  components: { parameters?: Record<string, ParameterObject>; [section: string]: unknown };
}

export type ParameterObject = {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonObject;
  /** The property that it narrows a list by, and how (filters.ts). */
  'x-filter'?: { field: string; kind: string };
};

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: unknown[];
  tags?: string[];
  parameters?: (ParameterObject | { $ref: string })[];
  requestBody?: JsonObject;
  responses?: JsonObject;
  'x-permission'?: string | null;
  'x-reads'?: boolean;
  /** The answer holds a secret: it is never kept, also not for a repeated request. */
  'x-secret-answer'?: boolean;
  'x-password-within'?: number;
  /** What a login may owe, and make this call all the same. */
  'x-allowed-while-pending'?: string[];
  'x-permission-level'?: number;
  'x-resource'?: string;
  'x-resource-operation'?: string;
  /** Of a list: the property that names a row, and the one that rows are sorted by. */
  'x-resource-key'?: { id: string; sort: string };
  /** Of a timeline: its stream, and which of its operations this is. */
  'x-stream'?: string;
  'x-stream-operation'?: string;
  'x-alias-of'?: string;
  'x-query-in-body'?: boolean;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Method = (typeof methods)[number];

interface PathItem extends Partial<Record<Method, OperationObject>> {
  /** Those that all operations of the path have. */
  parameters?: (ParameterObject | { $ref: string })[];
}

const root = new URL('../../', import.meta.url);

interface Alias {
  document: DocumentName;
  method: Method;
  path: string;
  operation: string;
  query?: 'body';
  why: string;
}

/** A whole table under another path: all that can be done with it and with its rows. */
interface TableAlias {
  document: DocumentName;
  path: string;
  table: string;
  why: string;
}

/** Reads the hand-written documents and answers each as one document, with the deprecated aliases in it. */
export async function bundleDocuments(): Promise<Record<DocumentName, ApiDocument>> {
  const config = await loadConfig({ configPath: new URL('openapi/redocly.yaml', root).pathname });
  const aliases: (Alias | TableAlias)[] = parse(
    await readFile(new URL('openapi/aliases.yaml', root), 'utf8'),
  );
  const bundled = await Promise.all(
    documentNames.map(async (name) => {
      const ref = new URL(`openapi/${name}.yaml`, root).pathname;
      const { bundle: result, problems } = await bundle({ ref, config, dereference: false });
      const errors = problems.filter((problem) => problem.severity === 'error');
      if (errors.length > 0) throw new Error(`${name}: ${errors.map((e) => e.message).join('; ')}`);
      const document: ApiDocument = result.parsed;
      for (const alias of aliases) {
        if (alias.document !== name) continue;
        for (const each of 'table' in alias ? eachOf(document, alias) : [alias]) addAlias(document, each);
      }
      return [name, document] as const;
    }),
  );
  return Object.fromEntries(bundled) as Record<DocumentName, ApiDocument>;
}

/** dist/openapi/*.json: what the server mounts and what outside programs read. */
export async function writeBundles(documents: Record<DocumentName, ApiDocument>): Promise<void> {
  const folder = new URL('dist/openapi/', root);
  await mkdir(folder, { recursive: true });
  for (const name of documentNames)
    await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(documents[name], null, 2)}\n`);
}

const eachOf = ({ paths }: ApiDocument, { table, path, ...alias }: TableAlias): Alias[] =>
  Object.entries(paths).flatMap(([place, item]) =>
    place === table || place.startsWith(`${table}/{`)
      ? methods.flatMap((method) => {
          const operation = item[method]?.operationId;
          return operation ? [{ ...alias, method, path: place.replace(table, path), operation }] : [];
        })
      : [],
  );

function addAlias(document: ApiDocument, alias: Alias): void {
  const found = Object.values(document.paths)
    .flatMap((place) => methods.map((method) => ({ place, original: place[method] })))
    .find(({ original: operation }) => operation?.operationId === alias.operation);
  const original = found?.original;
  if (!original) throw new Error(`alias ${alias.path}: no operation ${alias.operation}`);
  const item = document.paths[alias.path] ?? {};
  document.paths[alias.path] = item;
  if (item[alias.method]) throw new Error(`alias ${alias.method} ${alias.path} exists already`);
  const parameters = [...(found.place.parameters ?? []), ...(original.parameters ?? [])];
  const copy: OperationObject = {
    ...original,
    ...(parameters.length > 0 ? { parameters } : {}),
    operationId: `${alias.operation}_alias_${alias.path.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_/, '')}_${alias.method}`,
    deprecated: true,
    summary: `Older name of ${alias.operation}`,
    description: `Same handler as ${alias.operation} (${alias.why}).`,
    'x-alias-of': alias.operation,
  };
  item[alias.method] = alias.query === 'body' ? queryAsBody(document, copy) : copy;
}

/** Query parameters as members of a strict body object, for older clients that post what is read by GET (A-009). */
function queryAsBody(document: ApiDocument, operation: OperationObject): OperationObject {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? (document.components.parameters?.[nameOf(parameter.$ref)] ?? parameter) : parameter,
  );
  const query = parameters.filter((parameter) => 'in' in parameter && parameter.in === 'query');
  const { parameters: _parameters, ...rest } = operation;
  return {
    ...rest,
    'x-reads': true,
    'x-query-in-body': true,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            additionalProperties: false,
            required: query.flatMap((p) => ('name' in p && p.required ? [p.name] : [])),
            properties: Object.fromEntries(query.flatMap((p) => ('name' in p ? [[p.name, p.schema]] : []))),
          },
        },
      },
    },
  };
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
