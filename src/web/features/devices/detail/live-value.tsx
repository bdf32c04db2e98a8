import { type ReactNode, useEffect, useState } from 'react';
import { notAvailable } from '#domain/display.ts';
import { every, nowMs } from '#web/ambient/clock.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { messages } from './messages.ts';

function Age(props: { observedAt: string }) {
  const text = useText();
  const formats = useFormats();
  const [now, setNow] = useState(nowMs);
  useEffect(() => every(1000, () => setNow(nowMs())), []);
  const seconds = Math.max(0, Math.round((now - Date.parse(props.observedAt)) / 1000));
  return text(messages.valueAge, { age: formats.ago(seconds) });
}

interface LiveValueProps {
  value: string | number | null;
  unit?: string;
  observedAt: string | null;
  children?: ReactNode;
}

/** A value the device reports: it flashes once when it changes and tells its age when pointed at. */
export function LiveValue(props: LiveValueProps) {
  const [seen, setSeen] = useState({ value: props.value, changes: 0 });
  if (seen.value !== props.value) setSeen({ value: props.value, changes: seen.changes + 1 });
  const empty = props.value === null || props.value === '';
  const shown = (
    <span
      tabIndex={props.observedAt && !empty ? 0 : undefined}
      key={seen.changes}
      className={cx('rounded-sm px-1 -mx-1', seen.changes > 0 && 'animate-flash')}
    >
      {empty ? notAvailable : (props.children ?? props.value)}
      {props.unit && !empty ? <span className="text-muted"> {props.unit}</span> : null}
    </span>
  );
  return props.observedAt && !empty ? (
    <Tooltip label={<Age observedAt={props.observedAt} />}>{shown}</Tooltip>
  ) : (
    shown
  );
}
