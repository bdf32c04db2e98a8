import { type Episode, episodeOf } from './figures.ts';

/** Highest season of the simple list; later ones are single contents there (RU-115, CO-090). */
export const simpleSeasons = 99;
export const allSeasons = 299;

/** Programme with the keys of its sums, of which each service that showed it has one. */
export interface Content {
  name: string;
  dvbId: string;
  keys: string[];
}

export interface EpisodeContent extends Content {
  episode: number;
}

/** A single content, or a season with its episodes, the latest first. */
export interface ContentGroup extends Content {
  season: number | null;
  episodes: EpisodeContent[];
}

interface Named {
  key: string;
  name: string;
  dvbId: string;
}

/** Joins the sums of one programme: those of one broadcast identity, or of one name where it has none. */
export function contentsOf(sums: readonly Named[]): Content[] {
  const byIdentity = Map.groupBy(sums, ({ dvbId, name }) => (dvbId === '' ? `\n${name}` : dvbId));
  return [...byIdentity.values()].map((same) => ({
    // One identity may have had several names.
    name: same.map(({ name }) => name).toSorted()[0] ?? '',
    dvbId: same[0]?.dvbId ?? '',
    keys: same.map(({ key }) => key),
  }));
}

/** Groups episodes by title and season, up to a season. */
export function seasonsOf(contents: readonly Content[], mostSeason: number): ContentGroup[] {
  const single: ContentGroup[] = [];
  const seasons = new Map<string, { episode: Episode; contents: EpisodeContent[] }>();
  for (const content of contents) {
    const episode = episodeOf(content.dvbId);
    if (!episode || episode.season > mostSeason) {
      single.push({ ...content, season: null, episodes: [] });
      continue;
    }
    const key = `${episode.title}_S${episode.season}`;
    const known = seasons.get(key) ?? { episode, contents: [] };
    known.contents.push({ ...content, episode: episode.episode });
    seasons.set(key, known);
  }
  const grouped = [...seasons].map(([dvbId, { episode, contents: own }]): ContentGroup => {
    const episodes = own.toSorted(
      (one, other) => other.episode - one.episode || (one.dvbId < other.dvbId ? -1 : 1),
    );
    return {
      name: episodes[0]?.name ?? episode.title,
      dvbId,
      season: episode.season,
      keys: episodes.flatMap(({ keys }) => keys),
      episodes,
    };
  });
  return [...grouped, ...single];
}
