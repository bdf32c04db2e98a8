import { isLogId, mostViews, type View, type ViewingReport, viewKinds } from './report.ts';

/**
 * Reports of bulk data collection (TR-369 annex A, TR-157 annex A) that carry the viewing of a box as the table
 * `Device.X_WAYMARK_Viewing.Segment.` (docs/usp-extension.md). A failed report comes again inside the next body.
 */

/** Values by full path, and when the device collected them in seconds since 1970; null: not stated. */
interface Collected {
  at: number | null;
  values: Map<string, string>;
}

/** Bounds of one body; a larger one is refused as a whole. */
export const bulkBounds = { reports: 200, values: 20_000, depth: 12 } as const;

const object = 'Device.X_WAYMARK_Viewing.';

/** Reads a JSON body of either encoding; null: it is not of this format, or exceeds the bounds. */
export const readBulkJson = (text: string): ViewingReport[] | null =>
  readJson(text)?.flatMap(viewingOf) ?? null;

/** Reads the rows of a CSV body, with its head; null: they are not of this format, or exceed the bounds. */
export const readBulkRows = (
  rows: readonly (readonly string[])[],
  format: 'ParameterPerRow' | 'ParameterPerColumn',
): ViewingReport[] | null => collectedIn(rows, format)?.flatMap(viewingOf) ?? null;

/** Both JSON encodings name values by the path that leads to them. */
function readJson(text: string): Collected[] | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  const reports: unknown = isObject(said) ? said.Report : undefined;
  if (!Array.isArray(reports) || reports.length > bulkBounds.reports) return null;
  const collected: Collected[] = [];
  let left: number = bulkBounds.values;
  for (const report of reports as unknown[]) {
    if (!isObject(report)) return null;
    const { CollectionTime, ...rest } = report;
    const values = new Map<string, string>();
    if (!flatten(rest, '', 0, values)) return null;
    left -= values.size;
    if (left < 0) return null;
    collected.push({ at: timeOf(CollectionTime), values });
  }
  return collected;
}

/** Adds all values below an object; false: it is deeper than allowed, or has a list. */
function flatten(
  of: Record<string, unknown>,
  path: string,
  depth: number,
  values: Map<string, string>,
): boolean {
  if (depth > bulkBounds.depth) return false;
  for (const [name, value] of Object.entries(of)) {
    if (isObject(value)) {
      if (!flatten(value, `${path}${name}.`, depth + 1, values)) return false;
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      values.set(path + name, String(value));
    else if (value !== null) return false;
    if (values.size > bulkBounds.values) return false;
  }
  return true;
}

function collectedIn(
  [head, ...lines]: readonly (readonly string[])[],
  format: 'ParameterPerRow' | 'ParameterPerColumn',
): Collected[] | null {
  if (!head || lines.length > bulkBounds.values) return null;
  const columnOf = (name: string) => head.findIndex((each) => each.trim() === name);
  const time = columnOf('ReportTimestamp');
  if (format === 'ParameterPerColumn') {
    if (lines.length > bulkBounds.reports || head.length * lines.length > bulkBounds.values) return null;
    return lines.map((line) => ({
      at: time < 0 ? null : timeOf(line[time]),
      values: new Map(
        head.flatMap((name, at) => (at === time ? [] : [[name.trim(), line[at] ?? ''] as const])),
      ),
    }));
  }
  const [name, value] = [columnOf('ParameterName'), columnOf('ParameterValue')];
  if (name < 0 || value < 0) return null;
  const reports = Map.groupBy(lines, (line) => (time < 0 ? '' : (line[time] ?? '')));
  if (reports.size > bulkBounds.reports) return null;
  return [...reports].map(([at, own]) => ({
    at: timeOf(at),
    values: new Map(own.map((line) => [line[name] ?? '', line[value] ?? ''] as const)),
  }));
}

/** Makes reports of at most `mostViews` segments of what was collected at once. */
function viewingOf({ at, values }: Collected): ViewingReport[] {
  const logId = values.get(`${object}LogId`) ?? '';
  if (!isLogId(logId)) return [];
  const rows = new Map<string, Map<string, string>>();
  for (const [path, value] of values) {
    const [, row, name] = /^Device\.X_WAYMARK_Viewing\.Segment\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (row === undefined || name === undefined) continue;
    const known = rows.get(row) ?? new Map<string, string>();
    rows.set(row, known.set(name, value));
  }
  const read = [...rows.values()].map((row) => ({ number: wholeOf(row.get('Number')), view: viewOf(row) }));
  const numbered = read.filter((one): one is typeof one & { number: number } => (one.number ?? 0) > 0);
  const upTime = wholeOf(values.get('Device.DeviceInfo.UpTime'));
  const reports: ViewingReport[] = [];
  for (let first = 0; first < numbered.length; first += mostViews) {
    const part = numbered.slice(first, first + mostViews);
    reports.push({
      logId,
      sentAt: at,
      upTime,
      views: part.flatMap(({ view }) => (view ? [view] : [])),
      unreadable: part.flatMap(({ number, view }) => (view ? [] : [number])),
    });
  }
  return reports;
}

function viewOf(row: ReadonlyMap<string, string>): View | null {
  const text = (name: string) => row.get(name) ?? '';
  const number = wholeOf(text('Number'));
  const kind = viewKinds.find((one) => one === text('Kind'));
  const seconds = wholeOf(text('Seconds'));
  const texts = [text('ServiceId'), text('ServiceName'), text('ProgrammeName'), text('DvbId')];
  if (number === null || !kind || !seconds || texts[0] === '') return null;
  if (texts.some((one) => one.length > 200 || /\p{Cc}/u.test(one))) return null;
  return {
    number,
    kind,
    start: timeOf(text('Start')),
    seconds,
    up: wholeOf(text('UpTime')),
    service: { id: text('ServiceId'), number: wholeOf(text('ServiceNumber')), name: text('ServiceName') },
    programme: text('ProgrammeName') === '' ? null : { name: text('ProgrammeName'), dvbId: text('DvbId') },
  };
}

/** Reads seconds since 1970, or a time of ISO 8601; null: none, or a clock that was never set. */
function timeOf(value: unknown): number | null {
  const said = String(value ?? '').trim();
  const seconds = /^\d{1,12}$/.test(said) ? Number(said) : Math.floor(Date.parse(said) / 1000);
  return seconds >= 1_577_836_800 ? seconds : null;
}

const wholeOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
