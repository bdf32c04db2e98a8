import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from './clients.ts';
import { session } from './session-port.ts';

export type PersonalSettings = components['schemas']['PersonalSettings'];

/** Counts the changes that were made here: what was read before one of them is out of date. */
let changes = 0;
let underWay: Promise<unknown> = Promise.resolve();
let isKept = true;
const readers = new Set<() => void>();

function note(kept: boolean): void {
  isKept = kept;
  for (const reader of readers) reader();
}

/** True if the server has the last change. */
export const settingsKept = {
  read: () => isKept,
  subscribe: (reader: () => void) => {
    readers.add(reader);
    return () => {
      readers.delete(reader);
    };
  },
};

/**
 * Keeps personal settings at the server, for the other browsers of the same person. Here they hold already. Before the sign-in, and
 * where the server does not take them, they are settings of this browser alone.
 */
export function keepSettings(change: Partial<PersonalSettings>): void {
  if (session().credential() === null) return;
  changes++;
  const keep = () =>
    // A page that is left at once must not lose the change.
    answerOf(mainApi.PATCH('/iams/user', { body: change, keepalive: true })).then(
      () => note(true),
      () => note(false),
    );
  // One after the other: of two changes of one setting the later one stays.
  underWay = underWay.then(keep);
}

/** The settings as the server has them; null where they were changed here meanwhile. */
export async function readSettings(): Promise<PersonalSettings | null> {
  await underWay;
  const before = changes;
  const { data } = await answerOf(mainApi.GET('/iams/user/settings'));
  return before === changes ? data : null;
}
