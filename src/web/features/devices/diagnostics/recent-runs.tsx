import { useState } from 'react';
import { TaskLink } from '#web/entities/links.tsx';
import { TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { DiagnosticKind } from './calls.ts';
import { messages } from './messages.ts';
import { briefOf, hostOf, isLike, type RecentRun, resultOf } from './recent.ts';
import { RunComparison } from './run-comparison.tsx';

/** The last runs, each with its result and the way to its timeline; two that asked the same can be compared. */
export function RecentRuns({ kind, runs }: { kind: DiagnosticKind; runs: readonly RecentRun[] }) {
  const text = useText();
  const dateTime = useDateTime();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const done = runs.filter((run) => run.state === 'succeeded');
  // The list is newest first, a comparison reads from the earlier to the later.
  const [later, earlier] = done.filter((run) => ticked.includes(run.taskId));
  const comparable = done.filter((run) => {
    const others = done.filter((other) => other !== run && isLike(run, other));
    return later ? isLike(run, later) && (run === later || others.length > 0) : others.length > 0;
  });
  const tick = (taskId: string, on: boolean) => {
    const others = ticked.filter((id) => id !== taskId);
    setTicked(on ? [...others, taskId].slice(-2) : others);
  };
  if (runs.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col gap-3 border-t border-stroke pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <h3 className="small-caps text-muted">{text(messages.recent)}</h3>
        <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1.5">
          {runs.map((run) => {
            const time = dateTime(run.startTime).slice(-8, -3);
            const brief = run.state === 'succeeded' ? briefOf(kind, resultOf(run)) : null;
            return (
              <li key={run.taskId} className="flex min-w-0 items-center gap-1.5 text-caption">
                {comparable.includes(run) ? (
                  <Checkbox
                    label={text(messages.compareRun, { time: dateTime(run.startTime) })}
                    checked={ticked.includes(run.taskId)}
                    onChange={(on) => tick(run.taskId, on)}
                  />
                ) : null}
                {brief ? null : <TaskStateBadge state={run.state} />}
                <TaskLink
                  taskId={run.taskId}
                  className="min-w-0 wrap-anywhere text-accent underline-offset-2 hover:underline"
                >
                  {[brief ? text(brief.text, brief.values) : null, hostOf(run) || null, time]
                    .filter((part) => part !== null)
                    .join(' · ')}
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
