import type { Redactable } from '../json.ts';

/**
 * The facts of one case, a stream of its own, `case:<caseId>`. A case points at tasks and says something about them; the
 * tasks keep their own streams. Nothing is deleted: a task that is taken out again was in.
 */
export type CaseFact =
  /** `opId`: operator to which the case belongs; it and those above it may read it. */
  | { type: 'case.opened'; data: { title: string; opId: string } }
  | { type: 'case.taskAdded'; data: { taskId: string } }
  | { type: 'case.taskRemoved'; data: { taskId: string } }
  | { type: 'case.commented'; data: { text: string } }
  | { type: 'case.renamed'; data: { title: string } }
  /** The attention of one person was drawn to it, or of all of its organisation where `with` is null. Who may read it does not change. */
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
