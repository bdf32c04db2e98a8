/** Kind of what a box showed: a linear channel, a content of its own catalogue of series, or a video on demand. */
export const viewKinds = ['linear', 'online', 'vod'] as const;
export type ViewKind = (typeof viewKinds)[number];

export interface ViewedService {
  /** Identity of the channel or of the provider, whatever its name and number are at a time. */
  id: string;
  /** Logical channel number; null: it has none. */
  number: number | null;
  name: string;
}

export interface ViewedProgramme {
  name: string;
  /** Identity from the broadcast, such as `news_S3_E12`; empty: not stated. */
  dvbId: string;
}

/** A stretch of time in which a box showed one service and one programme without a break. */
export interface View {
  /** Number that the box gave it; it rises by one and survives restarts. */
  number: number;
  kind: ViewKind;
  /** Start by the box's clock, in seconds since 1970; null: it had no time yet. */
  start: number | null;
  seconds: number;
  /** Seconds since the boot at its start; null: the box has restarted since. */
  up: number | null;
  service: ViewedService;
  programme: ViewedProgramme | null;
}

/** A report as a box sends it: `Device.X_WAYMARK_Viewing.Report!` (docs/usp-extension.md). */
export interface ViewingReport {
  /** Names the sequence of numbers; a factory reset begins another. */
  logId: string;
  /** Box's clock when it sent the report, in seconds since 1970; null: it had no time. */
  sentAt: number | null;
  /** Seconds since the boot when it sent the report. */
  upTime: number | null;
  views: View[];
  /** Numbers of segments that cannot be read. */
  unreadable: number[];
}

/** Largest number of segments of one report, and of characters of its data. */
export const mostViews = 500;
export const mostCharacters = 65_536;
const mostNumber = Number.MAX_SAFE_INTEGER;
/** Clocks before this time, 1 January 2020, were never set. */
const earliestClock = 1_577_836_800;
const longestText = 200;

/** Tells if a text can name a sequence of numbers; it is stored, and a database takes no NUL. */
export const isLogId = (text: string): boolean =>
  text.length > 0 && text.length <= 64 && !/\p{Cc}/u.test(text);

type Arguments = Readonly<Record<string, string | undefined>>;

/** Reads the arguments of a report; null: it cannot be read at all, so its numbers are unknown. */
export function readReport({
  LogId,
  First,
  Count,
  SentAt,
  UpTime,
  Data = '',
}: Arguments): ViewingReport | null {
  const first = wholeOf(First);
  const count = wholeOf(Count);
  if (!LogId || !isLogId(LogId) || first === null || count === null) return null;
  if (count < 1 || count > mostViews || first < 1 || first + count > mostNumber) return null;
  const body = bodyOf(Data);
  if (!body || body.views.length !== count) return null;
  const sentAt = SentAt === undefined ? Number.NaN : Date.parse(SentAt) / 1000;
  const read = body.views.map((view, index) => viewOf(view, first + index, body));
  return {
    logId: LogId,
    sentAt: sentAt >= earliestClock ? Math.floor(sentAt) : null,
    upTime: wholeOf(UpTime),
    views: read.flatMap((view) => (view ? [view] : [])),
    unreadable: read.flatMap((view, index) => (view ? [] : [first + index])),
  };
}

interface Body {
  services: unknown[];
  programmes: unknown[];
  views: unknown[];
}

function bodyOf(data: string): Body | null {
  if (data.length > mostCharacters) return null;
  let said: unknown;
  try {
    said = JSON.parse(data);
  } catch {
    return null;
  }
  const listOf = (name: string): unknown[] => {
    const list: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined;
    return Array.isArray(list) ? list : [];
  };
  return { services: listOf('services'), programmes: listOf('programmes'), views: listOf('views') };
}

/** Reads `[kind, start, seconds, up, service, programme]`; the last two are indexes of the lists beside. */
function viewOf(said: unknown, number: number, { services, programmes }: Body): View | null {
  if (!Array.isArray(said)) return null;
  const [kind, start, seconds, up, serviceAt, programmeAt] = said as unknown[];
  const known = viewKinds.find((one) => one === kind);
  const service = serviceOf(services[Number(serviceAt)]);
  if (!known || !service || !isWhole(seconds) || seconds < 1) return null;
  if (start !== null && !isWhole(start)) return null;
  if (up !== null && !isWhole(up)) return null;
  const programme =
    programmeAt === null || programmeAt === undefined ? null : programmeOf(programmes[Number(programmeAt)]);
  if (programme === undefined) return null;
  return {
    number,
    kind: known,
    start: start !== null && start >= earliestClock ? start : null,
    seconds,
    up,
    service,
    programme,
  };
}

function serviceOf(said: unknown): ViewedService | null {
  if (!Array.isArray(said)) return null;
  const [id, number, name] = said as unknown[];
  if (!isText(id) || id === '' || !isText(name)) return null;
  if (number !== null && !isWhole(number)) return null;
  return { id, number, name };
}

function programmeOf(said: unknown): ViewedProgramme | undefined {
  if (!Array.isArray(said)) return undefined;
  const [name, dvbId = ''] = said as unknown[];
  return isText(name) && name !== '' && isText(dvbId) ? { name, dvbId } : undefined;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestText && !/\p{Cc}/u.test(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const wholeOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : null;
