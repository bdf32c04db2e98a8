import { marksIn, type Secrets, withSecrets } from '#domain/secrets.ts';
import type { JsonObject } from '#machines/json.ts';
import type { NewRows, RowsOf } from '#server/core/log/log.ts';

/** Secrets of commands, stored outside the log until their task ends (docs/decisions/171). */
export interface TaskSecrets {
  /** Builds the sealed rows to store with the first events of the task. */
  rowsOf(taskId: string, secrets: Secrets): NewRows;
  /** Reads the secrets that can be opened, by their places in the parameters. */
  of(taskId: string): Promise<Secrets>;
  /**
   * Reads the values that the device reported before its settings were first written; null: none were stored. They too
   * are kept until the task ends.
   */
  before(taskId: string): Promise<Record<string, string> | null>;
  /** Stores the previous values; must be called before any write. Existing ones stay unchanged. */
  keepBefore(taskId: string, values: Record<string, string>): Promise<void>;
  /** Deletes the previous values, since the device verifiably got nothing. */
  forgetBefore(taskId: string): Promise<void>;
}

/** Returns the rows to delete when a task with secrets ends. */
export const secretsEnd = (taskId: string, params: JsonObject): RowsOf[] =>
  marksIn(params).length > 0 ? [{ table: 'task_secret', column: 'task_id', value: taskId }] : [];

/** Returns the original parameters with their secrets; null if one can no longer be read. */
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
 * Builds a function that masks a command's secrets in a device's texts: some devices quote a refused value. Text that
 * the parameters also hold openly stays.
 */
export function maskingOf(params: JsonObject, secrets: Secrets): <Said>(said: Said) => Said {
  const written = [...secrets.values()].flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  // The longest secrets are replaced first, since one may be part of another.
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

/** Replaces each text in plain data. */
function inTexts<Data>(data: Data, replaced: (text: string) => string): Data;
function inTexts(data: unknown, replaced: (text: string) => string): unknown {
  if (typeof data === 'string') return replaced(data);
  if (Array.isArray(data)) return data.map((member) => inTexts(member, replaced));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, member]) => [key, inTexts(member, replaced)]));
}
