import { dayOfWeek } from '#domain/viewing/periods.ts';
import type { ViewKind } from '#domain/viewing/report.ts';
import {
  allSeasons,
  type Content,
  type ContentGroup,
  contentsOf,
  seasonsOf,
  simpleSeasons,
} from '#domain/viewing/seasons.ts';
import { programmeOf } from '#domain/viewing/sums.ts';
import type { Call, Handlers, Outcome } from '#server/core/http/call.ts';
import { topRows } from './channel-handlers.ts';
import { busiestOf, changeOf, packed, totalOf } from './figures.ts';
import { percent, type Report, type Sums, type TelevisionReports } from './reports.ts';

type ProgrammeHandlers = Pick<
  Handlers,
  | 'getTvPrograms'
  | 'getTvTopPrograms'
  | 'getTvOnlineContents'
  | 'getTvTopOnlineContents'
  | 'getTvProgramHits'
  | 'getTvOnlineContentHits'
  | 'getVodInfos'
>;
type Programs = Outcome<'getTvPrograms'>['data'];
type Contents = Outcome<'getTvOnlineContents'>['data'];
type Hits = Outcome<'getTvProgramHits'>['data'];

/** Rows of a list; the others are counted. */
const mostRows = 5_000;

/** Programmes, online contents and videos by viewing, and one of them by day (CL-307, CL-319..CL-324). */
export function programmeHandlers(reports: TelevisionReports): ProgrammeHandlers {
  const read = <Answer>(
    call: keyof ProgrammeHandlers,
    { scope, caller, body }: Pick<Call<'getTvPrograms'>, 'scope' | 'caller' | 'body'>,
    make: (report: Report) => Answer,
  ): Promise<Answer> => {
    const timeZone = caller.account.operator.timeZone;
    return reports.answer({ call, scope, timeZone, body, kind: kindOf[call], by: 'programmes' }, make);
  };
  return {
    async getTvPrograms(call) {
      return { data: await read('getTvPrograms', call, (report) => programs(report, mostRows)) };
    },

    async getTvTopPrograms(call) {
      const { keyword, orderBy } = call.body;
      const data = await read('getTvTopPrograms', call, (report) =>
        programs(report, topRows, { keyword, orderBy }),
      );
      return { data };
    },

    async getVodInfos(call) {
      const { keyword } = call.body;
      return { data: await read('getVodInfos', call, (report) => programs(report, mostRows, { keyword })) };
    },

    async getTvOnlineContents(call) {
      const data = await read('getTvOnlineContents', call, (report) =>
        contents(report, { most: mostRows, mostSeason: allSeasons }),
      );
      return { data };
    },

    async getTvTopOnlineContents(call) {
      const { keyword, orderBy } = call.body;
      const data = await read('getTvTopOnlineContents', call, (report) =>
        contents(report, { most: topRows, mostSeason: simpleSeasons, keyword, orderBy }),
      );
      return { data };
    },

    async getTvProgramHits(call) {
      const { programName } = call.body;
      return { data: await read('getTvProgramHits', call, (report) => hits(report, programName)) };
    },

    async getTvOnlineContentHits(call) {
      const { programName } = call.body;
      return { data: await read('getTvOnlineContentHits', call, (report) => hits(report, programName)) };
    },
  };
}

const kindOf: Record<keyof ProgrammeHandlers, ViewKind> = {
  getTvPrograms: 'linear',
  getTvTopPrograms: 'linear',
  getTvOnlineContents: 'online',
  getTvTopOnlineContents: 'online',
  getTvProgramHits: 'linear',
  getTvOnlineContentHits: 'online',
  getVodInfos: 'vod',
};

/** Rows of a list, and their order. */
interface Ranking {
  keyword?: string | undefined;
  orderBy?: 'viewTime' | 'hits' | undefined;
}

function programs(report: Report, most: number, ranking: Ranking = {}): Programs {
  const { basis, sums, period } = report;
  const found = ranked(report, contentsIn(report, period.days), ranking);
  return {
    basis,
    total: totalOf(sums, period),
    more: Math.max(0, found.length - most),
    rows: found.slice(0, most).map(({ content, viewTime, shr }) => ({
      programName: content.name,
      dvbId: content.dvbId,
      ...figuresOf(report, content),
      viewTime,
      shr,
      rat: sums.rating(period.days, content.keys),
      // Boxes do not report the airtime of a programme.
      tvr: null,
    })),
  };
}

