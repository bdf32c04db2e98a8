import { isTaskKind } from '#domain/task-kinds/table.ts';
import type { TaskKind } from '#machines/task/kinds.ts';

/** What a console sends after its first message: the page it shows, and which form is open there. Never the form's content. */
export interface LivePlace {
  event: 'place';
  /** Null: the page of no device. */
  endpointId: string | null;
  doing: TaskKind | null;
}

/** Another user who has the page of the device open now; once, in however many tabs. */
export interface PresentPerson {
  /** Null: cannot be asked to take over, for lack of permission or because the reader does not see that user's operator. */
  accountId: string | null;
  /** Null: of an operator that the reader does not see. */
  name: string | null;
  /** When the first of their pages was opened, ISO 8601. */
  since: string;
  doing: TaskKind | null;
}

/** Sent beside the log, to those on the page: it is in no event, and has no position. */
export interface LivePresence {
  event: 'presence';
  endpoint_id: string;
  /** Those who were there first stand first. */
  people: PresentPerson[];
}

const longestEndpointId = 256;

/** Null for what is no such message. */
export function placeOf(text: string): LivePlace | null {
  const { event, endpointId, doing } = membersOf(text);
  if (event !== 'place') return null;
  if (endpointId !== null && (typeof endpointId !== 'string' || endpointId.length > longestEndpointId))
    return null;
  return { event, endpointId, doing: typeof doing === 'string' && isTaskKind(doing) ? doing : null };
}

/** What is no JSON object has no members. */
function membersOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
