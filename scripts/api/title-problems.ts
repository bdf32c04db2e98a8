import type { Text } from '#domain/text/text.ts';
import { type ApiDocument, type DocumentName, documentNames, methods } from './document.ts';
import type { PermissionGroup } from './permissions.ts';

/**
 * Returns what is wrong with titles and permissions of the contract: an operation, group or permission without a title
 * in both languages, a key that only operations or only openapi/permissions.yaml have, and two permissions with one
 * title.
 */
export function titleProblems(
  documents: Record<DocumentName, Pick<ApiDocument, 'paths'>>,
  groups: Record<string, PermissionGroup>,
): string[] {
  const operations = documentNames.flatMap((document) =>
    Object.values(documents[document].paths).flatMap((item) =>
      methods.flatMap((method) => {
        const operation = item[method];
        return operation && !operation['x-alias-of'] ? [operation] : [];
      }),
    ),
  );
  const listed = Object.values(groups).flatMap(({ permissions }) => Object.entries(permissions));
  const keys = listed.map(([key]) => key);
  const asked = new Set(operations.flatMap((operation) => operation['x-permission'] ?? []));
  return [
    ...operations.flatMap((operation) =>
      untitled(`operation ${operation.operationId}`, operation['x-title']),
    ),
    ...Object.entries(groups).flatMap(([id, { title }]) => untitled(`group ${id} of permissions`, title)),
    ...listed.flatMap(([key, { title }]) => untitled(`permission ${key}`, title)),
    ...[...asked]
      .filter((key) => !keys.includes(key))
      .map((key) => `permission ${key} is not in permissions.yaml`),
    ...keys.filter((key) => !asked.has(key)).map((key) => `permission ${key}: no operation requires it`),
    ...repeated(keys).map((key) => `permission ${key} is in two groups`),
    ...(['en', 'ko'] as const).flatMap((language) =>
      repeated(listed.flatMap(([, { title }]) => title?.[language] ?? [])).map(
        (title) => `two permissions have the title "${title}"`,
      ),
    ),
  ];
}

const untitled = (name: string, title: Partial<Text> | undefined): string[] =>
  (['en', 'ko'] as const).flatMap((language) =>
    title?.[language]?.trim() ? [] : [`${name} has no title in the language ${language}`],
  );

const repeated = (values: readonly string[]): string[] =>
  [...Map.groupBy(values, (value) => value)].flatMap(([value, all]) => (all.length > 1 ? [value] : []));