function contents(
  report: Report,
  { most, mostSeason, ...ranking }: Ranking & { most: number; mostSeason: number },
): Contents {
  const { basis, sums, period } = report;
  const shares = sharesBy(report);
  const found = ranked(report, seasonsOf(contentsIn(report, period.days), mostSeason), ranking);
  return {
    basis,
    total: totalOf(sums, period),
    more: Math.max(0, found.length - most),
    rows: found.slice(0, most).map(({ content, viewTime, shr }) => ({
      programName: content.name,
      dvbId: content.dvbId,
      season: content.season,
      ...figuresOf(report, content),
      viewTime,
      shr,
      rat: sums.rating(period.days, content.keys),
      // Contents on demand have no airtime.
      tvr: null,
      episodes: content.episodes.map((episode) => ({
        programName: episode.name,
        dvbId: episode.dvbId,
        episode: episode.episode,
        ...figuresOf(report, episode),
        viewTime: sums.seconds(period.days, episode.keys),
        shr: shares(episode.keys),
      })),
    })),
  };
}

/** Lists the programmes that were seen in these days. */
const contentsIn = ({ sums }: Report, days: readonly string[]): Content[] =>
  contentsOf(sums.keys(days).map((key) => ({ key, ...programmeOf(key) })));

/** Sorts by boxes or viewing, and then by name. The shares are those of all, also where a keyword narrows the rows. */
function ranked<One extends Content | ContentGroup>(
  report: Report,
  all: readonly One[],
  { keyword, orderBy = 'viewTime' }: Ranking,
) {
  const { sums, period } = report;
  const shares = sharesBy(report);
  const text = keyword?.trim().toLowerCase() ?? '';
  return all
    .filter(({ name }) => name.toLowerCase().includes(text))
    .map((content) => ({
      content,
      viewTime: sums.seconds(period.days, content.keys),
      shr: shares(content.keys),
      boxes: orderBy === 'hits' ? (sums.of(period.days, content.keys).boxes ?? 0) : 0,
    }))
    .toSorted(
      (one, other) =>
        other.boxes - one.boxes ||
        other.viewTime - one.viewTime ||
        (`${one.content.name} ${one.content.dvbId}` < `${other.content.name} ${other.content.dvbId}`
          ? -1
          : 1),
    );
}

/** Adds up the shares of sums, which sum to 100 over all programmes. */
function sharesBy({ sums, period }: Report): (keys: readonly string[]) => number | null {
  const shares = sums.shares(period.days);
  return (keys) =>
    shares && Math.round(100 * keys.reduce((sum, key) => sum + (shares.get(key) ?? 0), 0)) / 100;
}

function figuresOf({ sums, period }: Report, { keys }: Content) {
  const change = changeOf(sums, period, keys);
  return {
    serviceNames: servicesOf(sums, period.days, keys),
    diffViewTime: change.seconds,
    hits: sums.of(period.days, keys).boxes ?? 0,
    diffHits: change.boxes,
    starts: sums.starts(period.days, keys),
  };
}

/** Names the services that showed these programmes, as they were last called in these days. */
const servicesOf = (sums: Sums, days: readonly string[], keys: readonly string[]): string[] =>
  [
    ...new Set(
      keys
        .filter((key) => sums.seconds(days, [key]) > 0)
        .map((key) => {
          const { service } = programmeOf(key);
          return sums.nameOf(days, service)?.name ?? service.slice(service.indexOf('\n') + 1);
        }),
    ),
  ].toSorted();

function hits(report: Report, programName: string): Hits {
  const { basis, sums, period } = report;
  const text = programName.trim().toLowerCase();
  if (text === '')
    return { basis, total: { hits: null, diffHits: null, viewTime: null, diffViewTime: null }, rows: [] };
  const keys = sums.keys(period.read).filter((key) => {
    const { name, dvbId } = programmeOf(key);
    return name.toLowerCase() === text || dvbId.toLowerCase() === text;
  });
  const [{ seconds, boxes }, change] = [sums.of(period.days, keys), changeOf(sums, period, keys)];
  return {
    basis,
    total: { hits: boxes, diffHits: change.boxes, viewTime: seconds, diffViewTime: change.seconds },
    rows: period.shown.map((day) => {
      const own = sums.of([day], keys);
      const all = sums.seconds([day], null);
      const ownChange = changeOf(sums, { first: day, last: day }, keys);
      const slots = sums.slots(day, keys);
      return {
        statDate: day,
        dayOfWeek: dayOfWeek(day),
        hits: own.boxes,
        diffHits: ownChange.boxes,
        viewTime: own.seconds,
        diffViewTime: ownChange.seconds,
        programName: programName.trim(),
        serviceNames: servicesOf(sums, [day], keys),
        rat: sums.rating([day], keys),
        shr: own.seconds !== null && all > 0 ? percent(own.seconds, all) : null,
        statTime: busiestOf(slots),
        statData: packed(slots),
      };
    }),
  };
}
