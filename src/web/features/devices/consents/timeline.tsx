import { Link } from '@tanstack/react-router';
import { consentMachine } from '#machines/consent/machine.ts';
import { consentAppearance } from '#web/entities/consent/appearance.ts';
import { type Consent, type ConsentMachine, consentStreams } from '#web/entities/consent/streams.ts';
import { NamedDevice } from '#web/entities/links.tsx';
import type { Moment } from '#web/entities/stream/replay.ts';
import type { TimelineKind } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { useLanguageName } from './columns.tsx';
import { detailsOf } from './event-words.ts';
import { eventMessages, messages } from './messages.ts';
import { PictureViewer } from './picture-viewer.tsx';

/** The record of one consent: what was asked and answered, who looked, each picture by its hash and each key. */
export const consentTimeline: TimelineKind<Consent, ConsentMachine> = {
  machine: consentMachine,
  streams: consentStreams,
  states: consentAppearance,
  callsOff: ['consent.ended'],
  events: {
    'consent.requested': eventMessages.requested,
    'tasks.ended': eventMessages.tasksEnded,
    'viewer.joined': eventMessages.viewerJoined,
    'viewer.left': eventMessages.viewerLeft,
    'control.taken': eventMessages.controlTaken,
    'capture.requested': eventMessages.captureRequested,
    'picture.received': eventMessages.pictureReceived,
    'key.pressed': eventMessages.keyPressed,
    'key.answered': eventMessages.keyAnswered,
    'consent.ended': eventMessages.consentEnded,
    'deadline.passed': eventMessages.deadlinePassed,
    'device.cleared': eventMessages.deviceCleared,
    'picture.viewed': eventMessages.pictureViewed,
    'pictures.erased': eventMessages.picturesErased,
  },
  details: detailsOf,
  deadlines: { viewer: eventMessages.viewer, validity: eventMessages.validity },
  effectWords: ({ type }) => (type === 'clearDevice' ? { text: eventMessages.clearDevice } : null),
  lanes: ['account', 'server', 'device'],
  chainNote: messages.chainNote,
  limits: ({ viewerMs, validMs }) => ({ viewer: viewerMs, validity: validMs }),
  file: {
    save: (consentId, redact) =>
      saveAnswer(
        mainApi.GET('/consents/{consentId}/export', {
          params: { path: { consentId }, query: { redact } },
          parseAs: 'blob',
        }),
        `consent-${consentId}.json`,
      ),
    redactable: {
      text: eventMessages.fieldText,
      message: eventMessages.fieldMessage,
    },
  },
  Title,
  About,
  Summary,
  NotFound: NoSuchConsent,
};

function Title({ head }: { head: Consent }) {
  const text = useText();
  return text(messages.titleOf, { device: head.deviceName ?? head.endpointId });
}

function About({ head }: { head: Consent }) {
  const text = useText();
  const dateTime = useDateTime();
  const { requestedBy, requestTime, consentId, endpointId, deviceName } = head;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{text(messages.askedByAt, { name: requestedBy.name, time: dateTime(requestTime) })}</span>
      <CopyableId id={consentId} length={16} className="text-caption" />
      <NamedDevice endpointId={endpointId} name={deviceName} />
    </div>
  );
}

interface SummaryProps {
  head: Consent;
  moment: Moment<ConsentMachine>;
}

/** In which words it was asked, and the pictures where it is over. */
function Summary({ head, moment: { context, terminal } }: SummaryProps) {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  const languageName = useLanguageName();
  return (
    <>
      <section
        aria-label={text(messages.question)}
        className="rounded border border-stroke bg-raised px-4 py-2.5"
      >
        <p lang={head.language} dir="auto" className="border-b border-stroke pb-2 text-body wrap-anywhere">
          {head.text}
        </p>
        <PropertyList>
          <Property label={text(messages.language)}>{languageName(head.language)}</Property>
          <Property label={text(messages.validUntil)}>{dateTime(head.validUntil)}</Property>
          <Property label={text(messages.pictures)}>{formats.number(context.pictures)}</Property>
          <Property label={text(messages.keys)}>{formats.number(context.keys)}</Property>
          <Property label={text(messages.views)}>{formats.number(context.views)}</Property>
          <Property label={text(messages.erased)}>{formats.number(context.erased)}</Property>
        </PropertyList>
      </section>
      {terminal ? <PictureViewer consentId={head.consentId} /> : null}
    </>
  );
}

function NoSuchConsent({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <Link to="/consents" className={linkLook}>
        {text(messages.title)}
      </Link>
    </NotFound>
  );
}
