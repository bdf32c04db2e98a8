import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { rolloutMachine } from '#machines/rollout/machine.ts';
import type { Moment } from '#web/entities/stream/replay.ts';
import type { TimelineKind } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { profileAppearance } from './appearance.ts';
import { type ProfileKind, useProfileKind, within } from './kind.tsx';
import { messages } from './messages.ts';
import { recordEvents, recordMessages } from './record-messages.ts';
import { deadlineNames, detailsOf, pausedWords, shortHash } from './record-words.ts';
import { rollbackMessages } from './rollback-messages.ts';
import { profileStreams, type RolloutHead, type RolloutMachine } from './streams.ts';

/** The record of one profile: its plan, who approved it, its waves and its pauses. */
export const rolloutTimeline = (kind: ProfileKind): TimelineKind<RolloutHead, RolloutMachine> => ({
  machine: rolloutMachine,
  streams: profileStreams(kind.calls),
  states: { empty: { tone: 'idle', icon: Clock, label: recordMessages.empty }, ...profileAppearance },
  events: {
    'rollout.requested': recordEvents.requested,
    'rollout.planned': recordEvents.planned,
    'rollout.planFailed': recordEvents.planFailed,
    'rollout.submitted': recordEvents.submitted,
    'rollout.approved': recordEvents.approved,
    'rollout.declined': recordEvents.declined,
    'rollout.edited': recordEvents.edited,
    'rollout.described': recordEvents.described,
    'rollout.paused': recordMessages.paused,
    'rollout.resumed': recordEvents.resumed,
    'rollout.continued': recordEvents.continued,
    'wave.passed': recordEvents.wavePassed,
    'rollout.dayBegun': recordEvents.dayBegun,
    'rollout.retried': recordEvents.retried,
    'cancel.requested': recordEvents.cancelRequested,
    'rollout.undone': recordEvents.undone,
    'rollout.finished': recordEvents.finished,
    'rollout.deleted': recordEvents.deleted,
    'rollout.commented': recordEvents.commented,
    'deadline.passed': recordEvents.deadlinePassed,
  },
  details: detailsOf(kind.texts),
  callsOff: [
    'rollout.planFailed',
    'rollout.declined',
    'rollout.edited',
    'cancel.requested',
    'rollout.undone',
  ],
  deadlines: deadlineNames,
  planned: ['start'],
  effectWords: ({ type }) => (type === 'computePlan' ? { text: recordEvents.computePlan } : null),
  lanes: ['account', 'server'],
  chainNote: recordMessages.chainNote,
  limits: ({ campaignMs }) => ({ campaign: campaignMs }),
  file: {
    save: kind.saveRecord,
    redactable: {
      reason: recordMessages.fieldReason,
      text: recordMessages.fieldText,
      undoReason: recordMessages.fieldUndoReason,
      name: recordMessages.fieldName,
      targetName: recordMessages.fieldTargetName,
    },
  },
  Title: within(kind, Title),
  About: within(kind, About),
  Summary: within(kind, Summary),
  NotFound: within(kind, NoSuchProfile),
});

function Title({ head: { profile } }: { head: RolloutHead }) {
  const text = useText();
  const { texts } = useProfileKind();
  const name = profile.isRollback ? text(rollbackMessages.nameOf, { name: profile.name }) : profile.name;
  return text(texts.recordTitle, { name });
}

function About({ head: { profile } }: { head: RolloutHead }) {
  const text = useText();
  const dateTime = useDateTime();
  const { links } = useProfileKind();
  const { id, operator, model, author, requestTime } = profile;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <Link {...links.page(id)} className={linkLook}>
        {text(recordMessages.toProfile)}
      </Link>
      <span>{[operator, model].join(' · ')}</span>
      <span>{text(messages.createdBy, { author, time: dateTime(requestTime) })}</span>
    </div>
  );
}

/** At the shown moment. */
function Summary({ moment: { context } }: { moment: Moment<RolloutMachine> }) {
  const text = useText();
  const { number } = useFormats();
  const { texts, named } = useProfileKind();
  const { plan, wave, pausedBy, pauseReason, subject, content } = context;
  const paused = pausedBy === null ? null : pausedWords(texts, pausedBy, pauseReason);
  return (
    <section
      aria-label={text(recordMessages.summary)}
      className="rounded border border-stroke bg-raised px-4 py-2.5"
    >
      <PropertyList>
        <Property label={text(texts.version)}>{named(subject, content)}</Property>
        {plan ? (
          <>
            <Property label={text(recordMessages.plan)}>{shortHash(plan.planHash)}</Property>
            <Property label={text(recordMessages.eligible)}>{number(plan.eligible)}</Property>
          </>
        ) : null}
        {plan && wave > 0 ? (
          <Property label={text(recordMessages.wave)}>
            {text(recordMessages.waveOf, { number: wave, waves: plan.waves.length })}
          </Property>
        ) : null}
        {paused ? (
          <Property label={text(recordMessages.paused)}>{text(paused.text, paused.values)}</Property>
        ) : null}
      </PropertyList>
    </section>
  );
}

function NoSuchProfile({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  const { links, texts } = useProfileKind();
  return (
    <NotFound title={text(texts.notFound)} help={text(messages.notFoundHelp)} id={id} erased={erased}>
      <PageLink {...links.list} className={linkLook}>
        {text(texts.toList)}
      </PageLink>
    </NotFound>
  );
}
