import { CalendarClock, CircleSlash, CircleX, LoaderCircle, MailCheck, Pause, Trash2 } from 'lucide-react';
import type { ExportRun, ExportSchedule } from '#web/entities/exports/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { StateBadge, type StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';

const runAppearance: Record<ExportRun['state'], StateLook> = {
  running: { tone: 'info', icon: LoaderCircle, label: messages.running },
  sent: { tone: 'success', icon: MailCheck, label: messages.sent },
  refused: { tone: 'danger', icon: CircleSlash, label: messages.refused },
  failed: { tone: 'danger', icon: CircleX, label: messages.failed },
};

export const scheduleAppearance: Record<ExportSchedule['state'], StateLook> = {
  active: { tone: 'success', icon: CalendarClock, label: messages.active },
  paused: { tone: 'notice', icon: Pause, label: messages.paused },
  ended: { tone: 'danger', icon: CircleSlash, label: messages.ended },
  deleted: { tone: 'idle', icon: Trash2, label: messages.deleted },
};

/** Shows the outcome of a run, and how many recipients it did not reach. */
export function Outcome({ run }: { run: ExportRun }) {
  const text = useText();
  const { state, rows, total, delivered, skipped, reason } = run;
  return (
    <span className="flex flex-col items-start gap-0.5">
      <StateBadge look={runAppearance[state]} />
      {rows === null ? null : (
        <span className="text-caption text-secondary tabular-nums">
          {text(messages.rows, { rows, count: delivered })}
          {total !== null && total > rows ? ` · ${text(messages.cut, { total })}` : null}
        </span>
      )}
      {skipped > 0 ? (
        <span className="text-caption text-notice">{text(messages.skipped, { count: skipped })}</span>
      ) : null}
      {reason && state === 'failed' ? <span className="text-caption text-danger">{reason}</span> : null}
    </span>
  );
}
