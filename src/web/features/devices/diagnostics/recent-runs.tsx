import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TaskLink } from '#web/entities/links.tsx';
import { TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLiveFacts } from '#web/live/use-live.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { DiagnosticKind } from './calls.ts';
import { readRecent } from './calls.ts';
import { messages } from './messages.ts';
import { RunComparison } from './run-comparison.tsx';

/** The last five runs, each with the way to its timeline; two that have results can be compared. */
export function RecentRuns(props: { endpointId: string; kind: DiagnosticKind }) {
  const text = useText();
  const dateTime = useDateTime();
  const { endpointId, kind } = props;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const queries = useQueryClient();
  const queryKey = ['tasks', 'recent', endpointId, kind];
  const recent = useQuery({
    queryKey,
    queryFn: () => readRecent(endpointId, kind),
    staleTime: 0,
  });
  useLiveFacts(({ event, endpoint_id, task, fact }) => {
    if (endpoint_id !== endpointId || task?.task_type !== kind) return;
    if (fact.type === 'task.requested' || event === 'DiagnosticsResult')
      void queries.invalidateQueries({ queryKey });
  });
  if (!recent.data) return null;
  const runs = recent.data;
  const comparable = runs.filter((run) => run.state === 'succeeded');
  // The list is newest first, a comparison reads from the earlier to the later.
  const [later, earlier] = comparable.filter((run) => ticked.includes(run.taskId));
  const tick = (taskId: string, on: boolean) => {
    const others = ticked.filter((id) => id !== taskId);
    setTicked(on ? [...others, taskId].slice(-2) : others);
  };
  return (
    <div className="flex flex-col gap-3 border-t border-stroke pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="small-caps text-muted">{text(messages.recent)}</h3>
        {runs.length === 0 ? <p className="text-caption text-muted">{text(messages.recentNone)}</p> : null}
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {runs.map((run) => {
            const time = dateTime(run.startTime).slice(3, 14);
            return (
              <li key={run.taskId} className="flex items-center gap-1.5">
                {comparable.length > 1 && comparable.includes(run) ? (
                  <Checkbox
                    label={text(messages.compareRun, { time })}
                    checked={ticked.includes(run.taskId)}
                    onChange={(on) => tick(run.taskId, on)}
                  />
                ) : null}
                <TaskStateBadge state={run.state} />
                <TaskLink
                  taskId={run.taskId}
                  className="font-mono text-caption text-accent underline-offset-2 hover:underline"
                >
                  {time}
                </TaskLink>
              </li>
            );
          })}
        </ul>
        {comparable.length > 1 && !earlier ? (
          <p className="text-caption text-muted">{text(messages.compareHint)}</p>
        ) : null}
      </div>
      {earlier && later ? <RunComparison kind={kind} earlier={earlier} later={later} /> : null}
    </div>
  );
}
