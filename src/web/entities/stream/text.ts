type Data = Readonly<Record<string, unknown>>;

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Writes a value in one line. */
const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value) && value.length > 0 && value.every(isScalar)
      ? value.join(', ')
      : JSON.stringify(value);

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Cause of an event in another stream: the reactor, and the log position of the event that it reacted to. */
export function causeOf({ cause }: Data): { reactor: string; pos: number } | null {
  if (!isObject(cause) || typeof cause.pos !== 'number') return null;
  return { reactor: String(cause.reactor ?? ''), pos: cause.pos };
}

/** Removes the cause from an event's data, because it is shown beside it. */
const ownOf = (data: Data): Data => {
  const { cause: _cause, ...own } = data;
  return causeOf(data) ? own : data;
};

/**
 * Returns the members of a value with their paths, with objects opened: `result.success_count`. A list of plain values
 * is one member. None for a value that is no object.
 */
export function openedMembers(value: unknown, prefix = ''): [string, string][] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]): [string, string][] =>
    isObject(member) && Object.keys(member).length > 0
      ? openedMembers(member, `${prefix}${key}.`)
      : [[`${prefix}${key}`, plain(member)]],
  );
}

/** Returns the opened members of an event's data, without its cause. */
export const membersOf = (data: Data): [string, string][] => openedMembers(ownOf(data));

const longest = 160;

/** Sums up an event in one line for the list; the last part of a path is enough there. */
export function summaryOf(data: Data): string {
  const line = membersOf(data)
    .map(([path, value]) => `${path.slice(path.lastIndexOf('.') + 1)} ${value}`)
    .join(', ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

const units = {
  en: { ms: ' ms', s: ' s', min: ' min', h: ' h' },
  ko: { ms: 'ms', s: '초', min: '분', h: '시간' },
};

/** A span in the two largest units that matter: `340 ms`, `4.2 s`, `10 min`, `3 min 05 s`, `2 h 10 min`. */
export function formatSpan(ms: number, language: keyof typeof units): string {
  const unit = units[language];
  if (ms < 1000) return `${Math.max(0, Math.round(ms))}${unit.ms}`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)}${unit.s}`;
  const two = (value: number) => String(value).padStart(2, '0');
  const [seconds, minutes] = [Math.floor(ms / 1000), Math.floor(ms / 60_000)];
  if (minutes < 60)
    return `${minutes}${unit.min}${seconds % 60 === 0 ? '' : ` ${two(seconds % 60)}${unit.s}`}`;
  return `${Math.floor(minutes / 60)}${unit.h}${minutes % 60 === 0 ? '' : ` ${two(minutes % 60)}${unit.min}`}`;
}
