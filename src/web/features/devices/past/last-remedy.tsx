import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLiveFacts } from '#web/live/use-live.ts';
import { linkLook } from '#web/ui/classes.ts';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { changesQuery } from '../device/past-queries.ts';
import type { DeviceTask } from '../device/queries.ts';
import { type DiagnosticKind, permissions } from '../diagnostics/calls.ts';
import { isLike, useRecentRuns } from '../diagnostics/recent.ts';
import { RunComparison } from '../diagnostics/run-comparison.tsx';
import { ChangedName, ChangedValue } from './changed-value.tsx';
import { messages } from './messages.ts';

interface RemedyProps {
  endpointId: string;
  /** The change that was finished last. */
  remedy: DeviceTask;
  /** The last task of each kind. */
  last: readonly DeviceTask[];
}

const isDiagnostic = (kind: string): kind is DiagnosticKind => kind in permissions;

/**
 * Shows the effect of a change: the changed values, and the same measurement before and after it. If only the first
 * measurement exists, the card suggests repeating it.
 */
export default function LastRemedy({ endpointId, remedy, last }: RemedyProps) {
  const text = useText();
  const dateTime = useDateTime();
  const kinds = last.flatMap(({ taskType, state }) =>
    isDiagnostic(taskType) && state === 'succeeded' ? [taskType] : [],
  );
  return (
    <Card title={text(messages.remedy)} id="remedy">
      <div className="flex min-w-0 flex-col gap-4">
        <p className="flex flex-wrap items-baseline gap-x-2 text-dense text-secondary">
          <TaskLink taskId={remedy.taskId}>{text(taskNames[remedy.taskType])}</TaskLink>
          {text(messages.remedyBy, {
            name: remedy.requestedBy.name,
            time: dateTime(remedy.finishTime),
          })}
        </p>
        <ChangedValues endpointId={endpointId} remedy={remedy} />
        {kinds.map((kind) => (
          <Measured key={kind} endpointId={endpointId} remedy={remedy} kind={kind} />
        ))}
      </div>
    </Card>
  );
}

function ChangedValues({ endpointId, remedy }: Omit<RemedyProps, 'last'>) {
  const text = useText();
  const client = useQueryClient();
  const query = changesQuery(endpointId, remedy.startTime);
  const changes = useQuery(query);
  // A device reports its new values a moment after it reported that it accepted them.
  useLiveFacts(({ endpoint_id }) => {
    if (endpoint_id === endpointId) void client.invalidateQueries({ queryKey: query.queryKey });
  });
  const own = (changes.data ?? []).filter(({ taskId }) => taskId === remedy.taskId);
  const values = own.flatMap((change) => change.values.map((value) => ({ ...value, id: change.id })));
  if (changes.isError)
    return (
      <p role="alert" className="text-dense text-secondary">
        {text(messages.remedyUnread)}
      </p>
    );
  if (values.length === 0)
    return changes.isPending ? null : (
      <p className="text-dense text-secondary">{text(messages.remedyNoValues)}</p>
    );
  return (
    <SimpleTable
      caption={text(messages.remedyValues)}
      head={[text(messages.columnWhat), text(messages.columnBefore), text(messages.columnAfter)]}
      rows={values.map(({ id, path, from, to }) => ({
        id: `${id} ${path}`,
        cells: [
          <ChangedName key="path" path={path} />,
          <ChangedValue key="from" path={path} value={from} />,
          <ChangedValue key="to" path={path} value={to} />,
        ],
      }))}
    />
  );
}

interface MeasuredProps {
  endpointId: string;
  remedy: DeviceTask;
  kind: DiagnosticKind;
}

/** The newest run before the change, and the newest of the same kind and host after it. */
function Measured({ endpointId, remedy, kind }: MeasuredProps) {
  const text = useText();
  const runs = useRecentRuns(endpointId, kind)?.filter(({ state }) => state === 'succeeded') ?? [];
  const before = runs.find(({ finishTime }) => finishTime !== null && finishTime <= remedy.startTime);
  if (!before) return null;
  const after = runs.find(
    (run) => remedy.finishTime !== null && run.startTime >= remedy.finishTime && isLike(run, before),
  );
  const name = text(taskNames[kind]);
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-caption text-secondary">{name}</h3>
      {after ? (
        <RunComparison kind={kind} earlier={before} later={after} />
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-3 text-dense text-secondary">
          <span>{text(messages.remedyMeasure)}</span>
          <Link
            to="/device/deviceDetail/$endpointId"
            params={{ endpointId }}
            search={{ tab: 'diagnostics' }}
            className={linkLook}
          >
            {text(messages.remedyToDiagnostics)}
          </Link>
        </div>
      )}
    </section>
  );
}
