import openapiTS, { astToString } from 'openapi-typescript';
import { bundleDocuments } from './bundle.ts';
import { titleCatalogues } from './catalogues.ts';
import { documentNames } from './document.ts';
import { limitTable } from './limits.ts';
import {
  auditAreaList,
  filterTable,
  fixedFieldTable,
  operationTable,
  permissionList,
} from './operation-table.ts';
import { secretTable } from './secrets.ts';
import { tableList } from './tables.ts';

/**
 * Returns the text of each file that is generated from openapi/: the served documents in dist/openapi/, their types and
 * tables in src/api/, and the catalogues of titles in src/web/.
 */
export async function apiFiles(): Promise<Map<string, string>> {
  const documents = await bundleDocuments();
  const code: [string, string][] = [
    ['operations.gen.ts', operationTable(documents)],
    ['audit-areas.gen.ts', auditAreaList(documents)],
    ['permissions.gen.ts', permissionList(documents)],
    ['filters.gen.ts', filterTable(documents)],
    ['fixed-fields.gen.ts', fixedFieldTable(documents)],
    ['limits.gen.ts', limitTable(documents)],
    ['secrets.gen.ts', secretTable(documents)],
    ['tables.gen.ts', tableList(documents.admin)],
  ];
  for (const name of documentNames) {
    const nodes = await openapiTS(structuredClone(documents[name]) as never, { defaultNonNullable: false });
    code.push([`${name}.d.ts`, astToString(nodes)]);
  }
  const head = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';
  return new Map([
    ...documentNames.map(
      (name) => [`dist/openapi/${name}.json`, `${JSON.stringify(documents[name], null, 2)}\n`] as const,
    ),
    ...code.map(([name, text]) => [`src/api/${name}`, `${head}${text}`] as const),
    ...titleCatalogues(documents).map(([file, text]) => [file, `${head}${text}`] as const),
  ]);
}
