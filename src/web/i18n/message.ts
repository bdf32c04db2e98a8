import type { Text } from '#domain/text/text.ts';

/** A text that components show. The text of `id` in the reader's language comes from the compiled files. */
export interface Message {
  id: string;
  /** The English text, in tests and in development only. */
  defaultMessage?: string;
}

export type Messages<K extends string = string> = Record<K, Message>;

/**
 * The texts of a feature in both languages. `feature` is a name that no other catalogue has, and `scripts/texts` reads it and
 * the texts from the source, where they are literals. The build leaves only the keys (scripts/texts/without-texts.ts).
 */
export function defineMessages<K extends string>(feature: string, texts: Record<K, Text>): Messages<K>;
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages(feature: string, texts: Record<string, Text>): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, defineMessage(`${feature}.${key}`, text)]),
  );
}

/** A single text, such as the title of a route. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessage(id: string, { en }: Text): Message {
  return { id, defaultMessage: en };
}
