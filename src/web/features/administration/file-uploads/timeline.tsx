import { uploadMachine } from '#machines/upload/machine.ts';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import { StreamFolds } from '#web/entities/stream/streams.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { answerOf, mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { purposeName, refusalName, type UploadRecord, uploadAppearance } from './appearance.ts';
import { eventMessages, messages } from './messages.ts';

type Machine = typeof uploadMachine;

/** The record of one upload: when it was cut off and went on, its digest, and what became of the file. */
export const uploadTimeline: TimelineKind<UploadRecord, Machine> = {
  machine: uploadMachine,
  streams: new StreamFolds<UploadRecord, Machine>({
    kind: 'upload',
    machine: uploadMachine,
    readHead: async (uploadId, signal) => {
      const params = { path: { uploadId } };
      return (await answerOf(mainApi.GET('/uploads/{uploadId}/record', { params, signal }))).data;
    },
    readEvents: async (uploadId, query, signal) => {
      const params = { path: { uploadId }, query };
      return (await answerOf(mainApi.GET('/uploads/{uploadId}/events', { params, signal }))).data;
    },
  }),
  states: uploadAppearance,
  events: {
    'file.announced': eventMessages.announced,
    'file.interrupted': messages.interrupted,
    'file.resumed': eventMessages.resumed,
    'file.stored': eventMessages.stored,
    'file.refused': messages.refused,
    'file.used': eventMessages.used,
    'file.discarded': messages.discarded,
    'file.dropped': eventMessages.dropped,
    'file.expired': eventMessages.expired,
  },
  details: detailsOf,
  lanes: ['account', 'server'],
  chainNote: messages.chainNote,
  file: {
    save: (uploadId, redact) =>
      saveAnswer(
        mainApi.GET('/uploads/{uploadId}/export', {
          params: { path: { uploadId }, query: { redact } },
          parseAs: 'blob',
        }),
        `upload-${uploadId}.json`,
      ),
    redactable: { fileName: eventMessages.fieldFileName, fingerprint: eventMessages.fieldFingerprint },
  },
  Title,
  About,
  Summary,
  NotFound: NoSuchUpload,
};

/** Rounds to the digits that the summary shows. */
function megabytes(bytes: unknown): number {
  const size = Number(bytes) / 2 ** 20;
  return Number(size.toFixed(digitsOf(Number(bytes))));
}

/** A picture of some kilobytes is not 0.0 MB. */
const digitsOf = (bytes: number): number => (bytes < 2 ** 20 ? 3 : 1);

/** Describes an event beside its name. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  switch (type) {
    case 'file.announced':
    case 'file.stored':
      return { text: messages.bytes, values: { size: megabytes(data.size) } };
    case 'file.interrupted':
      return {
        text: data.cause === 'restart' ? eventMessages.restart : eventMessages.connection,
        values: { size: megabytes(data.offset) },
      };
    case 'file.resumed':
      return { text: eventMessages.from, values: { size: megabytes(data.offset) } };
    case 'file.refused':
      return { text: refusalName(String(data.reason)) };
    default:
      return null;
  }
}

function Title({ head }: { head: UploadRecord }) {
  return head.fileName;
}

function About({ head: { purpose, uploader, startTime, uploadId } }: { head: UploadRecord }) {
  const text = useText();
  const dateTime = useDateTime();
  const values = { purpose: text(purposeName(purpose)), name: uploader.name, time: dateTime(startTime) };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{text(messages.uploadedBy, values)}</span>
      <CopyableId id={uploadId} length={16} className="text-caption" />
    </div>
  );
}

/** At the shown moment. */
function Summary({ head, moment: { context } }: { head: UploadRecord; moment: Moment<Machine> }) {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  const sizeOf = (bytes: number) =>
    text(messages.bytes, { size: formats.fixed(bytes / 2 ** 20, digitsOf(bytes)) });
  return (
    <section
      aria-label={text(messages.summary)}
      className="rounded border border-stroke bg-raised px-4 py-2.5"
    >
      <PropertyList>
        <Property label={text(messages.size)}>{sizeOf(head.size)}</Property>
        <Property label={text(messages.arrived)}>{sizeOf(context.offset)}</Property>
        <Property label={text(messages.interruptions)}>{formats.number(context.interruptions)}</Property>
        {context.usedBy === null ? (
          <Property label={text(messages.validUntil)}>{dateTime(head.validUntil)}</Property>
        ) : (
          <Property label={text(messages.usedBy)}>
            <Use {...context.usedBy} />
          </Property>
        )}
        {context.sha256 === null ? null : (
          <Property label={text(messages.digest)}>
            <CopyableId id={context.sha256} length={24} />
          </Property>
        )}
      </PropertyList>
    </section>
  );
}

function Use({ kind, ownerId }: { kind: string; ownerId: string }) {
  const text = useText();
  if (kind === 'app-file')
    return (
      <PageLink
        to="/management/app/files/$fileId"
        params={{ fileId: ownerId }}
        className={linkLook}
        otherwise="text"
      >
        {text(messages.app)}
      </PageLink>
    );
  if (kind !== 'firmware-file')
    return text(kind === 'metadataSet' ? messages.metadata : messages.contentEntry);
  return (
    <PageLink
      to="/management/firmware/firmwareFileList/$fileId"
      params={{ fileId: ownerId }}
      className={linkLook}
      otherwise="text"
    >
      {text(messages.firmware)}
    </PageLink>
  );
}

function NoSuchUpload({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <PageLink to="/management/upgradefile/uploadFileListPage" className={linkLook}>
        {text(messages.toHistory)}
      </PageLink>
    </NotFound>
  );
}
