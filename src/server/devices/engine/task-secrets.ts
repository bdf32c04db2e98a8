import { marksIn, type Secrets, withSecrets } from '#domain/secrets.ts';
import type { JsonObject } from '#machines/json.ts';
import type { NewRows, RowsOf } from '#server/core/log/log.ts';

/** Secrets of commands, kept beside the log until their task ends (docs/decisions/171). */
export interface TaskSecrets {
  /** Sealed, to be stored with the first events of the task. */
  rowsOf(taskId: string, secrets: Secrets): NewRows;
  /** Those that can be opened, by their places in the parameters. */
  of(taskId: string): Promise<Secrets>;
  /** What the device reported before its settings were first written; null: they were not. Also until the task ends. */
  before(taskId: string): Promise<Record<string, string> | null>;
  /** To be called before anything is written. What is there already stays. */
  keepBefore(taskId: string, values: Record<string, string>): Promise<void>;
  /** The device is proved to have got nothing. */
  forgetBefore(taskId: string): Promise<void>;
}

/** What goes with the end of a task that had secrets. */
export const secretsEnd = (taskId: string, params: JsonObject): RowsOf[] =>
  marksIn(params).length > 0 ? [{ table: 'task_secret', column: 'task_id', value: taskId }] : [];

/** The parameters as they were ordered, with the secrets among them; null where one of these cannot be read any more. */
export async function orderedParams(
  read: () => Promise<Secrets>,
  params: JsonObject,
): Promise<{ params: JsonObject; secrets: Secrets } | null> {
  const places = marksIn(params);
  if (places.length === 0) return { params, secrets: new Map() };
  const secrets = await read();
  return places.every((place) => secrets.has(place))
    ? { params: withSecrets(params, secrets), secrets }
    : null;
}

const veil = '•••';

/**
 * Takes the secrets of a command out of what a device says to it: some quote in a refusal what was refused. A text that the
 * command holds openly as well stays.
 */
export function maskingOf(params: JsonObject, secrets: Secrets): <Said>(said: Said) => Said {
  const written = [...secrets.values()].flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  // The longest first: one may be a part of another.
  const hidden = [...new Set(written)].filter((text) => text !== '').toSorted((a, b) => b.length - a.length);
  if (hidden.length === 0) return (said) => said;
  const openly = new Set<string>();
  inTexts(params, (text) => {
    openly.add(text);
    return text;
  });
  const veilText = (said: string): string =>
    openly.has(said) ? said : hidden.reduce((text, secret) => text.replaceAll(secret, veil), said);
  return (said) => inTexts(said, veilText);
}

/** Plain data with each of its texts replaced. */
function inTexts<Data>(data: Data, replaced: (text: string) => string): Data;
function inTexts(data: unknown, replaced: (text: string) => string): unknown {
  if (typeof data === 'string') return replaced(data);
  if (Array.isArray(data)) return data.map((member) => inTexts(member, replaced));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, member]) => [key, inTexts(member, replaced)]));
}
