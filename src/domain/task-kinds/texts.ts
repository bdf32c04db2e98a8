import type { TaskKind } from '#machines/task/kinds.ts';
import type { Text } from './kind.ts';
import { taskKindNames, taskKinds } from './table.ts';

const ofEachKind = <Value>(make: (kind: TaskKind) => Value) =>
  Object.fromEntries(taskKindNames.map((kind) => [kind, make(kind)])) as Record<TaskKind, Value>;
const textOf = (id: string, defaultMessage: string | undefined): Text | null =>
  defaultMessage === undefined ? null : { id, defaultMessage };

/** In lists, heads and sentences. */
export const taskNames = ofEachKind((kind): Text => {
  const { name, label = name } = taskKinds[kind];
  return { id: `task.${kind}`, defaultMessage: label };
});

/** In the titles of toasts. */
export const taskTitles = ofEachKind((kind): Text => {
  const { name, namedInTitles } = taskKinds[kind];
  return namedInTitles ? { id: `task.${kind}.title`, defaultMessage: name } : taskNames[kind];
});

/** What was requested, as said on the phone. */
export const taskSubjects = ofEachKind(
  (kind) => textOf(`task.${kind}.subject`, taskKinds[kind].subject) ?? taskNames[kind],
);
/** The same with the `host` that it was requested for; null for a kind without one. */
export const taskSubjectsWithHost = ofEachKind((kind) =>
  textOf(`task.${kind}.subjectWithHost`, taskKinds[kind].subjectWithHost),
);

/** All of them, for the translation. */
export const taskTexts = (): Text[] =>
  taskKindNames.flatMap((kind) => {
    const { success } = taskKinds[kind];
    const others = [taskSubjectsWithHost[kind], success === 'figures' ? null : success];
    return [taskNames[kind], taskTitles[kind], taskSubjects[kind], ...others.filter((text) => text !== null)];
  });
