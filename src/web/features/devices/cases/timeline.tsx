import { FolderOpen } from 'lucide-react';
import { caseMachine } from '#machines/case/machine.ts';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';
import { StreamFolds } from '#web/entities/stream/streams.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { caseAppearance } from './case-state-badge.tsx';
import { messages } from './messages.ts';
import { NoSuchCase } from './no-such-case.tsx';
import { type Case, readCase } from './queries.ts';

/** The timeline of a case. Its file is made on its page, where what is redacted is chosen. */
export const caseTimeline: TimelineKind<Case, typeof caseMachine> = {
  machine: caseMachine,
  streams: new StreamFolds<Case, typeof caseMachine>({
    kind: 'case',
    machine: caseMachine,
    readHead: readCase,
    readEvents: async (caseId, query, signal) =>
      (await answerOf(mainApi.GET('/cases/{caseId}/events', { params: { path: { caseId }, query }, signal })))
        .data,
  }),
  states: { ...caseAppearance, empty: { tone: 'idle', icon: FolderOpen, label: messages.stateEmpty } },
  events: {
    'case.opened': messages.eventOpened,
    'case.taskAdded': messages.eventTaskAdded,
    'case.taskRemoved': messages.eventTaskRemoved,
    'case.commented': messages.eventCommented,
    'case.renamed': messages.eventRenamed,
    'case.shared': messages.eventShared,
    'case.closed': messages.eventClosed,
    'case.reopened': messages.eventReopened,
  },
  details: detailsOf,
  chainNote: messages.chainNote,
  Title,
  About,
  NotFound: NoSuchCase,
};

/** The text that was written; a task that was added is listed on the page of the case, with its name. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  if (type === 'case.shared' && data.with === null) return { text: messages.sharedWithAll };
  const person = data.with instanceof Object && 'name' in data.with ? data.with.name : null;
  const words = data.text ?? data.title ?? person;
  return typeof words === 'string' ? { text: streamMessages.quoted, values: { words } } : null;
}

function Title({ head }: { head: Case }) {
  const text = useText();
  return text(messages.timelineOf, { title: head.title });
}

function About({ head }: { head: Case }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{text(messages.openedByAt, { name: head.openedBy.name, time: dateTime(head.openedAt) })}</span>
      <span>{head.companyName}</span>
      <CopyableId id={head.caseId} length={16} className="text-caption" />
    </p>
  );
}
