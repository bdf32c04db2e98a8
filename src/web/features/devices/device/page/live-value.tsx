import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { formatUptime, notAvailable } from '#domain/display.ts';
import { every, nowMs } from '#web/ambient/clock.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useMoment } from '../moment.ts';
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

/** `Nd HHh MMm SSs` in the reader's units, counted on while the device is online. */
export function Uptime(props: { seconds: number | null; online: boolean }) {
  const { written } = useLanguage();
  const isPast = useMoment() !== null;
  const [base, setBase] = useState({ seconds: props.seconds, at: nowMs() });
  const [now, setNow] = useState(nowMs);
  if (base.seconds !== props.seconds) setBase({ seconds: props.seconds, at: nowMs() });
  const runs = props.online && !isPast;
  useEffect(() => (runs ? every(1000, () => setNow(nowMs())) : undefined), [runs]);
  const passed = runs ? Math.max(0, (now - base.at) / 1000) : 0;
  return (
    <span className={cx('tabular-nums', written === 'en' && 'font-mono')}>
      {formatUptime(props.seconds === null ? null : props.seconds + passed, written)}
    </span>
  );
}

/** The server forgets a watcher 600 s after its last call; half of that is early enough. */
const renewEvery = 300_000;

/** Live values while the page is open (CL-017, CL-018). A refusal only means values that stand still. */
export function useWatch(endpointId: string): void {
  const quietly = useEffectEvent((call: Promise<unknown>) => {
    void call.catch((error: unknown) => console.warn(error));
  });
  useEffect(() => {
    const subscribe = () =>
      quietly(answerOf(mainApi.POST('/devices/action/subscribeRTD', { body: { endpointId } })));
    subscribe();
    const stop = every(renewEvery, subscribe);
    return () => {
      stop();
      quietly(answerOf(mainApi.POST('/devices/action/unsubscribeRTD', { body: { endpointId } })));
    };
  }, [endpointId]);
}
