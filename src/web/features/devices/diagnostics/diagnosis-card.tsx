import { useQuery } from '@tanstack/react-query';
import { CircleStop, Play } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import type { DiagnosticKind } from '#machines/diagnostics/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { nowSeconds } from '#web/ambient/clock.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useMay } from '#web/http/use-may.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TaskLink } from '#web/resource/task-link.tsx';
import { taskNames } from '#web/resource/task-names.ts';
import { TaskStateBadge } from '#web/resource/task-state-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages as actionMessages } from '../action-messages.ts';
import type { Device } from '../queries.ts';
import { permissions, readRecent } from './calls.ts';
import { messages } from './messages.ts';
import { Phases } from './parts.tsx';
import { type DiagnosisSnapshot, recentKey, useDiagnosis } from './use-diagnosis.ts';

function RecentRuns(props: { endpointId: string; kind: DiagnosticKind }) {
  const text = useText();
  const dateTime = useDateTime();
  const { endpointId, kind } = props;
  const recent = useQuery({
    queryKey: recentKey(endpointId, kind),
    queryFn: () => readRecent(endpointId, kind),
    staleTime: 0,
  });
  if (!recent.data) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-stroke pt-3">
      <h3 className="small-caps text-muted">{text(messages.recent)}</h3>
      {recent.data.length === 0 ? (
        <p className="text-caption text-muted">{text(messages.recentNone)}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {recent.data.map((task) => (
            <li key={task.taskId} className="flex items-center gap-1.5">
              <TaskStateBadge state={task.state} />
              <TaskLink
                taskId={task.taskId}
                className="font-mono text-caption text-accent underline-offset-2 hover:underline"
              >
                {dateTime(task.startTime).slice(3, 14)}
              </TaskLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DiagnosisCardProps {
  kind: DiagnosticKind;
  device: Device;
  idle: Message;
  cancellable: boolean;
  /** The fields at the left; null params mean that something is not filled in rightly. */
  form: ReactNode;
  params: () => JsonObject | null;
  result: (snapshot: DiagnosisSnapshot) => ReactNode;
}

/** One card a kind: parameters left, run button below them, result right, the last five runs under it. */
export function DiagnosisCard(props: DiagnosisCardProps) {
  const text = useText();
  const may = useMay();
  const { kind, device } = props;
  const { snapshot, send } = useDiagnosis(kind, device.endpointId);
  const { context } = snapshot;
  const busy = snapshot.hasTag('busy');
  const permission = permissions[kind];
  const blocked = !may(permission)
    ? text(actionMessages.noPermission, { permission })
    : !device.online
      ? text(messages.offline)
      : busy
        ? text(messages.running)
        : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const params = blocked ? null : props.params();
    if (params) send({ type: 'start.requested', data: { params, at: nowSeconds() } });
  };
  const shown = props.result(snapshot);
  return (
    <Card title={text(taskNames[kind])}>
      <div className="grid gap-5 md:grid-cols-[220px_1fr]">
        <form onSubmit={submit} noValidate className="flex flex-col gap-3">
          {props.form}
          <div className="flex gap-2">
            <Button
              look="main"
              type="submit"
              blocked={blocked}
              icon={<Play className="size-4" aria-hidden />}
            >
              {text(messages.run)}
            </Button>
            {props.cancellable && busy ? (
              <Button
                icon={<CircleStop className="size-4" aria-hidden />}
                busy={snapshot.matches('cancelling')}
                onClick={() => send({ type: 'cancel.requested', data: {} })}
              >
                {text(messages.cancel)}
              </Button>
            ) : null}
          </div>
        </form>
        <div className="flex min-w-0 flex-col gap-3" aria-live="polite">
          {busy || Object.keys(context.phases).length > 0 ? (
            <Phases reached={context.phases} busy={busy} />
          ) : null}
          {context.failure ? (
            <p
              role="alert"
              className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
            >
              <span className="font-medium">{text(messages.stopped)}</span>
              {context.failure.message ? `: ${context.failure.message}` : null}{' '}
              <code className="font-mono text-label select-all">{context.failure.code}</code>
            </p>
          ) : null}
          {shown ?? (
            <p className="text-dense text-secondary">
              {text(
                snapshot.matches('cancelling') ? messages.cancelling : busy ? messages.waiting : props.idle,
              )}
            </p>
          )}
        </div>
      </div>
      <div className="pt-4">
        <RecentRuns endpointId={device.endpointId} kind={kind} />
      </div>
    </Card>
  );
}
