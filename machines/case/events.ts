import type { Redactable } from '../json.ts';

/**
 * The facts of one case, stream `case:<caseId>`. A case refers to tasks and comments on them; the tasks have their own
 * streams. Nothing is deleted: the stream still shows a removed task.
 */
export type CaseFact =
  /** `opId`: operator that owns the case; this operator and those above it may read it. */
  | { type: 'case.opened'; data: { title: string; opId: string } }
  | { type: 'case.taskAdded'; data: { taskId: string } }
  | { type: 'case.taskRemoved'; data: { taskId: string } }
  | { type: 'case.commented'; data: { text: string } }
  | { type: 'case.renamed'; data: { title: string } }
  /**
   * One person was notified of the case, or, if `with` is null, everyone in its organisation. Read access does not
   * change.
   */
  | { type: 'case.shared'; data: { with: { id: string; name: string } | null } }
  | { type: 'case.closed'; data: Record<string, never> }
  | { type: 'case.reopened'; data: Record<string, never> };

export const caseRedactable = {
  'case.opened': ['title'],
  'case.renamed': ['title'],
  'case.commented': ['text'],
  'case.shared': ['with'],
} satisfies Redactable<CaseFact>;

export const caseSamples: CaseFact[] = [
  { type: 'case.opened', data: { title: 'Slow Wi-Fi', opId: 'northwind' } },
  { type: 'case.taskAdded', data: { taskId: 'task-1' } },
  { type: 'case.taskAdded', data: { taskId: 'task-2' } },
  { type: 'case.taskRemoved', data: { taskId: 'task-1' } },
  { type: 'case.taskRemoved', data: { taskId: 'task-2' } },
  { type: 'case.commented', data: { text: 'The channel is crowded in the evening.' } },
  { type: 'case.renamed', data: { title: 'Slow Wi-Fi in the evening' } },
  { type: 'case.shared', data: { with: { id: 'west', name: 'Nora West' } } },
  { type: 'case.shared', data: { with: null } },
  { type: 'case.closed', data: {} },
  { type: 'case.reopened', data: {} },
];
