import type { Kysely } from 'kysely';
import type { Vod } from '#domain/vods/list.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Language } from '#server/core/http/api-error.ts';
import { refusal } from '#server/core/http/validators.ts';
import { entriesOf } from '../vods/queries/vods.ts';
import type { BannerDetails } from './kinds.ts';
import { lockChannel } from './queries/items.ts';
import type { Check } from './store.ts';
import { noLinkHere, noSuchChannel, noSuchVod } from './texts.ts';

/**
 * requires that a banner leads to a channel or a title of its own organisation, since set-top boxes get no
 * other.
 */
export const checkLink =
  (language: Language): Check<'banner'> =>
  async (db, { opId, details }) => {
    const text = await wrongLink(db, opId, details);
    if (text) throw refusal([{ field: 'body.linkId', message: text[language] }]);
  };

async function wrongLink(
  db: Kysely<Tables>,
  opId: string,
  { type, linkId }: BannerDetails,
): Promise<Record<Language, string> | null> {
  if (linkId === null) return null;
  if (type === 'Advertisement') return noLinkHere;
  if (type === 'Channel') return (await lockChannel(db, opId, linkId)) ? null : noSuchChannel;
  const stored = await entriesOf(db, opId);
  const vods: Vod[] = stored ? JSON.parse(stored.entries) : [];
  return vods.some(({ id }) => id === linkId) ? null : noSuchVod;
}
