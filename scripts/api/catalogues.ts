import type { Text } from '#domain/text/text.ts';
import {
  type ApiDocument,
  type DocumentName,
  documentNames,
  methods,
  type OperationObject,
} from './document.ts';
import { type PermissionGroup, readPermissions } from './permissions.ts';

type Documents = Record<DocumentName, ApiDocument>;

/** Areas of the audit trail whose commands the activity of a device may show: their titles are there from the sign-in. */
const areasOfDevices = ['devices', 'tasks'];

/**
 * Returns the catalogues of the titles that the contract gives to operations, permissions and reference tables. The
 * texts are compiled from them like those of any other catalogue (scripts/texts).
 */
export function titleCatalogues(documents: Documents): [file: string, text: string][] {
  const all = operationsIn(documents);
  const ofDevices = all.filter(({ area, operation, method }) => {
    const reads = operation['x-reads'] ?? method === 'get';
    return !reads && areasOfDevices.includes(area);
  });
  return [
    [
      'src/web/entities/audit/device-operation-titles.gen.ts',
      operationTitles(
        'deviceOperation',
        ofDevices,
        'Titles of the commands that concern devices and their tasks.',
      ),
    ],
    [
      'src/web/features/administration/audit/operation-titles.gen.ts',
      operationTitles(
        'operation',
        all.filter((one) => !ofDevices.includes(one)),
        'Titles of all other operations.',
      ),
    ],
    ['src/web/features/administration/tables/table-titles.gen.ts', tableTitles(documents.admin)],
    ['src/web/features/people/roles/permission-titles.gen.ts', permissionTitles(readPermissions())],
  ];
}

interface Listed {
  operation: OperationObject;
  method: string;
  area: string;
}

const operationsIn = (documents: Documents): Listed[] =>
  documentNames.flatMap((name) => {
    const areas = new Map(documents[name].tags.map((tag) => [tag.name, tag['x-audit-area'] ?? '']));
    return Object.values(documents[name].paths).flatMap((item) =>
      methods.flatMap((method) => {
        const operation = item[method];
        if (!operation || operation['x-alias-of']) return [];
        return [{ operation, method, area: areas.get(operation.tags?.[0] ?? '') ?? '' }];
      }),
    );
  });

const defineMessages = "import { defineMessages } from '#web/i18n/message.ts';\n";

function operationTitles(feature: string, listed: readonly Listed[], description: string): string {
  const ofTasks = listed.flatMap(({ operation: { operationId, 'x-task': task } }) =>
    task ? [`  ${operationId}: taskNames.${task},`] : [],
  );
  const own = listed.flatMap(({ operation: { operationId, 'x-title': title, 'x-task': task } }) =>
    title && !task ? [[operationId, title] as const] : [],
  );
  if (ofTasks.length === 0)
    return `${defineMessages}
/** ${description} */
export const ${feature}Titles = ${catalogue(feature, own)};
`;
  return `import { taskNames } from '#domain/task-kinds/texts.ts';
${defineMessages}
const own = ${catalogue(feature, own)};

/** ${description} */
export const ${feature}Titles = {
  ...own,
${ofTasks.join('\n')}
};
`;
}

function tableTitles(document: ApiDocument): string {
  const titles = Object.entries(document.paths).flatMap(([path, { get: list }]) => {
    const title = list?.['x-table-title'];
    return title && !list['x-alias-of'] ? [[path.slice(path.lastIndexOf('/') + 1), title] as const] : [];
  });
  return `import type { TableId } from '#api/tables.gen.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

/** Names of the administrator's reference tables. */
export const tableTitles = ${catalogue('table', titles)} satisfies Messages<TableId>;
`;
}

function permissionTitles(groups: Record<string, PermissionGroup>): string {
  const shown = Object.entries(groups).map(([id, { title, permissions }]) => {
    const titles = Object.entries(permissions).map(([key, permission]) => [key, permission.title] as const);
    return `  {
    id: '${id}',
    title: defineMessage('permissionGroup.${id}', ${textOf(title)}),
    titles: ${catalogue(`permission.${id}`, titles)},
  },`;
  });
  return `import type { PermissionKey } from '#api/permissions.gen.ts';
import { defineMessage, defineMessages, type Message } from '#web/i18n/message.ts';

/** Permissions as the role editor groups them, each with its title. */
export const permissionGroups: readonly {
  id: string;
  title: Message;
  titles: Partial<Record<PermissionKey, Message>>;
}[] = [
${shown.join('\n')}
];
`;
}

/** The keys without quotes: the build takes such texts out of the scripts. */
const textOf = ({ en, ko }: Text) => `{ en: ${JSON.stringify(en)}, ko: ${JSON.stringify(ko)} }`;

const catalogue = (feature: string, titles: readonly (readonly [key: string, title: Text])[]) =>
  `defineMessages('${feature}', {
${titles.map(([key, title]) => `  ${JSON.stringify(key)}: ${textOf(title)},`).join('\n')}
})`;
