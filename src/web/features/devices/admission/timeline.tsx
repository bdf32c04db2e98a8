import { Ban, CheckCircle2, Clock, DoorOpen, TimerOff } from 'lucide-react';
import { formatText } from '#domain/display.ts';
import { admissionMachine } from '#machines/admission/machine.ts';
import { DeviceLink } from '#web/entities/links.tsx';
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
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import { useAdmissionName } from './open-admissions.tsx';
import type { Admission } from './queries.ts';
import { eventMessages } from './timeline-messages.ts';

type Machine = typeof admissionMachine;

const states: Record<Admission['state'] | 'empty', StateLook> = {
  empty: { tone: 'idle', icon: Clock, label: eventMessages.empty },
  open: { tone: 'info', icon: DoorOpen, label: eventMessages.open },
  full: { tone: 'success', icon: CheckCircle2, label: eventMessages.full },
  closed: { tone: 'idle', icon: Ban, label: eventMessages.closed },
  expired: { tone: 'idle', icon: TimerOff, label: eventMessages.expired },
};

/** The record of one admission: who opened it, for what, and which devices it let in. */
export const admissionTimeline: TimelineKind<Admission, Machine> = {
  machine: admissionMachine,
  streams: new StreamFolds<Admission, Machine>({
    kind: 'admission',
    machine: admissionMachine,
    readHead: async (admissionId, signal) => {
      const params = { path: { admissionId } };
      return (await answerOf(mainApi.GET('/devices/admissions/{admissionId}', { params, signal }))).data;
    },
    readEvents: async (admissionId, query, signal) => {
      const params = { path: { admissionId }, query };
      return (await answerOf(mainApi.GET('/devices/admissions/{admissionId}/events', { params, signal })))
        .data;
    },
  }),
  states,
  events: {
    'admission.opened': eventMessages.eventOpened,
    'device.admitted': eventMessages.eventAdmitted,
    'admission.closed': eventMessages.eventClosed,
    'deadline.passed': eventMessages.deadlinePassed,
  },
  details: detailsOf,
  deadlines: { validity: eventMessages.validity },
  lanes: ['account', 'server'],
  chainNote: eventMessages.chainNote,
  limits: ({ validMs }) => ({ validity: validMs === 0 ? null : validMs }),
  file: {
    save: (admissionId, redact) =>
      saveAnswer(
        mainApi.GET('/devices/admissions/{admissionId}/export', {
          params: { path: { admissionId }, query: { redact } },
          parseAs: 'blob',
        }),
        `admission-${admissionId}.json`,
      ),
    redactable: { address: messages.address, devices: messages.admits },
  },
  Title,
  About,
  Summary,
  NotFound: NoSuchAdmission,
};

/** Describes an event beside its name. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  if (type !== 'device.admitted') return null;
  const values = { endpointId: String(data.endpointId), address: String(data.address) };
  return { text: eventMessages.admitted, values };
}

function Title({ head }: { head: Admission }) {
  return useAdmissionName()(head);
}

function About({ head: { openedBy, openTime, admissionId } }: { head: Admission }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{text(eventMessages.openedBy, { name: openedBy, time: dateTime(openTime) })}</span>
      <CopyableId id={admissionId} length={16} className="text-caption" />
    </div>
  );
}

/** At the shown moment. */
function Summary({ head, moment: { context } }: { head: Admission; moment: Moment<Machine> }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <section aria-label={text(messages.title)} className="rounded border border-stroke bg-raised px-4 py-2.5">
      <PropertyList>
        <Property label={text(messages.admits)}>
          {text(messages.place, { admitted: context.admitted.length, most: head.most })}
        </Property>
        <Property label={text(messages.until)}>{dateTime(head.validUntil)}</Property>
        <Property label={text(messages.certificate)} mono>
          {formatText(head.fingerprint)}
        </Property>
        <Property label={text(eventMessages.devices)}>
          <ul>
            {context.admitted.map((endpointId) => (
              <li key={endpointId}>
                <DeviceLink endpointId={endpointId} />
              </li>
            ))}
          </ul>
        </Property>
      </PropertyList>
    </section>
  );
}

function NoSuchAdmission({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound
      title={text(eventMessages.noSuch)}
      help={text(eventMessages.noSuchHelp)}
      id={id}
      erased={erased}
    >
      <PageLink to="/management/inventory/refusedDevices" className={linkLook}>
        {text(messages.title)}
      </PageLink>
    </NotFound>
  );
}
