import { useFormats } from '#web/i18n/use-text.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/classes.ts';

interface MeterProps {
  label: string;
  value: number;
  least: number;
  most: number;
  unit: string;
  /** Rating of the value; without it the bar shows only the amount. */
  tone?: Extract<Tone, 'success' | 'notice' | 'danger'>;
}

const colours = { success: 'bg-success', notice: 'bg-notice', danger: 'bg-danger' };

/** A value between two bounds, as a bar with its figure beside it. */
export function Meter({ label, value, least, most, unit, tone }: MeterProps) {
  const formats = useFormats();
  const share = Math.min(1, Math.max(0, (value - least) / (most - least)));
  return (
    <div className="flex items-center gap-3">
      <meter className="sr-only" aria-label={label} min={least} max={most} value={value}>
        {`${formats.number(value)} ${unit}`}
      </meter>
      <div aria-hidden className="h-2 min-w-16 flex-1 overflow-hidden rounded-full bg-sunken">
        <div
          className={cx('h-full rounded-full', tone ? colours[tone] : 'bg-accent')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <span className="w-20 shrink-0 text-right text-dense tabular-nums">
        {formats.number(value)} <span className="text-muted">{unit}</span>
      </span>
    </div>
  );
}
