import { type ApiDocument, type DocumentName, documentNames, isObject, methods } from './document.ts';

/** Text of src/api/operations.gen.ts: what the server mounts, as data that both sides can read. */
export function operationTable(documents: Record<DocumentName, ApiDocument>): string {
  const operations: string[] = [];
  const aliases: string[] = [];
  const resources = new Map<string, string[]>();
  const streams = new Map<string, string[]>();
  const add = (table: Map<string, string[]>, name: string, ...members: string[]) =>
    table.set(name, [...(table.get(name) ?? []), ...members]);
  for (const document of documentNames) {
    const base = documents[document].servers[0]?.url ?? '';
    for (const [path, item] of Object.entries(documents[document].paths))
      for (const method of methods) {
        const operation = item[method];
        if (!operation) continue;
        const place = `document: '${document}', method: '${method}', base: '${base}', path: '${path}'`;
        if (operation['x-alias-of']) {
          aliases.push(
            `  { ${place}, operation: '${operation['x-alias-of']}', queryInBody: ${operation['x-query-in-body'] === true} },`,
          );
          continue;
        }
        const permission = operation['x-permission'];
        operations.push(
          `  ${operation.operationId}: { ${place}, tag: '${operation.tags?.[0]}', permission: ${permission ? `'${permission}'` : null}, level: ${operation['x-permission-level'] ?? null}, public: ${
            operation.security?.length === 0
          }, reads: ${operation['x-reads'] ?? method === 'get'}, secret: ${operation['x-secret-answer'] === true}, passwordWithin: ${operation['x-password-within'] ?? null}, bodyLimit: ${operation['x-body-limit'] ?? null}, upload: ${operation['x-upload'] ? `'${operation['x-upload']}'` : null}, allowedWhilePending: [${(operation['x-allowed-while-pending'] ?? []).map((owed) => `'${owed}'`).join(', ')}] },`,
        );
        const resource = operation['x-resource'];
        if (resource)
          add(
            resources,
            resource,
            ...Object.entries(operation['x-resource-key'] ?? {}).map(([key, name]) => `${key}: '${name}'`),
            `${operation['x-resource-operation']}: '${operation.operationId}'`,
          );
        const stream = operation['x-stream'];
        if (stream && !streams.has(stream)) add(streams, stream, `id: '${/\{(\w+)\}/.exec(path)?.[1]}'`);
        if (stream) add(streams, stream, `${operation['x-stream-operation']}: '${operation.operationId}'`);
      }
  }
  return `
/** Operation id to its place. \`permission\` is the key the caller must hold; null: a login is enough. \`level\`: the least powerful that may. \`passwordWithin\`: longest time since the caller gave their password, in seconds. \`bodyLimit\`: bytes of a body, where it may be longer than others. \`upload\`: what a file is uploaded for, where the body may be a form with one. \`allowedWhilePending\`: pending steps with which the call is still allowed. */
export const operations = {
${operations.join('\n')}
} as const;

export type OperationId = keyof typeof operations;

/** Older names, served by the handler of \`operation\`. */
export const operationAliases = [
${aliases.join('\n')}
] as const;

/** Resources (openapi/resources/): the property that names a row, the usual order, and the operations that each has. */
export const resources = {
${linesOf(resources)}
} as const;

/** Timelines (openapi/streams/): the parameter that names one, and the operations that each has. */
export const timelines = {
${linesOf(streams)}
} as const;
`;
}

/** Text of src/api/filters.gen.ts: what each parameter of a list narrows it by. */
export function filterTable(documents: Record<DocumentName, ApiDocument>): string {
  const lines = documentNames.flatMap((name) =>
    Object.values(documents[name].paths).flatMap(({ get: list }) => {
      if (list?.['x-resource-operation'] !== 'list' || list['x-alias-of']) return [];
      const filters = (list.parameters ?? []).flatMap((parameter) =>
        'name' in parameter && parameter['x-filter'] ? [[parameter.name, parameter['x-filter']]] : [],
      );
      return [`  ${list['x-resource']}: ${JSON.stringify(Object.fromEntries(filters))},`];
    }),
  );
  return `import type { resources } from './operations.gen.ts';

/** Its very value, part of its text, an end of a range (of times the upper one is exclusive), or one of several values. */
export type FilterKind = 'equals' | 'contains' | 'from' | 'to' | 'has';

/** Parameters of each list with the property that they narrow it by. */
export const listFilters: Record<keyof typeof resources, Record<string, { field: string; kind: FilterKind }>> = {
${lines.join('\n')}
};
`;
}

/** Text of src/api/fixed-fields.gen.ts. */
export function fixedFieldTable(documents: Record<DocumentName, ApiDocument>): string {
  const lines = documentNames.flatMap((name) =>
    Object.entries(documents[name].components.schemas ?? {}).flatMap(([schema, node]) => {
      const properties = isObject(node) && isObject(node.properties) ? node.properties : {};
      const fixed = Object.entries(properties).flatMap(([field, property]) =>
        isObject(property) && property['x-fixed'] === true ? [`'${field}'`] : [],
      );
      return fixed.length === 0 ? [] : [`  ${schema.replace(/Change$/, '')}: [${fixed.join(', ')}],`];
    }),
  );
  return `import type { resources } from './operations.gen.ts';

/** Properties that a change of a row may name, but not change. */
export const fixedFields: { [Name in keyof typeof resources]?: readonly string[] } = {
${lines.join('\n')}
};
`;
}

const linesOf = (table: Map<string, string[]>) =>
  [...table].map(([name, members]) => `  ${name}: { ${members.join(', ')} },`).join('\n');

/**
 * Text of src/api/permissions.gen.ts: the key of each operation under its own name, so that who needs a few of them, such as
 * the guards of the pages, does not load the table of all (docs/decisions/239).
 */
export function permissionList(documents: Record<DocumentName, ApiDocument>): string {
  const keys = documentNames.flatMap((document) =>
    Object.values(documents[document].paths).flatMap((item) =>
      methods.flatMap((method) => {
        const operation = item[method];
        const permission = operation?.['x-permission'];
        return operation && permission && !operation['x-alias-of']
          ? [`export const ${operation.operationId} = '${permission}';`]
          : [];
      }),
    ),
  );
  return `
/* The key that the caller of each operation must hold. */
${keys.join('\n')}

/** Keys that reach the whole installation: they work for accounts of the root organisation only. */
export const installationPermissions: readonly string[] = [${installationKeys(documents)
    .map((key) => `'${key}'`)
    .join(', ')}];
`;
}

function installationKeys(documents: Record<DocumentName, ApiDocument>): string[] {
  const asked = new Set(
    documentNames.flatMap((document) =>
      Object.values(documents[document].paths).flatMap((item) =>
        methods.flatMap((method) => item[method]?.['x-permission'] ?? []),
      ),
    ),
  );
  const keys = documentNames.flatMap((document) => documents[document]['x-installation-permissions'] ?? []);
  const stray = keys.find((key) => !asked.has(key));
  if (stray !== undefined) throw new Error(`x-installation-permissions: no operation asks for ${stray}`);
  return keys;
}
