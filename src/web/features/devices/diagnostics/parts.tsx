import { Check, Circle, Loader } from 'lucide-react';
import type { ReactNode } from 'react';
import { notAvailable } from '#domain/display.ts';
import type { DiagnosticPhase } from '#machines/diagnostics/events.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from './messages.ts';

const phases: readonly { phase: DiagnosticPhase; label: Message }[] = [
  { phase: 'queued', label: messages.phaseQueued },
  { phase: 'sent', label: messages.phaseSent },
  { phase: 'accepted', label: messages.phaseAccepted },
  { phase: 'running', label: messages.phaseRunning },
  { phase: 'done', label: messages.phaseDone },
];

interface PhasesProps {
  reached: Partial<Record<DiagnosticPhase, string>>;
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

/** A figure with its unit, large enough to be read out on the phone. */
export function Figure(props: {
  label: string;
  value: string | null;
  unit?: string;
  large?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col">
      <span className="text-caption text-secondary">{props.label}</span>
      <span className={cx('truncate font-bold', props.large ? 'text-figure' : 'text-lead')}>
        {props.value ?? notAvailable}
        {props.value && props.unit ? (
          <span className="text-dense font-normal text-muted"> {props.unit}</span>
        ) : null}
      </span>
      {props.children}
    </div>
  );
}
