import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { readiness } from '#machines/live-socket/machine.ts';
import { every } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { reconnectDelay } from '#web/live/link.ts';
import { liveSocket } from '#web/live/socket.ts';
import { cx } from '#web/ui/classes.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { messages } from './messages.ts';

const dotStates = ['closed', 'waiting', 'open', 'connecting'] as const;

type Look = 'connected' | 'catchingUp' | 'connecting' | 'waiting' | 'closed';

const dots: Record<Look, string> = {
  connected: 'bg-success',
  catchingUp: 'bg-info',
  connecting: 'bg-notice',
  waiting: 'bg-notice',
  closed: 'bg-muted',
};

/** Counts the seconds of a wait down; starts again whenever the wait does. */
function Countdown(props: { from: number; show: (seconds: number) => string }) {
  const [left, setLeft] = useState(props.from);
  useEffect(() => every(1000, () => setLeft((seconds) => Math.max(1, seconds - 1))), []);
  return props.show(left);
}

/** The state of the live socket, in a dot and in words. */
export function LiveDot() {
  const text = useText();
  const look = useSelector(liveSocket.actor, (snapshot): Look => {
    if (snapshot.matches({ open: 'ready' })) {
      return snapshot.context.head > (snapshot.context.cursor ?? 0) ? 'catchingUp' : 'connected';
    }
    if (snapshot.matches('waiting')) return 'waiting';
    return snapshot.matches('closed') ? 'closed' : 'connecting';
  });
  const behind = useSelector(
    liveSocket.actor,
    ({ context }) => context.head - (context.cursor ?? context.head),
  );
  const ready = useSelector(liveSocket.actor, (snapshot) => {
    const state = dotStates.find((candidate) => snapshot.matches(candidate));
    return state ? readiness[state] : readiness.closed;
  });
  const words = {
    connected: text(messages.liveConnected),
    catchingUp: text(messages.liveCatchingUp, { count: behind }),
    connecting: text(messages.liveConnecting),
    waiting: (
      <Countdown
        from={reconnectDelay / 1000}
        show={(seconds) => text(messages.liveReconnecting, { seconds })}
      />
    ),
    closed: text(messages.liveClosed),
  } satisfies Record<Look, unknown>;
  const help = look === 'connected' ? messages.liveConnectedHelp : messages.liveHelp;
  return (
    <Tooltip label={text(help)} side="bottom">
      <span
        role="status"
        data-tour="live"
        data-readiness={ready}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip explains the state, so the keyboard must reach it
        tabIndex={0}
        className="flex h-9 items-center gap-2 rounded px-2 text-caption text-secondary"
      >
        <span aria-hidden className={cx('size-2 rounded-full', dots[look])} />
        <span className="sr-only sm:not-sr-only">{words[look]}</span>
      </span>
    </Tooltip>
  );
}
