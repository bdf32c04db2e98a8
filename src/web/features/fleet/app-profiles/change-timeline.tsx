import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import type { components } from '#api/main.d.ts';
import { appChangeMachine } from '#machines/app-change/machine.ts';
import { NamedDevice, TaskLink } from '#web/entities/links.tsx';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import { StreamFolds } from '#web/entities/stream/streams.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import { isTaskState, taskAppearance } from '#web/entities/task/state-badge.tsx';
import type { Erased } from '#web/http/api-error.ts';
import { answerOf, mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import {
  changeDetails as details,
  changeEvents as events,
  changeMessages as messages,
} from './change-messages.ts';
import { appProfiles } from './profile-kind.ts';
import { reasonWords } from './reason-words.ts';

type AppChange = components['schemas']['AppChange'];
type Machine = typeof appChangeMachine;

const goesOn = { tone: 'info', icon: Clock } as const;

/** The record of one app change: its task, and what the device reported afterwards. */
export const changeTimeline: TimelineKind<AppChange, Machine> = {
  machine: appChangeMachine,
  streams: new StreamFolds<AppChange, Machine>({
    kind: 'app-change',
    machine: appChangeMachine,
    readHead: async (changeId, signal) => {
      const params = { path: { changeId } };
      return (
        await answerOf(mainApi.GET('/application/changes/{changeId}', { params, ...(signal && { signal }) }))
      ).data;
    },
    readEvents: async (changeId, query, signal) => {
      const params = { path: { changeId }, query };
      return (await answerOf(mainApi.GET('/application/changes/{changeId}/events', { params, signal }))).data;
    },
  }),
  states: {
    empty: { tone: 'idle', icon: Clock, label: messages.empty },
    changing: { ...goesOn, label: messages.changing },
    checking: { ...goesOn, label: messages.checking },
    away: { ...goesOn, label: messages.away },
    watching: { ...goesOn, label: messages.watching },
    succeeded: { tone: 'success', icon: CircleCheck, label: messages.succeeded },
    failed: { tone: 'danger', icon: CircleX, label: messages.failed },
    crashed: { tone: 'danger', icon: CircleX, label: messages.crashed },
    skipped: { tone: 'idle', icon: CircleX, label: messages.skipped },
    lost: { tone: 'danger', icon: TriangleAlert, label: messages.lost },
    cancelled: { tone: 'idle', icon: CircleX, label: messages.cancelled },
  },
  events: {
    'change.requested': events.requested,
    'task.begun': events.taskBegun,
    'task.spared': events.taskSpared,
    'task.refused': events.taskRefused,
    'tasks.ended': events.tasksEnded,
    'evidence.read': events.evidence,
    'deadline.passed': events.deadlinePassed,
  },
  details: detailsOf,
  deadlines: { watch: events.watch, again: events.again, lost: events.lost },
  planned: ['watch', 'again'],
  effectWords: ({ type }) =>
    type === 'beginTask'
      ? { text: events.beginTask }
      : type === 'readEvidence'
        ? { text: events.readEvidence }
        : null,
  lanes: ['account', 'server'],
  chainNote: messages.chainNote,
  limits: ({ soakMs, lostMs }) => ({ watch: soakMs, lost: lostMs }),
  file: {
    save: (changeId, redact) =>
      saveAnswer(
        mainApi.GET('/application/changes/{changeId}/export', {
          params: { path: { changeId }, query: { redact } },
          parseAs: 'blob',
        }),
        `app-change-${changeId}.json`,
      ),
    redactable: {},
  },
  Title,
  About,
  Summary,
  NotFound: NoSuchChange,
};

function detailsOf({ type, data }: TimelineEvent): Words | null {
  switch (type) {
    case 'change.requested': {
      const values = { app: String(data.appName), version: String(data.version) };
      return { text: data.action === 'remove' ? details.remove : details.load, values };
    }
    case 'task.begun':
      return typeof data.from === 'string' ? { text: details.from, values: { version: data.from } } : null;
    case 'task.refused':
      return { text: streamMessages.quoted, values: { words: String(data.reason) } };
    case 'tasks.ended':
      return endedWords(data.ended);
    case 'evidence.read':
      return evidenceWords(data);
    case 'deadline.passed':
      return { text: { watch: events.watch, again: events.again }[String(data.name)] ?? events.lost };
    default:
      return null;
  }
}

function endedWords(ended: unknown): Words | null {
  const [task]: unknown[] = Array.isArray(ended) ? ended : [];
  if (typeof task !== 'object' || task === null) return null;
  const state = 'state' in task ? String(task.state) : '';
  const message = 'message' in task ? String(task.message) : '';
  if (message !== '') return { text: streamMessages.quoted, values: { words: message } };
  return isTaskState(state) ? { text: taskAppearance[state].label } : null;
}

function evidenceWords({ holds, installed, health, fault }: TimelineEvent['data']): Words {
  if (holds === null) return { text: details.noAnswer };
  if (holds === 'none') return { text: details.gone };
  const version = typeof installed === 'string' ? installed : 'N/A';
  if (health === 'faulty') return { text: details.faulty, values: { version, fault: String(fault) } };
  const text = { runs: details.runs, stopped: details.stopped }[String(health)] ?? details.has;
  return { text, values: { version } };
}

function Title({ head }: { head: AppChange }) {
  const text = useText();
  const device = head.deviceName ?? head.endpointId;
  return head.apType === 'D'
    ? text(messages.titleRemoval, { device, app: head.appName })
    : text(messages.titleOf, { device, app: head.appName, version: head.toVersion });
}

function About({ head }: { head: AppChange }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <NamedDevice endpointId={head.endpointId} name={head.deviceName} />
      <span>{text(messages.requestedByAt, { name: head.requester, time: dateTime(head.requestTime) })}</span>
    </div>
  );
}

function Summary({ head, moment }: { head: AppChange; moment: Moment<Machine> }) {
  const text = useText();
  const { taskId, reason, from } = moment.context;
  return (
    <section
      aria-label={text(messages.summary)}
      className="rounded border border-stroke bg-raised px-4 py-2.5"
    >
      <PropertyList>
        {head.profileName === null ? null : (
          <Property label={text(messages.profile)}>
            <PageLink {...appProfiles.links.page(head.appProfileId)} className={linkLook} otherwise="text">
              {head.profileName}
            </PageLink>
          </Property>
        )}
        <Property label={text(messages.before)}>{from ?? text(messages.noVersion)}</Property>
        {taskId === null ? null : (
          <Property label={text(messages.task)}>
            <TaskLink taskId={taskId} className={linkLook}>
              {text(messages.showTask)}
            </TaskLink>
          </Property>
        )}
        {reason === '' ? null : (
          <Property label={text(messages.reason)}>{reasonWords(text, reason)}</Property>
        )}
      </PropertyList>
    </section>
  );
}

function NoSuchChange({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <PageLink to="/device/deviceList/$pageNum" params={{ pageNum: '1' }} className={linkLook}>
        {text(messages.toDevices)}
      </PageLink>
    </NotFound>
  );
}
