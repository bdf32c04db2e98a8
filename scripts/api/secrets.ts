import type { Json, JsonObject } from '#machines/json.ts';
import { type ApiDocument, type DocumentName, documentNames, isObject, methods } from './document.ts';

/**
 * Returns the text of src/api/secrets.gen.ts: the fields of request bodies that are marked `x-secret`. A name must be
 * secret in every body, or the generation fails: masking and sealing match names only, in any form of a body.
 */
export function secretTable(documents: Record<DocumentName, ApiDocument>): string {
  const marked = new Set<string>();
  const plain = new Map<string, string>();
  for (const name of documentNames) {
    const document = documents[name];
    for (const item of Object.values(document.paths))
      for (const method of methods) {
        const operation = item[method];
        if (!operation?.requestBody) continue;
        eachField(document, operation.requestBody, (field, schema) => {
          if (schema['x-secret'] === true) marked.add(field);
          else plain.set(field, operation.operationId);
        });
      }
  }
  const torn = [...marked].filter((field) => plain.has(field));
  if (torn.length > 0)
    throw new Error(
      torn.map((field) => `${field} of ${plain.get(field)} needs x-secret, as elsewhere`).join(),
    );
  return `
/** Names of fields that hold secrets, in the bodies of all calls (\`x-secret\`). */
export const secretFields: ReadonlySet<string> = new Set(${JSON.stringify([...marked].sort())});
`;
}

/** Calls a function for each property of the schemas in a node, through references. */
export function eachField(
  document: ApiDocument,
  root: JsonObject,
  tell: (field: string, schema: JsonObject) => void,
): void {
  const seen = new Set<Json>();
  const visit = (node: Json | undefined): void => {
    if (node === undefined || seen.has(node) || typeof node !== 'object' || node === null) return;
    seen.add(node);
    if (isObject(node)) visit(referred(document, node));
    if (isObject(node) && isObject(node.properties))
      for (const [field, schema] of Object.entries(node.properties))
        if (isObject(schema)) tell(field, { ...referred(document, schema), ...schema });
    for (const member of Object.values(node)) visit(member);
  };
  visit(root);
}

function referred(document: ApiDocument, { $ref }: JsonObject): JsonObject | undefined {
  if (typeof $ref !== 'string') return undefined;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), document);
  return isObject(target) ? target : undefined;
}
