import type { TaskKind } from '#machines/task/kinds.ts';
import { isTaskKind } from './task-kinds.ts';

/** What a console says after its first message: whose page it shows, and of what a form is open there. Never what stands in it. */
export interface LivePlace {
  event: 'place';
  /** Null: the page of no device. */
  endpointId: string | null;
  doing: TaskKind | null;
}

/** Somebody else who is on the page of a device now; in however many tabs, once. */
export interface PresentPerson {
  /** Null: cannot be asked to take over, because he may not, or is of an operator that the reader does not see. */
  accountId: string | null;
  /** Null: of an operator that the reader does not see. */
  name: string | null;
  /** When the first of their pages was opened, ISO 8601. */
  since: string;
  doing: TaskKind | null;
}

/** What is told beside the log, to those who are on the page: it is in no event, and has no position. */
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
