import { Check, Circle, CircleStop, Loader, Play } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { JsonObject } from '#machines/json.ts';
import { taskNames } from '#web/entities/task/messages.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { Card } from '#web/ui/property-list.tsx';
import { messages as actionMessages } from '../action-messages.ts';
import { type Device, nameOf } from '../queries.ts';
import type { DiagnosticKind } from './calls.ts';
import { permissions } from './calls.ts';
import { type DiagnosisPhase, type Run, useDiagnosis } from './diagnosis.ts';
import { messages } from './messages.ts';
import { RecentRuns } from './recent-runs.tsx';

const phases: readonly { phase: DiagnosisPhase; label: Message }[] = [
  { phase: 'queued', label: messages.phaseQueued },
  { phase: 'sent', label: messages.phaseSent },
  { phase: 'accepted', label: messages.phaseAccepted },
  { phase: 'running', label: messages.phaseRunning },
  { phase: 'done', label: messages.phaseDone },
];

interface PhasesProps {
  reached: Partial<Record<DiagnosisPhase, string>>;
  busy: boolean;
  /** Nothing can be sent before the device is back. */
  offline: boolean;
}

/** The steps of a run with the server's time of each; the next one turns while the run goes on. */
export function Phases(props: PhasesProps) {
  const text = useText();
  const dateTime = useDateTime();
  const last = phases.findLastIndex(({ phase }) => props.reached[phase]);
  return (
    <ol aria-label={text(messages.phases)} className="flex flex-wrap gap-x-4 gap-y-1 text-caption">
      {phases.map(({ phase, label }, index) => {
        const at = props.reached[phase];
        const isNewest = index === last;
        const isNext = props.busy && index === last + 1;
        const Icon = at ? Check : isNext ? Loader : Circle;
        return (
          <li key={phase} className={cx('flex items-center gap-1', at ? 'text-primary' : 'text-muted')}>
            <Icon className={cx('size-3.5', at && 'text-success', isNext && 'animate-spin')} aria-hidden />
            {text(label)}
            {at ? <time className="font-mono text-muted">{dateTime(at).slice(-8)}</time> : null}
            {phase === 'queued' && isNewest && props.busy && props.offline ? (
              <span className="text-notice">{text(messages.phaseWaits)}</span>
            ) : null}
          </li>
        );
      })}
    </ol>
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
  result: (run: Run) => ReactNode;
}

/** One card a kind: parameters left, run button below them, result right, the last five runs under it. */
export function DiagnosisCard(props: DiagnosisCardProps) {
  const text = useText();
  const may = useMay();
  const { kind, device } = props;
  const { run, start, cancel } = useDiagnosis(kind, device.endpointId);
  const { busy, failure } = run;
  const permission = permissions[kind];
  const blocked = !may(permission)
    ? text(actionMessages.noPermission, { permission })
    : busy
      ? text(messages.running)
      : null;
  /** Filled in rightly, but the device is away: asked about first (ER-054). */
  const [asked, setAsked] = useState<JsonObject | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const params = blocked ? null : props.params();
    if (!params) return;
    if (device.online) start(params);
    else setAsked(params);
  };
  const busyText = device.online ? messages.waiting : messages.waitingOffline;
  const shown = props.result(run);
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
                busy={run.cancelling}
                onClick={cancel}
              >
                {text(messages.cancel)}
              </Button>
            ) : null}
          </div>
        </form>
        <div className="flex min-w-0 flex-col gap-3" aria-live="polite">
          {busy || Object.keys(run.phases).length > 0 ? (
            <Phases reached={run.phases} busy={busy} offline={!device.online} />
          ) : null}
          {failure ? (
            <p
              role="alert"
              className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
            >
              <span className="font-medium">{text(messages.stopped)}</span>
              {failure.message ? `: ${failure.message}` : null}{' '}
              <code className="font-mono text-label select-all">{failure.code}</code>
            </p>
          ) : null}
          {shown ?? (
            <p className="text-dense text-secondary">
              {text(run.cancelling ? messages.cancelling : busy ? busyText : props.idle)}
            </p>
          )}
        </div>
      </div>
      <div className="pt-4">
        <RecentRuns endpointId={device.endpointId} kind={kind} />
      </div>
      {asked ? (
        // ER-054: work for a device that is away is kept for it, if the reader wants that.
        <ConfirmDialog
          open
          title={text(messages.startOffline, { task: text(taskNames[kind]), name: nameOf(device) })}
          body={text(messages.startOfflineBody)}
          warnings={[text(actionMessages.offline)]}
          verb={text(messages.startAnyway)}
          onConfirm={() => {
            setAsked(null);
            start(asked);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  );
}
