// Writes the pinned tables. A change of a table is a change of behaviour: review the diff before committing it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { pinnedFile, tableOf } from './pinned.ts';
import { models } from './registry.ts';

mkdirSync(new URL('./pinned/', import.meta.url), { recursive: true });
for (const model of models) writeFileSync(pinnedFile(model), tableOf(model));
