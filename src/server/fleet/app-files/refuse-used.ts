import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import { type AppFileUse, usesOf } from './queries/uses.ts';
import { conflictTexts } from './texts.ts';

/** Uses that a refusal or a page names. */
const mostNamed = 5;

interface Reader {
  /** Path of the organisation that the reader views: uses elsewhere are counted, and not named. */
  opPath: string;
  language: Language;
}

/** Returns the uses that the reader may see by name, and the number of all. */
export async function namedUses(
  db: Kysely<Tables>,
  fileIds: readonly string[],
  { opPath }: Pick<Reader, 'opPath'>,
) {
  const uses = await usesOf(db, fileIds);
  const isSeen = (use: AppFileUse) => use.opPath.startsWith(opPath);
  const named = uses.filter(isSeen).slice(0, mostNamed);
  return { uses: named.map(({ kind, id, name }) => ({ kind, id, name })), used: uses.length };
}

/** Refuses to take away app files while something uses them. */
export async function refuseUsed(
  db: Kysely<Tables>,
  fileIds: readonly string[],
  { opPath, language }: Reader,
): Promise<void> {
  const { uses, used } = await namedUses(db, fileIds, { opPath });
  if (used === 0) return;
  const names = uses.map(({ name }) => `“${name}”`).join(', ');
  throw new ApiError('conflict', {
    status: 409,
    message: conflictTexts.used(names, used - uses.length)[language],
    data: { uses, used },
  });
}
