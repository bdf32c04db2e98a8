import { useSelector } from '@xstate/react';
import { CloudOff, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { every, nowSeconds } from '#web/ambient/clock.ts';
import { connection } from '#web/http/connection.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { messages } from './messages.ts';

function Age(props: { since: number }) {
  const text = useText();
  const formats = useFormats();
  const [now, setNow] = useState(nowSeconds);
  useEffect(() => every(1000, () => setNow(nowSeconds())), []);
  return text(messages.since, { ago: formats.ago(Math.max(0, now - props.since)) });
}

/** Says that the server cannot be reached, for as long as that is so, and how old the page is meanwhile (ER-038). */
export function ConnectionBanner() {
  const text = useText();
  const lost = useSelector(connection.actor, (snapshot) =>
    !snapshot.hasTag('lost') ? null : snapshot.matches('offline') ? 'offline' : 'unreachable',
  );
  const since = useSelector(connection.actor, ({ context }) => context.since);
  const Icon = lost === 'offline' ? WifiOff : CloudOff;
  // The region is there before it speaks: one that comes with its words is not read out everywhere.
  return (
    <div role="status" aria-label={text(messages.region)}>
      {lost === null ? null : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-notice-stroke bg-notice-surface px-4 py-2 text-dense text-notice lg:px-8">
          <Icon className="size-4 shrink-0" aria-hidden />
          <p className="min-w-0 flex-1 basis-56">
            <span className="font-medium">{text(messages[lost])}</span>{' '}
            {/* Read out once, not every second. */}
            <span aria-hidden>{since === null ? null : <Age since={since} />}</span>
          </p>
          <PlainButton size="small" onClick={connection.tryNow}>
            {text(messages.tryNow)}
          </PlainButton>
        </div>
      )}
    </div>
  );
}
