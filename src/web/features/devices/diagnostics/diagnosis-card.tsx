import { useQuery } from '@tanstack/react-query';
import { Check, Circle, CircleStop, Loader, Play, RotateCcw } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { operations } from '#api/operations.gen.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import type { JsonObject } from '#machines/json.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { messages as taskMessages } from '#web/entities/task/messages.ts';
import { TaskStateBadge, taskAppearance } from '#web/entities/task/state-badge.tsx';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useOwnRole } from '#web/resource/role-text.ts';
import { useStandstill } from '#web/resource/standstill.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { ErrorDetails } from '#web/ui/error-details.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages as actionMessages } from '../device/action-messages.ts';
import { type Device, nameOf } from '../device/queries.ts';
import { cancelOperations, type DiagnosticKind, permissions } from './calls.ts';
import { type DiagnosisPhase, type Run, useDiagnosis } from './diagnosis.ts';
import { messages } from './messages.ts';
import { type RecentRun, recentQuery } from './recent.ts';
import { RecentRuns } from './recent-runs.tsx';

const phases: readonly { phase: DiagnosisPhase; label: Message }[] = [
  { phase: 'queued', label: messages.phaseQueued },
  { phase: 'sent', label: messages.phaseSent },
  { phase: 'accepted', label: messages.phaseAccepted },
  { phase: 'running', label: messages.phaseRunning },
];

interface PhasesProps {
  run: Run;
  /** Nothing can be sent before the device is back. */
  offline: boolean;
}

/** The steps of a run with the server's time of each; the next one turns while the run goes on, and the end is the last one. */
function Phases({ run: { phases: reached, busy, end }, offline }: PhasesProps) {
  const text = useText();
  const dateTime = useDateTime();
  const last = phases.findLastIndex(({ phase }) => reached[phase]);
  const EndIcon = end && taskAppearance[end.state].icon;
  return (
    <ol aria-label={text(messages.phases)} className="flex flex-wrap gap-x-4 gap-y-1 text-caption">
      {phases.map(({ phase, label }, index) => {
        const at = reached[phase];
        // A step that was not reached before the end is no step of this run.
        if (end && !at) return null;
        const isNext = busy && index === last + 1;
        const Icon = at ? Check : isNext ? Loader : Circle;
        return (
          <li key={phase} className={cx('flex items-center gap-1', at ? 'text-primary' : 'text-muted')}>
            <Icon className={cx('size-3.5', at && 'text-success', isNext && 'animate-spin')} aria-hidden />
            {text(label)}
            {at ? <time className="font-mono text-muted">{dateTime(at).slice(-8)}</time> : null}
            {phase === 'queued' && index === last && busy && offline ? (
              <span className="text-notice">{text(messages.phaseWaits)}</span>
            ) : null}
          </li>
        );
      })}
      {end && EndIcon ? (
        <li className="flex items-center gap-1">
          <EndIcon className={cx('size-3.5', endTints[taskAppearance[end.state].tone])} aria-hidden />
          {text(taskAppearance[end.state].label)}
          <time className="font-mono text-muted">{dateTime(end.at).slice(-8)}</time>
        </li>
      ) : null}
    </ol>
  );
}

const endTints = {
  success: 'text-success',
  danger: 'text-danger',
  notice: 'text-notice',
  info: 'text-info',
  idle: 'text-muted',
};

/** Functions that "Run all" calls, by kind. */
export type Starters = Map<DiagnosticKind, () => void>;

export interface BoardCardProps {
  device: Device;
  starters: Starters;
  /** Called once the card has its last run, or knows that there was none: from now on it has its size. */
  onRead?: (kind: DiagnosticKind) => void;
  /** Called once the card knows which target to suggest: from now on it can be run with the others. */
  onReady?: (kind: DiagnosticKind) => void;
}

interface DiagnosisCardProps extends BoardCardProps {
  kind: DiagnosticKind;
  idle: Message;
  /** The last runs of the kind; null while they are not known. */
  runs: readonly RecentRun[] | null;
  /** True if the suggested targets are known; left out: the kind has none. */
  isTargetKnown?: boolean;
  /** The fields; null params mean that something is not filled in rightly. */
  form: ReactNode;
  params: () => JsonObject | null;
  result: (run: Run) => ReactNode;
}

