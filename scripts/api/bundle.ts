import { bundle, loadConfig } from '@redocly/openapi-core';
import { addAliases } from './aliases.ts';
import { type ApiDocument, type DocumentName, documentNames } from './document.ts';
import { ExpandingResolver } from './expand.ts';

/** Returns the source and configuration of a document of openapi/, for the bundler and the linter. */
export async function sourceOf(name: DocumentName) {
  const openapi = new URL('../../openapi/', import.meta.url);
  const config = await loadConfig({ configPath: new URL('redocly.yaml', openapi).pathname });
  return {
    ref: new URL(`${name}.yaml`, openapi).pathname,
    config,
    externalRefResolver: new ExpandingResolver(config.resolve),
  };
}

/** Returns each document of openapi/ in one piece, with its keywords expanded and the deprecated aliases. */
export async function bundleDocuments(): Promise<Record<DocumentName, ApiDocument>> {
  const entries = await Promise.all(documentNames.map(async (name) => [name, await bundled(name)] as const));
  return Object.fromEntries(entries) as Record<DocumentName, ApiDocument>;
}

async function bundled(name: DocumentName): Promise<ApiDocument> {
  const { bundle: result, problems } = await bundle(await sourceOf(name));
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new Error(`${name}: ${errors.map((e) => e.message).join('; ')}`);
  const document: ApiDocument = result.parsed;
  await addAliases(name, document);
  return document;
}
