import { Pause, Tv } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { RemoteKey } from '#domain/av/keys.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { useNow } from '#web/entities/stream/span.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { remoteKeyOf } from './remote-keys.ts';
import type { ShownPicture } from './use-live-picture.ts';

interface LivePictureProps {
  /** Names the device. */
  label: string;
  shown: ShownPicture | null;
  isPlaying: boolean;
  /** Requested pictures; null if no capture runs. */
  count: number | null;
  onKey(key: RemoteKey, held: boolean): void;
  onCapturing(isCapturing: boolean): void;
}

/** The newest picture, and the keyboard as a remote control while it has the focus. */
export function LivePictureView({ label, shown, isPlaying, count, onKey, onCapturing }: LivePictureProps) {
  const text = useText();
  /** Milliseconds from the device's clock to this one, for the picture that was drawn last. */
  const [delay, setDelay] = useState<number | null>(null);
  const press = (event: KeyboardEvent) => {
    const key = remoteKeyOf(event);
    if (key === null) return;
    event.preventDefault();
    event.stopPropagation();
    onKey(key, event.repeat);
  };
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys of a remote control, as an application does
        tabIndex={0}
        aria-label={label}
        onKeyDown={press}
        onFocus={() => onCapturing(true)}
        onBlur={() => onCapturing(false)}
        className="relative aspect-video w-full overflow-hidden rounded border border-stroke-strong bg-sunken"
      >
        {shown ? (
          <img
            src={shown.url}
            alt={text(messages.number, { number: shown.sequence, count: count ?? shown.sequence })}
            onLoad={() => setDelay(nowMs() - Date.parse(shown.takenAt))}
            className={cx('size-full object-contain', !isPlaying && 'opacity-40')}
          />
        ) : null}
        {isPlaying && shown ? null : (
          <p className="absolute inset-0 flex items-center justify-center gap-2 text-dense text-secondary">
            {count === null ? (
              <>
                <Pause className="size-4" aria-hidden />
                {text(messages.paused)}
              </>
            ) : (
              <>
                <Tv className="size-4" aria-hidden />
                {text(messages.starting)}
              </>
            )}
          </p>
        )}
      </div>
      <figcaption className="flex min-h-5 flex-wrap gap-x-4 gap-y-1 font-mono text-caption tabular-nums text-secondary">
        {shown && isPlaying ? (
          <>
            <span>{text(messages.number, { number: shown.sequence, count: count ?? shown.sequence })}</span>
            <Age takenAt={Date.parse(shown.takenAt)} delay={delay} />
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}

/** Clocks that are further apart say nothing about the way. */
const believed = { from: -50, to: 60_000 };

function Age({ takenAt, delay }: { takenAt: number; delay: number | null }) {
  const text = useText();
  const now = useNow(true, 200);
  if (delay === null) return null;
  if (!(delay >= believed.from && delay <= believed.to)) return <span>{text(messages.delayUnknown)}</span>;
  return (
    <>
      <span>{text(messages.age, { seconds: Math.max(0, now - takenAt) / 1_000 })}</span>
      <span>{text(messages.delay, { ms: Math.max(0, delay) })}</span>
    </>
  );
}
