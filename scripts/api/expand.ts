import { BaseResolver, type Document, type Source } from '@redocly/openapi-core';
import { taskKindNames } from '#domain/task-kinds/table.ts';
import { expandOperations } from './operations.ts';
import { pathsUnder } from './paths.ts';
import { expandResource } from './resources.ts';
import { settingSchemas } from './settings.ts';
import { expandStream } from './streams.ts';

/**
 * Reads the files of openapi/ with their keywords expanded (docs/adding.md). The expanded form exists only in memory.
 */
export class ExpandingResolver extends BaseResolver {
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    // The copy has no shared parts: the bundler changes references in place.
    return { source, parsed: JSON.parse(JSON.stringify(expandFile(document.parsed))) };
  }
}

function expandFile(file: Document['parsed']) {
  if ('openapi' in file) return { ...file, paths: pathsUnder(file.servers[0].url) };
  if ('x-setting-groups' in file) return settingSchemas();
  if ('x-resource' in file) return expandOperations(expandResource(file));
  if ('x-stream' in file) return expandOperations(expandStream(file));
  if ('TaskKind' in file) return { ...file, TaskKind: { type: 'string', enum: taskKindNames } };
  return expandOperations(file);
}
