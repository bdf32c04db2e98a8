type Data = Readonly<Record<string, unknown>>;

/** A value as one reads it in a line. */
const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members of an event's data with their path, objects opened: `result.success_count`. Lists stay whole. */
export function membersOf(data: Data, prefix = ''): [string, string][] {
  return Object.entries(data).flatMap(([key, value]): [string, string][] =>
    isObject(value) && Object.keys(value).length > 0
      ? membersOf(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, plain(value)]],
  );
}

const longest = 160;

/** What an event says, in one line for the list; the last part of a path is enough there. */
export function summaryOf(data: Data): string {
  const line = membersOf(data)
    .map(([path, value]) => `${path.slice(path.lastIndexOf('.') + 1)} ${value}`)
    .join(', ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
