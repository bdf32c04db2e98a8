import { useEffect, useState } from 'react';
import { formatUptime } from '#domain/display.ts';
import { every, nowMs } from '#web/ambient/clock.ts';

/** `Nd HHh MMm SSs`, counted on while the device is online. */
export function Uptime(props: { seconds: number | null; online: boolean }) {
  const [base, setBase] = useState({ seconds: props.seconds, at: nowMs() });
  const [now, setNow] = useState(nowMs);
  if (base.seconds !== props.seconds) setBase({ seconds: props.seconds, at: nowMs() });
  useEffect(() => (props.online ? every(1000, () => setNow(nowMs())) : undefined), [props.online]);
  const passed = props.online ? Math.max(0, (now - base.at) / 1000) : 0;
  return (
    <span className="font-mono">{formatUptime(props.seconds === null ? null : props.seconds + passed)}</span>
  );
}
