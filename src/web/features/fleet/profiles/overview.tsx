import { Link } from '@tanstack/react-router';
import { OctagonAlert } from 'lucide-react';
import { useNow } from '#web/entities/stream/span.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { type TextOf, useFormats, useText } from '#web/i18n/use-text.ts';
import { cx, linkLook } from '#web/ui/classes.ts';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { approversText } from '../approvals/approvers.tsx';
import { waveAppearance } from './appearance.ts';
import { useProfileKind } from './kind.tsx';
import { messages } from './messages.ts';
import type { ProfileDetail, ProfileWave, Waiting } from './model.ts';
import { CountBar } from './parts.tsx';
import { recordMessages } from './record-messages.ts';
import { limitWords } from './record-words.ts';
import type { MemberSearch } from './search.ts';
import type { ProfileTexts } from './texts.ts';
import { waveMessages } from './wave-messages.ts';

type Show = (filters: Partial<MemberSearch>) => void;

/** Waves as steps; each leads to its devices. */
export function WaveSteps({ detail, onShow }: { detail: ProfileDetail; onShow: Show }) {
  const text = useText();
  const { links } = useProfileKind();
  const { waveList, profile } = detail;
  if (waveList.length === 0) return null;
  return (
    <section aria-label={text(messages.waves)}>
      <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(190px,1fr))]">
        {waveList.map((wave) => (
          <li
            key={wave.number}
            aria-current={wave.number === profile.wave ? 'step' : undefined}
            className={cx(
              'flex flex-col gap-1.5 rounded border bg-raised p-3',
              wave.number === profile.wave ? 'border-accent' : 'border-stroke',
            )}
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <button
                type="button"
                title={text(messages.showWave, { number: wave.number })}
                onClick={() => onShow({ wave: String(wave.number) })}
                className={cx('text-left text-dense font-medium', linkLook)}
              >
                {wave.day ??
                  text(wave.number === 1 && waveList.length > 1 ? messages.waveFirst : messages.waveNumber, {
                    number: wave.number,
                  })}
              </button>
              <StateBadge look={waveAppearance[wave.state]} />
            </span>
            <WaveFigures {...wave} />
            {wave.waveId ? (
              <Link
                {...links.wave(wave.waveId)}
                aria-label={text(waveMessages.show, { number: wave.number })}
                className={cx('self-start text-caption', linkLook)}
              >
                {text(recordMessages.show)}
              </Link>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function WaveFigures({ number, size, counts }: ProfileWave) {
  const text = useText();
  const { success, failed } = counts;
  return (
    <>
      <CountBar
        counts={{ ...counts, eligible: size }}
        label={text(messages.waveNumber, { number })}
        className="w-full"
      />
      <span className="text-caption text-secondary tabular-nums">
        {text(messages.waveCounts, { success, size })}
        {failed > 0 ? ` · ${text(messages.waveFailed, { failed })}` : null}
      </span>
    </>
  );
}

/** Four counters, and how they sum up. */
export function Counters({ detail, onShow }: { detail: ProfileDetail; onShow: Show }) {
  const text = useText();
  const { number } = useFormats();
  const { links, texts } = useProfileKind();
  const { eligible, waiting, running, success, failed, cancelled, refused } = detail.profile.counts;
  const open = waiting + running;
  const counters = [
    {
      label: texts.countWaiting,
      value: open,
      tone: '',
      help: text(texts.countRunning, { running }),
      show: { state: 'open' } as const,
    },
    {
      label: messages.countSuccess,
      value: success,
      tone: 'text-success',
      help: null,
      show: { outcome: 'succeeded' } as const,
    },
    {
      label: messages.countFailed,
      value: failed,
      tone: failed > 0 ? 'text-danger' : '',
      help: text(messages.countFailedHelp),
      show: { outcome: 'bad' } as const,
    },
    {
      label: messages.countCancelled,
      value: cancelled,
      tone: '',
      help: text(messages.countCancelledHelp),
      show: { outcome: 'calledOff' } as const,
    },
  ];
  return (
    <section aria-label={text(messages.devices)} className="flex flex-col gap-2">
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {counters.map(({ label, value, tone, help, show }) => (
          <li key={label.id} className="flex flex-col rounded border border-stroke bg-raised p-3">
            <button
              type="button"
              title={text(messages.showDevices, { name: text(label) })}
              onClick={() => onShow(show)}
              className={cx('text-left text-dense', linkLook)}
            >
              {text(label)}
            </button>
            <span className={cx('text-title font-medium tabular-nums', tone)}>{number(value)}</span>
            {help ? <span className="text-caption text-muted">{help}</span> : null}
          </li>
        ))}
      </ul>
      <p className="text-caption text-secondary tabular-nums">
        {text(messages.countSum, { waiting: open, success, failed, cancelled, eligible })}
        {refused > 0 ? (
          <>
            {' '}
            <Link
              {...links.page(detail.profile.id)}
              search={{ tab: 'plan' }}
              resetScroll={false}
              className={linkLook}
            >
              {text(messages.countRefused, { refused })}
            </Link>
          </>
        ) : null}
      </p>
    </section>
  );
}

const reasons = (texts: ProfileTexts): Record<Waiting['reason'], Message> => ({
  plan: messages.whyPlan,
  submission: messages.whySubmission,
  approval: messages.whyApproval,
  startDate: messages.whyStartDate,
  hours: messages.whyHours,
  connection: messages.whyConnection,
  places: texts.whyPlaces,
  bandwidth: messages.whyBandwidth,
  home: messages.whyHome,
  retry: messages.whyRetry,
  soak: texts.whySoak,
  person: messages.whyPerson,
  file: texts.whyFile,
  cancellation: texts.whyCancellation,
  match: messages.whyMatch,
  day: messages.whyDay,
});

/** Says who or what paused the profile, when and why. */
function pausedText(
  { profile, pausedByName, pauseReason, pauseTime }: ProfileDetail,
  texts: ProfileTexts,
  text: TextOf,
  dateTime: (value: string | null) => string,
): string {
  const time = dateTime(pauseTime);
  if (profile.pausedBy === 'user') {
    const values = { name: pausedByName ?? '', time };
    return pauseReason
      ? text(messages.whyPausedUserFor, { ...values, reason: pauseReason })
      : text(messages.whyPausedUser, values);
  }
  const at = pauseTime ? ` ${text(messages.whyPausedAt, { time })}` : '';
  if (profile.pausedBy === 'fileMissing') return `${text(texts.whyPausedFile)}${at}`;
  const limit = pauseReason ? limitWords(pauseReason) : null;
  return `${limit ? `${text(limit.text, limit.values)}.` : text(messages.whyPausedLimit)}${at}`;
}

/** Counts down to the end of the observation, and says what follows it. */
function SoakLeft({ detail: { profile, order }, until }: { detail: ProfileDetail; until: string }) {
  const text = useText();
  const { texts } = useProfileKind();
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - useNow(true)) / 1_000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (seconds === 0) return text(texts.whySoakEnds);
  const isLast = !profile.automatic && profile.wave >= profile.waves;
  const next = order.waves.continueBy === 'person' ? messages.whySoakPerson : messages.whySoakLeft;
  return text(isLast ? messages.whySoakLast : next, { time });
}

/** "Why is it waiting?": the pause first, then what else is waited for. */
export function WhyWaiting({ detail }: { detail: ProfileDetail }) {
  const text = useText();
  const dateTime = useDateTime();
  const { texts } = useProfileKind();
  const { profile } = detail;
  // A pause says itself that a person is waited for.
  const waiting = detail.waiting.filter(({ reason }) => profile.state !== 'paused' || reason !== 'person');
  const paused = profile.state === 'paused' && profile.pausedBy !== null;
  if (!paused && waiting.length === 0) return null;
  const isProblem = paused && profile.pausedBy !== 'user';
  return (
    <section
      aria-label={text(messages.why)}
      className={cx(
        'flex flex-col gap-1 rounded border p-3 text-dense',
        isProblem
          ? 'border-danger-stroke bg-danger-surface'
          : paused
            ? 'border-notice-stroke bg-notice-surface'
            : 'border-stroke bg-raised',
      )}
    >
      <h2 className="text-dense font-medium">{text(messages.why)}</h2>
      {paused ? (
        <p className={cx('flex items-start gap-2', isProblem ? 'text-danger' : 'text-notice')}>
          <OctagonAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>{pausedText(detail, texts, text, dateTime)}</span>
        </p>
      ) : null}
      {waiting.length > 0 ? (
        <ul className="flex flex-col gap-0.5">
          {waiting.map(({ reason, devices, until }) => (
            <li key={reason}>
              {reason === 'soak' && until ? (
                <SoakLeft detail={detail} until={until} />
              ) : (
                <>
                  {text(reasons(texts)[reason], { count: devices ?? 0 })}
                  {until ? ` ${text(messages.whyUntil, { time: dateTime(until) })}` : null}
                </>
              )}
              {reason === 'approval' && detail.approvers
                ? ` ${approversText(detail.approvers, texts.noApprover, text)}`
                : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