/** One card a kind: fields and button in a row, below them the last run with its steps and result, and the runs before it. */
export function DiagnosisCard(props: DiagnosisCardProps) {
  const text = useText();
  const may = useMay();
  const { kind, device, runs, starters, onRead, onReady } = props;
  const newest = runs?.[0]?.taskId ?? '';
  const { run, start, cancel } = useDiagnosis(kind, device.endpointId, nameOf(device), newest);
  const { busy } = run;
  // Users who may not read tasks have a card that shows none.
  const { isError } = useQuery(recentQuery(device.endpointId, kind));
  const isRead = isError || (runs !== null && (newest === '' || run.requestedBy !== ''));
  useEffect(() => {
    if (isRead) onRead?.(kind);
  }, [isRead, onRead, kind]);
  const isReady = isError || (isRead && props.isTargetKnown !== false);
  useEffect(() => {
    if (isReady) onReady?.(kind);
  }, [isReady, onReady, kind]);
  const role = useOwnRole();
  const standstill = useStandstill();
  const blocked = !may(permissions[kind])
    ? text(actionMessages.noPermission, { role, right: text(taskNames[kind]) })
    : (standstill ?? (busy ? text(messages.running) : null));
  /** Filled in rightly, but the device is away: asked about first (ER-054). */
  const [asked, setAsked] = useState<JsonObject | null>(null);
  const begin = (evenOffline: boolean) => {
    const params = blocked ? null : props.params();
    if (!params) return;
    if (device.online || evenOffline) start(params);
    else setAsked(params);
  };
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    starters.set(kind, () => latest.current(true));
    return () => void starters.delete(kind);
  }, [starters, kind]);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin(false);
  };
  return (
    <Card
      title={text(taskNames[kind])}
      className="min-w-0"
      actions={
        <span className="flex flex-wrap items-center justify-end gap-2 py-1.5">
          {run.end ? <TaskStateBadge state={run.end.state} /> : null}
          {busy && run.taskId ? (
            <Button
              icon={<CircleStop className="size-4" aria-hidden />}
              busy={run.cancelling}
              blocked={
                may(operations[cancelOperations[kind]].permission) ? null : text(taskMessages.cancelForbidden)
              }
              onClick={cancel}
            >
              {text(messages.cancel)}
            </Button>
          ) : null}
          <Button
            look="main"
            type="submit"
            form={formId}
            blocked={blocked}
            icon={
              run.taskId && !busy ? (
                <RotateCcw className="size-4" aria-hidden />
              ) : (
                <Play className="size-4" aria-hidden />
              )
            }
          >
            {text(run.taskId && !busy ? messages.runAgain : messages.run)}
          </Button>
        </span>
      }
    >
      <form
        id={formId}
        onSubmit={submit}
        noValidate
        className="flex flex-wrap items-start gap-3 empty:hidden"
      >
        {props.form}
      </form>
      <LastRun {...props} run={run} />
      {runs ? (
        <RecentRuns kind={kind} runs={busy ? runs.filter(({ taskId }) => taskId !== run.taskId) : runs} />
      ) : null}
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

/** The run that the card shows: of whom and what, how far it is, how it ended, and what it found. */
function LastRun(props: DiagnosisCardProps & { run: Run }) {
  const text = useText();
  const { run, device, idle, runs } = props;
  const { busy, failure, end } = run;
  const { host } = run.params;
  const shown = props.result(run);
  const waiting = run.cancelling
    ? messages.cancelling
    : device.online
      ? messages.waiting
      : messages.waitingOffline;
  // While the last runs are read, a card that will show one does not call itself unused.
  const isUnused = !run.taskId && !busy && runs?.length === 0;
  return (
    <div className="flex min-w-0 flex-col gap-3 pt-3 empty:hidden" aria-live="polite">
      {run.taskId ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
          {typeof host === 'string' ? (
            <span className="font-mono wrap-anywhere text-primary">{host}</span>
          ) : null}
          {run.requestedBy ? <span>{run.requestedBy}</span> : null}
          <TaskLink taskId={run.taskId} className="text-accent underline-offset-2 hover:underline">
            {text(messages.timeline)}
          </TaskLink>
        </p>
      ) : null}
      {run.taskId || busy ? <Phases run={run} offline={!device.online} /> : null}
      {failure ? (
        <Alert code={failure.code}>
          {text(run.failedAt === 'cancel' ? messages.notCancelled : messages.notStarted, {
            message: failure.code === 'network' ? text(messages.serverAway) : failure.message,
          })}
        </Alert>
      ) : null}
      {end?.outcome && end.state !== 'succeeded' ? (
        <Alert quiet={end.state === 'cancelled' || end.state === 'superseded'}>
          {text(end.outcome.text, end.outcome.values)}{' '}
          {end.outcome.advice ? text(end.outcome.advice, end.outcome.values) : null}
        </Alert>
      ) : null}
      {shown}
      {!shown && busy ? <p className="text-dense text-secondary">{text(waiting)}</p> : null}
      {run.taskId && !end && !busy ? (
        <p className="text-dense text-notice">{text(messages.givenUp)}</p>
      ) : null}
      {isUnused ? <p className="text-dense text-secondary">{text(idle)}</p> : null}
    </div>
  );
}

function Alert(props: { quiet?: boolean; code?: string; children: ReactNode }) {
  return (
    <p
      role={props.quiet ? undefined : 'alert'}
      className={cx(
        'rounded border px-3 py-2 text-dense',
        props.quiet
          ? 'border-idle-stroke bg-idle-surface text-secondary'
          : 'border-danger-stroke bg-danger-surface text-danger',
      )}
    >
      {props.children} {props.code ? <ErrorDetails code={props.code} /> : null}
    </p>
  );
}
