import { taskNames } from '#domain/task-kinds/texts.ts';
import { NamedDevice, TaskLink } from '#web/entities/links.tsx';
import { useSpan } from '#web/entities/stream/span.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import { causeOf } from '#web/entities/task/causes.ts';
import { headlineOf } from '#web/entities/task/figures.ts';
import { taskAppearance } from '#web/entities/task/state-badge.tsx';
import type { Task } from '#web/entities/task/streams.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Word } from '#web/resource/columns.tsx';
import { messages } from './messages.ts';

/** The outcome in one line: what the task found, or why it failed. The state alone says enough about the other ends. */
function briefOf({ state, taskType, resultData, failure }: Task): Words | null {
  if (state === 'succeeded') return headlineOf(taskType, JSON.parse(JSON.stringify(resultData ?? null)));
  if (state !== 'failed' || !failure) return null;
  return { text: causeOf(failure), values: { message: failure.message } };
}

function Brief({ text: message, values }: Words) {
  const text = useText();
  return (
    <span className="line-clamp-2 leading-4 whitespace-normal text-secondary">{text(message, values)}</span>
  );
}

function Duration({ startTime, finishTime }: Task) {
  const spanOf = useSpan();
  return finishTime ? (
    <span className="tabular-nums text-secondary">
      {spanOf(Date.parse(finishTime) - Date.parse(startTime))}
    </span>
  ) : null;
}

const column = columnsOf<Task>();
export const taskColumns = {
  action: column.cell(
    messages.action,
    ({ taskId, taskType }) => (
      <TaskLink taskId={taskId}>
        <Word of={taskNames[taskType]} />
      </TaskLink>
    ),
    { onCard: 'title' },
  ),
  state: column.state(messages.state, ({ state }) => taskAppearance[state]),
  device: column.cell(
    messages.device,
    ({ endpointId, deviceName }) => <NamedDevice endpointId={endpointId} name={deviceName} />,
    { onCard: 'line' },
  ),
  result: column.cell(
    messages.result,
    (task) => {
      const brief = briefOf(task);
      return brief && <Brief {...brief} />;
    },
    { onCard: 'line' },
  ),
  account: column.text(messages.requestedBy, ({ requestedBy }) => requestedBy.name),
  start: column.time(messages.requestedAt, ({ startTime }) => startTime, { onCard: 'line' }),
  duration: column.cell(messages.duration, (task) => <Duration {...task} />),
};
