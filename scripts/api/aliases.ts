import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import {
  type ApiDocument,
  type DocumentName,
  type Method,
  methods,
  type OperationObject,
} from './document.ts';

interface Alias {
  document: DocumentName;
  method: Method;
  path: string;
  operation: string;
  query?: 'body';
  why: string;
}

/** A whole table under another path, with all its operations. */
interface TableAlias {
  document: DocumentName;
  path: string;
  table: string;
  why: string;
}

/** Adds the older names of openapi/aliases.yaml to a document, as deprecated operations. */
export async function addAliases(name: DocumentName, document: ApiDocument): Promise<void> {
  const file = new URL('../../openapi/aliases.yaml', import.meta.url);
  const aliases: (Alias | TableAlias)[] = parse(await readFile(file, 'utf8'));
  for (const alias of aliases) {
    if (alias.document !== name) continue;
    for (const each of 'table' in alias ? eachOf(document, alias) : [alias]) addAlias(document, each);
  }
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

/** Returns query parameters as members of a strict body object, for older clients that read by POST. */
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
