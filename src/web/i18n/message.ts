/** One text. The id is chosen by hand: computed ids differ between the build plugin and the command line. */
export interface Message {
  id: string;
  defaultMessage?: string;
  description?: string;
}

export type Messages<K extends string = string> = Record<K, Message>;

/** Marks texts for extraction (`scripts/i18n.ts` looks for this name) and keeps the keys typed. */
export function defineMessages<K extends string>(messages: Messages<K>): Messages<K> {
  return messages;
}

/** A single text, such as the title of a route. */
export const defineMessage = (message: Message): Message => message;
