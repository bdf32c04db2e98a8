import { type ApiDocument, type DocumentName, documentNames, isObject, methods } from './document.ts';
import { permissionKeys } from './permissions.ts';

/** Returns the text of src/api/operations.gen.ts: the server's operations, as data for both sides. */
export function operationTable(documents: Record<DocumentName, ApiDocument>): string {
  const operations: string[] = [];
  const aliases: string[] = [];
  const resources = new Map<string, string[]>();
  const streams = new Map<string, string[]>();
  const add = (table: Map<string, string[]>, name: string, ...members: string[]) =>
    table.set(name, [...(table.get(name) ?? []), ...members]);
  const areas = auditAreasOf(documents);
  for (const document of documentNames) {
    const areaOfTag = new Map(documents[document].tags.map((tag) => [tag.name, tag['x-audit-area']]));
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
        const area = areaOfTag.get(operation.tags?.[0] ?? '');
        if (area === undefined || !areas.includes(area))
          throw new Error(`${operation.operationId}: its tag has no area of the audit trail`);
        operations.push(
          `  ${operation.operationId}: { ${place}, area: '${area}', permission: ${permission ? `'${permission}'` : null}, level: ${operation['x-permission-level'] ?? null}, public: ${
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
/**
 * Operations by id. \`area\`: filter of the audit trail that finds it. \`permission\`: key that the caller needs; null:
 * a login is enough. \`level\`: level with the fewest privileges that is permitted. \`passwordWithin\`: maximum seconds since the caller entered their password.
 * \`bodyLimit\`: maximum bytes of a body, if it differs from the default. \`upload\`: purpose of an uploaded file, if
 * the body may be a form with one. \`allowedWhilePending\`: pending steps with which the call is still allowed.
 */
export const operations = {
${operations.join('\n')}
} as const;

export type OperationId = keyof typeof operations;

/** Older names, which the handler of \`operation\` serves. */
export const operationAliases = [
${aliases.join('\n')}
] as const;

/** Resources (openapi/resources/): the property that names a row, the default order, and the operations of each. */
export const resources = {
${linesOf(resources)}
} as const;

/** Timelines (openapi/streams/): the parameter that names one, and the operations of each. */
export const timelines = {
${linesOf(streams)}
} as const;
`;
}

/** Returns the text of src/api/audit-areas.gen.ts. The address of the audit page needs it, but not the operations. */
export const auditAreaList = (documents: Record<DocumentName, ApiDocument>): string => `
/** Filters of the audit trail, each for some tags of the contract. */
export const auditAreas = [${auditAreasOf(documents)
  .map((area) => `'${area}'`)
  .join(', ')}] as const;
`;

function auditAreasOf({ main }: Record<DocumentName, ApiDocument>): string[] {
  const schemas = isObject(main.components.schemas) ? main.components.schemas : {};
  const { AuditArea: schema } = schemas;
  const areas = isObject(schema) && Array.isArray(schema.enum) ? schema.enum : [];
  return areas.filter((area) => typeof area === 'string');
}

/** Returns the text of src/api/filters.gen.ts: the filter of each list parameter. */
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

/** Equal value, part of its text, an end of a range (the upper one of times is exclusive), or one of several values. */
export type FilterKind = 'equals' | 'contains' | 'from' | 'to' | 'has';

/** Parameters of each list with the property that they filter by. */
export const listFilters: Record<keyof typeof resources, Record<string, { field: string; kind: FilterKind }>> = {
${lines.join('\n')}
};
`;
}

/** Returns the text of src/api/fixed-fields.gen.ts. */
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
 * Returns the text of src/api/permissions.gen.ts: the key of each operation under its own name, so that a module that
 * needs only a few, such as the guards of the pages, does not load the whole table (docs/decisions/239).
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
/* Key that the caller of each operation needs. */
${keys.join('\n')}

export type PermissionKey =${permissionKeys()
    .map((key) => `\n  | '${key}'`)
    .join('')};

/** Keys that affect the whole installation: they work only for accounts of the root organisation. */
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
