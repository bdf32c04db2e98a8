import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { badOf } from '#machines/wave/counts.ts';
import { type WaveOutcome, waveOutcomes } from '#machines/wave/events.ts';
import { waveMachine } from '#machines/wave/machine.ts';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { waveAppearance } from './appearance.ts';
import { type ProfileKind, useProfileKind, within } from './kind.tsx';
import { messages } from './messages.ts';
import { recordMessages } from './record-messages.ts';
import { type WaveHead, type WaveMachine, waveStreams } from './streams.ts';
import { WaveMembers } from './wave-members.tsx';
import { waveEvents, waveMessages } from './wave-messages.ts';

/** The record of one wave: when its devices began, how they ended, and why it passed or stopped. */
export const waveTimeline = (kind: ProfileKind): TimelineKind<WaveHead, WaveMachine> => ({
  machine: waveMachine,
  streams: waveStreams(kind.calls),
  states: { empty: { tone: 'idle', icon: Clock, label: recordMessages.empty }, ...waveAppearance },
  events: {
    'wave.planned': waveEvents.planned,
    'wave.opened': waveEvents.opened,
    'wave.joined': waveEvents.joined,
    'wave.claimed': waveEvents.claimed,
    'wave.tallied': waveEvents.tallied,
    'wave.corrected': waveEvents.corrected,
    'wave.held': waveEvents.held,
    'wave.released': waveEvents.released,
    'wave.retried': waveEvents.retried,
    'wave.decided': waveEvents.decided,
    'wave.acknowledged': waveEvents.acknowledged,
    'deadline.passed': waveEvents.observed,
  },
  details: detailsOf,
  Concerns: within(kind, WaveMembers),
  deadlines: { soak: waveEvents.soak },
  planned: ['soak'],
  lanes: ['account', 'server'],
  chainNote: recordMessages.chainNote,
  limits: ({ soakMs }) => ({ soak: soakMs }),
  Title,
  About: within(kind, About),
  Summary: within(kind, Summary),
  NotFound: within(kind, NoSuchWave),
});

function detailsOf({ type, data }: TimelineEvent): Words | null {
  switch (type) {
    case 'wave.planned':
      return counted(Number(data.size));
    case 'wave.joined':
    case 'wave.claimed':
    case 'wave.held':
    case 'wave.released':
      return counted(lengthOf(data.ordinals));
    case 'wave.retried':
      return counted(lengthOf(data.ended));
    case 'wave.decided':
      return { text: waveEvents.reachable, values: { count: Number(data.reachable) } };
    case 'wave.tallied':
      return endsOf(data);
    default:
      return null;
  }
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
const counted = (count: number): Words => ({ text: waveEvents.devices, values: { count } });

const bad: readonly WaveOutcome[] = ['failed', 'fellBack', 'lost'];

function endsOf({ ended, again }: TimelineEvent['data']): Words {
  const outcomes = (Array.isArray(ended) ? ended : []).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('outcome' in one)) return [];
    return waveOutcomes.filter((outcome) => outcome === one.outcome);
  });
  const success = outcomes.filter((outcome) => outcome === 'succeeded').length;
  const failed = outcomes.filter((outcome) => bad.includes(outcome)).length;
  const values = { success, failed, other: outcomes.length - success - failed };
  const waits = lengthOf(again);
  return waits === 0
    ? { text: waveEvents.ends, values }
    : { text: waveEvents.endsAgain, values: { ...values, again: waits } };
}

function Title({ head: { profileName, wave } }: { head: WaveHead }) {
  const text = useText();
  return text(waveMessages.titleOf, { number: wave.number, name: profileName });
}

function About({ head: { profileId, operator, wave } }: { head: WaveHead }) {
  const text = useText();
  const { links } = useProfileKind();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <Link {...links.page(profileId)} className={linkLook}>
        {text(recordMessages.toProfile)}
      </Link>
      <Link {...links.record(profileId)} className={linkLook}>
        {text(waveMessages.profileTimeline)}
      </Link>
      <span>{operator}</span>
      {wave.day ? <span>{wave.day}</span> : null}
    </div>
  );
}

/** At the shown moment. */
function Summary({ moment: { context } }: { moment: Moment<WaveMachine> }) {
  const text = useText();
  const { number } = useFormats();
  const { texts } = useProfileKind();
  const { counts, size, failPercent } = context;
  return (
    <section
      aria-label={text(recordMessages.wave)}
      className="rounded border border-stroke bg-raised px-4 py-2.5"
    >
      <PropertyList>
        <Property label={text(waveMessages.size)}>{number(size)}</Property>
        <Property label={text(texts.countWaiting)}>{number(counts.waiting + counts.running)}</Property>
        <Property label={text(messages.countSuccess)}>{number(counts.succeeded)}</Property>
        <Property label={text(messages.countFailed)}>{number(badOf(counts))}</Property>
        {counts.held > 0 ? <Property label={text(waveMessages.held)}>{number(counts.held)}</Property> : null}
        <Property label={text(waveMessages.limit)}>
          {text(waveMessages.limitOf, { percent: failPercent })}
        </Property>
      </PropertyList>
    </section>
  );
}

function NoSuchWave({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  const { links, texts } = useProfileKind();
  return (
    <NotFound
      title={text(waveMessages.notFound)}
      help={text(waveMessages.notFoundHelp)}
      id={id}
      erased={erased}
    >
      <Link {...links.list} className={linkLook}>
        {text(texts.toList)}
      </Link>
    </NotFound>
  );
}
