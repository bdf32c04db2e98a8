import type { TaskKind } from '#machines/task/kinds.ts';
import type { TextWithId } from './kind.ts';
import { taskKindNames, taskKinds } from './table.ts';

/**
 * A text that the console shows by its id. The English text is there in tests and in development only
 * (src/web/i18n/message.ts).
 */
interface Message {
  id: string;
  defaultMessage?: string;
}

const roles = ['name', 'title', 'subject', 'subjectWithHost'] as const;
type Role = (typeof roles)[number];

const ofEachKind = <Value>(make: (kind: TaskKind) => Value) =>
  Object.fromEntries(taskKindNames.map((kind) => [kind, make(kind)])) as Record<TaskKind, Value>;
const idOf = (kind: TaskKind, role: Role) => (role === 'name' ? `task.${kind}` : `task.${kind}.${role}`);

function messageOf(kind: TaskKind, role: Role): Message | null {
  const text = taskKinds[kind][role];
  return text ? { id: idOf(kind, role), defaultMessage: text.en } : null;
}

/** In lists, heads and sentences. */
export const taskNames = ofEachKind(
  (kind): Message => ({ id: idOf(kind, 'name'), defaultMessage: taskKinds[kind].name.en }),
);
/** In the titles of toasts. */
export const taskTitles = ofEachKind((kind) => messageOf(kind, 'title') ?? taskNames[kind]);
/** Subject of a task, as said on the phone. */
export const taskSubjects = ofEachKind((kind) => messageOf(kind, 'subject') ?? taskNames[kind]);
/** The same with the `host` that it was requested for; null for a kind without one. */
export const taskSubjectsWithHost = ofEachKind((kind) => messageOf(kind, 'subjectWithHost'));

/** Sentence of a success; null: the figures are shown instead. */
export const taskSuccesses = ofEachKind((kind): Message | null => {
  const { success } = taskKinds[kind];
  return success === 'figures' ? null : { id: success.id, defaultMessage: success.en };
});

/** All of them, to be compiled. */
export function taskTexts(): TextWithId[] {
  const successes = new Set(taskKindNames.map((kind) => taskKinds[kind].success));
  const others = taskKindNames.flatMap((kind) =>
    roles.flatMap((role) => {
      const text = taskKinds[kind][role];
      return text ? [{ id: idOf(kind, role), ...text }] : [];
    }),
  );
  return [...others, ...[...successes].filter((success) => success !== 'figures')];
}
