import { Clock } from 'lucide-react';
import { inventoryUploadMachine } from '#machines/inventory-upload/machine.ts';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import { StreamFolds } from '#web/entities/stream/streams.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { answerOf, mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { stateAppearance, typeNames } from './appearance.ts';
import { messages, timelineMessages } from './messages.ts';
import type { DeviceUpload } from './queries.ts';

type Machine = typeof inventoryUploadMachine;

/** The record of one uploaded file: what its rows were found to do, what was written, and who asked for it. */
export const uploadTimeline: TimelineKind<DeviceUpload, Machine> = {
  machine: inventoryUploadMachine,
  streams: new StreamFolds<DeviceUpload, Machine>({
    kind: 'inventory-upload',
    machine: inventoryUploadMachine,
    readHead: async (historyId, signal) => {
      const body = { historyId, limit: 1 };
      return (await answerOf(mainApi.POST('/invdevices/bulk-uploads/detail', { body, signal }))).data.history;
    },
    readEvents: async (historyId, query, signal) => {
      const params = { path: { historyId }, query };
      return (await answerOf(mainApi.GET('/invdevices/bulk-uploads/{historyId}/events', { params, signal })))
        .data;
    },
  }),
  states: { ...stateAppearance, empty: { tone: 'idle', icon: Clock, label: timelineMessages.stateEmpty } },
  callsOff: ['cancel.requested'],
  events: {
    'upload.received': timelineMessages.received,
    'upload.previewed': timelineMessages.previewed,
    'apply.requested': timelineMessages.applyRequested,
    'upload.sliceApplied': timelineMessages.sliceApplied,
    'undo.requested': timelineMessages.undoRequested,
    'upload.sliceUndone': timelineMessages.sliceUndone,
    'cancel.requested': timelineMessages.cancelRequested,
    'deadline.passed': timelineMessages.deadlinePassed,
  },
  details: detailsOf,
  deadlines: { preview: timelineMessages.deadlinePreview, undo: timelineMessages.deadlineUndo },
  limits: ({ previewMs, undoMs }) => ({ preview: previewMs, undo: undoMs }),
  effectWords: ({ type }) => {
    const text = effects[type];
    return text ? { text } : null;
  },
  lanes: ['account', 'server'],
  chainNote: timelineMessages.chainNote,
  file: {
    save: (historyId, redact) =>
      saveAnswer(
        mainApi.GET('/invdevices/bulk-uploads/{historyId}/export', {
          params: { path: { historyId }, query: { redact } },
          parseAs: 'blob',
        }),
        `upload-${historyId}.json`,
      ),
    redactable: { fileName: messages.fileName, reading: timelineMessages.fieldReading },
  },
  Title,
  About,
  Summary,
  NotFound: NoSuchUpload,
};

const effects: Record<string, (typeof timelineMessages)['effectPreview'] | undefined> = {
  preview: timelineMessages.effectPreview,
  applySlice: timelineMessages.effectApply,
  undoSlice: timelineMessages.effectUndo,
};

/** Describes an event by its number of rows. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  if (type === 'upload.received')
    return { text: timelineMessages.rows, values: { count: Number(data.rows) } };
  if (type === 'upload.previewed')
    return {
      text: timelineMessages.previewCounts,
      values: { valid: Number(data.valid), invalid: Number(data.invalid) },
    };
  if (type === 'upload.sliceApplied')
    return {
      text: timelineMessages.applyCounts,
      values: {
        added: Number(data.added),
        updated: Number(data.updated),
        skipped: Number(data.skipped),
      },
    };
  if (type === 'upload.sliceUndone')
    return {
      text: timelineMessages.undoCounts,
      values: {
        removed: Number(data.removed),
        restored: Number(data.restored),
        kept: Number(data.kept),
      },
    };
  return null;
}

function Title({ head }: { head: DeviceUpload }) {
  return head.fileName;
}

function About({ head }: { head: DeviceUpload }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{`${text(typeNames[head.type])} · ${head.requestedBy.name} · ${dateTime(head.requestTime)}`}</span>
      <PageLink
        to="/management/inventory/bulkUpload/$uploadId"
        params={{ uploadId: head.historyId }}
        className={linkLook}
        otherwise="text"
      >
        {text(timelineMessages.toRows)}
      </PageLink>
    </p>
  );
}

/** The counts at the shown moment. */
function Summary({ moment: { context } }: { head: DeviceUpload; moment: Moment<Machine> }) {
  const text = useText();
  const { rows, valid, invalid, added, updated, skipped, removed, restored, kept } = context;
  const counts = [
    { label: messages.total, count: rows },
    { label: messages.valid, count: valid },
    { label: messages.invalid, count: invalid },
    { label: messages.added, count: added },
    { label: messages.updated, count: updated },
    ...[
      { label: messages.skipped, count: skipped },
      { label: messages.removed, count: removed },
      { label: messages.restored, count: restored },
      { label: messages.kept, count: kept },
    ].filter(({ count }) => count > 0),
  ];
  return (
    <section
      aria-label={text(messages.summary)}
      className="rounded border border-stroke bg-raised px-4 py-2.5"
    >
      <PropertyList>
        {counts.map(({ label, count }) => (
          <Property key={label.id} label={text(label)}>
            {count}
          </Property>
        ))}
      </PropertyList>
    </section>
  );
}

function NoSuchUpload({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <PageLink to="/management/inventory/bulkUploadHistory" className={linkLook}>
        {text(messages.toHistory)}
      </PageLink>
    </NotFound>
  );
}
