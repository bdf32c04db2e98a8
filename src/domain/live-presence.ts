import { isTaskKind } from '#domain/task-kinds/table.ts';
import type { TaskKind } from '#machines/task/kinds.ts';

/**
 * Message of a console after its first one: the page that it shows, and the open form there. Never the form's content.
 */
export interface LivePlace {
  event: 'place';
  /** Null: the page concerns no device. */
  endpointId: string | null;
  doing: TaskKind | null;
}

/** Another user who has the device's page open; listed once, however many tabs they have. */
export interface PresentPerson {
  /** Null: a handover cannot be requested, as permission is missing or the reader cannot see that user's operator. */
  accountId: string | null;
  /** Null: the reader cannot see the user's operator. */
  name: string | null;
  /** Time at which their first page was opened, ISO 8601. */
  since: string;
  doing: TaskKind | null;
}

/** Message to the users on the page, outside of the log: it is in no event, and has no position. */
export interface LivePresence {
  event: 'presence';
  endpoint_id: string;
  /** Other users, in order of arrival. */
  people: PresentPerson[];
}

const longestEndpointId = 256;

/** Returns null for any other message. */
export function placeOf(text: string): LivePlace | null {
  const { event, endpointId, doing } = membersOf(text);
  if (event !== 'place') return null;
  if (endpointId !== null && (typeof endpointId !== 'string' || endpointId.length > longestEndpointId))
    return null;
  return { event, endpointId, doing: typeof doing === 'string' && isTaskKind(doing) ? doing : null };
}

/** Returns the members of a JSON object, and none for any other text. */
function membersOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
