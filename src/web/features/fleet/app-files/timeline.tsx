import { Package } from 'lucide-react';
import { appFileMachine } from '#machines/app-file/machine.ts';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';
import { StreamFolds } from '#web/entities/stream/streams.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import { answerOf, mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { stateAppearance } from './appearance.ts';
import { messages, timelineMessages } from './messages.ts';
import { NoSuchAppFile } from './no-such-file.tsx';
import { type AppFileDetail, readAppFile } from './queries.ts';

type Machine = typeof appFileMachine;

/** The record of one version: its upload, who approved it, and a change of its signer with the reason. */
export const appFileTimeline: TimelineKind<AppFileDetail, Machine> = {
  machine: appFileMachine,
  streams: new StreamFolds<AppFileDetail, Machine>({
    kind: 'app-file',
    machine: appFileMachine,
    readHead: readAppFile,
    readEvents: async (fileId, query, signal) => {
      const params = { path: { fileId }, query };
      return (await answerOf(mainApi.GET('/app-files/{fileId}/events', { params, signal }))).data;
    },
  }),
  states: {
    ...stateAppearance,
    empty: { tone: 'idle', icon: Package, label: timelineMessages.empty },
  },
  events: {
    'app.uploaded': timelineMessages.uploaded,
    'app.adopted': timelineMessages.adopted,
    'app.described': timelineMessages.described,
    'app.approved': messages.approved,
    'app.disapproved': timelineMessages.disapproved,
    'app.deleted': messages.deleted,
  },
  details: detailsOf,
  chainNote: timelineMessages.chainNote,
  file: {
    save: (fileId, redact) =>
      saveAnswer(
        mainApi.GET('/app-files/{fileId}/export', {
          params: { path: { fileId }, query: { redact } },
          parseAs: 'blob',
        }),
        `app-file-${fileId}.json`,
      ),
    redactable: {
      description: messages.description,
      developer: messages.developer,
      fileName: timelineMessages.fieldFileName,
      url: messages.address,
      otherSigner: timelineMessages.fieldSigner,
    },
  },
  Title,
  About,
  NotFound: NoSuchAppFile,
};

const fieldOf = (value: unknown, name: string): string | null => {
  const field: unknown = value instanceof Object ? Reflect.get(value, name) : null;
  return typeof field === 'string' ? field : null;
};

/** Describes an event beside its name. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  if (type === 'app.uploaded') {
    const reason = fieldOf(data.otherSigner, 'reason');
    if (reason !== null) return { text: timelineMessages.otherSigner, values: { reason } };
    const signer = fieldOf(data.signer, 'subject');
    return signer === null ? null : { text: timelineMessages.signedBy, values: { signer } };
  }
  return type === 'app.approved' && data.alone === true ? { text: timelineMessages.alone } : null;
}

function Title({ head: { file } }: { head: AppFileDetail }) {
  return `${file.appName} ${file.version}`;
}

function About({ head: { file } }: { head: AppFileDetail }) {
  const text = useText();
  const dateTime = useDateTime();
  const values = {
    target: file.targetOperatorName,
    name: file.uploader || text(messages.unknown),
    time: dateTime(file.uploadTime),
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{text(timelineMessages.by, values)}</span>
      <CopyableId id={file.id} length={16} className="text-caption" />
    </p>
  );
}
