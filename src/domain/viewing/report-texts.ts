import { mostCharacters, mostViews, type View, type ViewingReport } from './report.ts';

/** Arguments of a report by event (docs/usp-extension.md), as `readReport` reads them. */
export type ReportArguments = {
  LogId: string;
  First: string;
  Count: string;
  SentAt: string;
  UpTime: string;
  Data: string;
};

/** Writes a report of any numbers as reports by event, which have consecutive numbers and a limit of their size. */
export function reportTexts(report: ViewingReport): ReportArguments[] {
  const views = new Map<number, View | null>(report.unreadable.map((number) => [number, null]));
  for (const view of report.views) views.set(view.number, view);
  const numbers = [...views.keys()].toSorted((a, b) => a - b);
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1 && run.length < mostViews) run.push(number);
    else runs.push([number]);
  }
  return runs
    .flatMap((run) => withinLimit(run.map((number) => [number, views.get(number) ?? null])))
    .map(({ first, count, data }) => ({
      LogId: report.logId,
      First: String(first),
      Count: String(count),
      SentAt: report.sentAt === null ? '' : new Date(report.sentAt * 1000).toISOString(),
      UpTime: report.upTime === null ? '' : String(report.upTime),
      Data: data,
    }));
}

type Run = readonly (readonly [number: number, view: View | null])[];

function withinLimit(run: Run): { first: number; count: number; data: string }[] {
  const data = dataOf(run.map(([, view]) => view));
  if (data.length <= mostCharacters || run.length === 1)
    return [{ first: run[0]?.[0] ?? 0, count: run.length, data }];
  const half = Math.ceil(run.length / 2);
  return [...withinLimit(run.slice(0, half)), ...withinLimit(run.slice(half))];
}

function dataOf(views: readonly (View | null)[]): string {
  const [services, programmes] = [new Map<string, number>(), new Map<string, number>()];
  const placeIn = (list: Map<string, number>, entry: readonly unknown[]) => {
    const text = JSON.stringify(entry);
    const place = list.get(text) ?? list.size;
    list.set(text, place);
    return place;
  };
  const rows = views.map((view) => {
    if (!view) return null;
    const { kind, start, seconds, up, service, programme } = view;
    const place = placeIn(services, [service.id, service.number, service.name]);
    const shown = programme && placeIn(programmes, [programme.name, programme.dvbId]);
    return [kind, start, seconds, up, place, shown];
  });
  const listOf = (list: Map<string, number>): unknown[] => [...list.keys()].map((text) => JSON.parse(text));
  return JSON.stringify({ services: listOf(services), programmes: listOf(programmes), views: rows });
}
