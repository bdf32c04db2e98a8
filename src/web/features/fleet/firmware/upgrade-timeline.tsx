import { Clock } from 'lucide-react';
import { upgradeMachine } from '#machines/firmware-upgrade/machine.ts';
import { upgradeAppearance } from '#web/entities/firmware-upgrade/appearance.ts';
import {
  type UpgradeMachine,
  type UpgradeRecord,
  upgradeStreams,
} from '#web/entities/firmware-upgrade/streams.ts';
import { NamedDevice, TaskLink } from '#web/entities/links.tsx';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import { isTaskState, taskAppearance } from '#web/entities/task/state-badge.tsx';
import type { Erased } from '#web/http/api-error.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { reasonWords } from './reason-words.ts';
import { recordMessages as messages, recordEvents } from './record-messages.ts';

const effects: Record<string, Message> = {
  beginDownload: recordEvents.beginDownload,
  beginActivate: recordEvents.beginActivate,
  readEvidence: recordEvents.readEvidence,
  confirmEvidence: recordEvents.readEvidence,
};

/** The record of one upgrade: its two tasks, and what the device said it runs. */
export const upgradeTimeline: TimelineKind<UpgradeRecord, UpgradeMachine> = {
  machine: upgradeMachine,
  streams: upgradeStreams,
  states: { empty: { tone: 'idle', icon: Clock, label: messages.empty }, ...upgradeAppearance },
  events: {
    'upgrade.requested': recordEvents.requested,
    'task.begun': recordEvents.taskBegun,
    'task.refused': recordEvents.taskRefused,
    'tasks.ended': recordEvents.tasksEnded,
    'evidence.read': recordEvents.evidence,
    'deadline.passed': recordEvents.deadlinePassed,
  },
  details: detailsOf,
  deadlines: { soak: recordEvents.soak, again: recordEvents.again, lost: recordEvents.lost },
  planned: ['soak', 'again'],
  effectWords: ({ type }) => (effects[type] ? { text: effects[type] } : null),
  lanes: ['account', 'server'],
  chainNote: messages.chainNote,
  limits: ({ soakMs, lostMs }) => ({ soak: soakMs, lost: lostMs }),
  file: {
    save: (upgradeId, redact) =>
      saveAnswer(
        mainApi.GET('/firmwares/upgrades/{upgradeId}/export', {
          params: { path: { upgradeId }, query: { redact } },
          parseAs: 'blob',
        }),
        `firmware-upgrade-${upgradeId}.json`,
      ),
    redactable: {},
  },
  Title,
  About,
  Summary,
  NotFound: NoSuchUpgrade,
};

function detailsOf({ type, data }: TimelineEvent): Words | null {
  switch (type) {
    case 'upgrade.requested':
      return {
        text: recordEvents.fromTo,
        values: { from: String(data.from ?? 'N/A'), to: String(data.versionName) },
      };
    case 'task.begun':
    case 'task.refused':
      return { text: data.step === 'download' ? recordEvents.stepDownload : messages.activation };
    case 'tasks.ended':
      return endedWords(data.ended);
    case 'evidence.read':
      return typeof data.installed === 'string'
        ? { text: recordEvents.runs, values: { version: data.installed } }
        : { text: recordEvents.noAnswer };
    case 'deadline.passed':
      return {
        text: { soak: recordEvents.soak, again: recordEvents.again }[String(data.name)] ?? recordEvents.lost,
      };
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

function Title({ head }: { head: UpgradeRecord }) {
  const text = useText();
  return text(messages.titleOf, { name: head.deviceName ?? head.endpointId, version: head.toVersion });
}

function About({ head }: { head: UpgradeRecord }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <NamedDevice endpointId={head.endpointId} name={head.deviceName} />
      <span>{head.modelName}</span>
      <span>{text(messages.requestedByAt, { name: head.requester, time: dateTime(head.requestTime) })}</span>
    </div>
  );
}

function Summary({ head, moment }: { head: UpgradeRecord; moment: Moment<UpgradeMachine> }) {
  const text = useText();
  const { downloadTask, activateTask, reason } = moment.context;
  return (
    <section
      aria-label={text(messages.summary)}
      className="rounded border border-stroke bg-raised px-4 py-2.5"
    >
      <PropertyList>
        {head.FirmwareFileId === '' ? null : (
          <Property label={text(messages.file)}>
            <PageLink
              to="/management/firmware/firmwareFileList/$fileId"
              params={{ fileId: head.FirmwareFileId }}
              className={linkLook}
            >
              {text(messages.showFile)}
            </PageLink>
          </Property>
        )}
        {downloadTask === null ? null : (
          <Property label={text(messages.download)}>
            <TaskLink taskId={downloadTask} className={linkLook}>
              {text(messages.showTask)}
            </TaskLink>
          </Property>
        )}
        {activateTask === null ? null : (
          <Property label={text(messages.activation)}>
            <TaskLink taskId={activateTask} className={linkLook}>
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

function NoSuchUpgrade({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <PageLink to="/device/deviceList/$pageNum" params={{ pageNum: '1' }} className={linkLook}>
        {text(messages.toDevices)}
      </PageLink>
    </NotFound>
  );
}
