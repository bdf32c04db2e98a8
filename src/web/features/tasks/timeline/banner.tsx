import { Ban, CircleHelp, Hourglass, XCircle } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from '../messages.ts';
import { deadlinesAt } from '../replay/deadlines.ts';
import type { Moment, Replay } from '../replay/replay.ts';
import { verdictOf } from '../replay/verdict.ts';
import { whyWaiting } from '../replay/why.ts';

const looks = {
  danger: { box: 'border-danger-stroke bg-danger-surface', icon: XCircle, tint: 'text-danger' },
  notice: { box: 'border-notice-stroke bg-notice-surface', icon: CircleHelp, tint: 'text-notice' },
  idle: { box: 'border-idle-stroke bg-idle-surface', icon: Ban, tint: 'text-idle' },
  info: { box: 'border-info-stroke bg-info-surface', icon: Hourglass, tint: 'text-info' },
  success: { box: 'border-success-stroke bg-success-surface', icon: CircleHelp, tint: 'text-success' },
};

/** "Why is it waiting?", or why it ended as it did, in one sentence with what can be done. Of now, not of the scrubber. */
export function Banner({ replay, head }: { replay: Replay; head: Moment }) {
  const text = useText();
  const why = whyWaiting(head, deadlinesAt(replay.deadlines, head.version));
  const verdict = verdictOf(head);
  const said = why
    ? { tone: 'info' as const, words: text(why.reason, why.values), advice: why.advice }
    : verdict && { ...verdict, words: text(verdict.text, verdict.values) };
  if (!said) return null;
  const { box, icon: Icon, tint } = looks[said.tone];
  return (
    <section
      aria-label={text(why ? messages.whyWaiting : messages.whyEnded)}
      className={cx('flex gap-2.5 rounded border px-4 py-2.5', box)}
    >
      <Icon className={cx('mt-0.5 size-4 shrink-0', tint)} aria-hidden />
      <p className="min-w-0 break-words text-body">
        {said.words}{' '}
        {said.advice ? <span className="text-secondary">{text(said.advice, verdict?.values)}</span> : null}
      </p>
    </section>
  );
}
