import type { Json, JsonObject } from '#machines/json.ts';
import { type ApiDocument, type DocumentName, documentNames, isObject, methods } from './document.ts';

const kept = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern'] as const;

/**
 * Returns the text of src/api/limits.gen.ts: limits of each command's body, so that a form reports them before the
 * server does.
 */
export function limitTable(documents: Record<DocumentName, ApiDocument>): string {
  const tables = documentNames.flatMap((name) => {
    const document = documents[name];
    return Object.values(document.paths).flatMap((item) =>
      methods.flatMap((method) => {
        const operation = item[method];
        if (!operation || operation['x-alias-of'] || operation['x-reads']) return [];
        const body = bodyOf(document, operation.requestBody);
        return [
          ...table(operation.operationId, limitsOf(document, body)),
          ...rowsOf(document, body).flatMap(([field, row]) =>
            table(`${operation.operationId}${capital(field)}`, limitsOf(document, row)),
          ),
        ];
      }),
    );
  });
  return `
/** Limits of one field of a command's body, in the words of JSON Schema. */
export interface FieldLimits {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

${tables.join('\n')}
`;
}

export function resolved(document: ApiDocument, node: Json | undefined): JsonObject {
  if (!isObject(node)) return {};
  if (typeof node.$ref !== 'string') return node;
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), document);
  return isObject(target) ? resolved(document, target) : {};
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const table = (name: string, fields: JsonObject): string[] =>
  Object.keys(fields).length === 0
    ? []
    : [`export const ${name}Limits = ${JSON.stringify(fields)} satisfies Record<string, FieldLimits>;`];

function bodyOf(document: ApiDocument, body: JsonObject | undefined): JsonObject {
  const content = resolved(document, body).content;
  const json = isObject(content) ? content['application/json'] : undefined;
  return resolved(document, isObject(json) ? json.schema : undefined);
}

/** Returns the fields of a body that hold rows, each with the schema of a row. */
function rowsOf(document: ApiDocument, body: JsonObject): [string, JsonObject][] {
  const properties = isObject(body.properties) ? body.properties : {};
  return Object.entries(properties).flatMap(([field, property]): [string, JsonObject][] => {
    const row = resolved(document, resolved(document, property).items);
    return isObject(row.properties) ? [[field, row]] : [];
  });
}

export function limitsOf(document: ApiDocument, schema: JsonObject): JsonObject {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const properties = isObject(schema.properties) ? schema.properties : {};
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const limits: JsonObject = required.includes(name) ? { required: true } : {};
    const node = resolved(document, property);
    for (const key of kept) {
      const value = node[key];
      if (value !== undefined) limits[key] = value;
    }
    return Object.keys(limits).length > 0 ? [[name, limits] as const] : [];
  });
  return Object.fromEntries(fields);
}
