import type { Json, JsonObject } from '#machines/json.ts';
import { type ApiDocument, type DocumentName, documentNames, methods } from './bundle.ts';

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const kept = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern'] as const;

/** Text of src/api/limits.gen.ts: what the body of each command may hold, so that a form says it before the server does. */
export function limitTable(documents: Record<DocumentName, ApiDocument>): string {
  const tables = documentNames.flatMap((name) => {
    const document = documents[name];
    return Object.values(document.paths).flatMap((item) =>
      methods.flatMap((method) => {
        const operation = item[method];
        if (!operation || operation['x-alias-of'] || operation['x-reads']) return [];
        const fields = fieldsOf(document, operation.requestBody);
        if (Object.keys(fields).length === 0) return [];
        const text = JSON.stringify(fields);
        return [
          `export const ${operation.operationId}Limits = ${text} satisfies Record<string, FieldLimits>;`,
        ];
      }),
    );
  });
  return `// Generated from openapi/ by \`npm run api\`. Do not edit.

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

function resolved(document: ApiDocument, node: Json | undefined): JsonObject {
  if (!isObject(node)) return {};
  if (typeof node.$ref !== 'string') return node;
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), document);
  return isObject(target) ? resolved(document, target) : {};
}

function fieldsOf(document: ApiDocument, body: JsonObject | undefined): JsonObject {
  const content = resolved(document, body).content;
  const json = isObject(content) ? content['application/json'] : undefined;
  const schema = resolved(document, isObject(json) ? json.schema : undefined);
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
