import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { operations } from '#api/operations.gen.ts';
import { DeviceLink } from '#web/entities/links.tsx';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { useProfileKind } from './kind.tsx';
import type { WaveMember } from './model.ts';
import { membersAtQuery } from './queries.ts';
import { waveMessages } from './wave-messages.ts';
import { placesOf } from './wave-places.ts';

/** Devices of one call, and those that are shown at first. */
const slice = 100;

/** The devices that an event of a wave concerns: its facts name places in the plan. */
export function WaveMembers({ event }: { event: TimelineEvent }) {
  const text = useText();
  const { calls } = useProfileKind();
  const [slices, setSlices] = useState(1);
  const places = placesOf(event);
  const shown = places.slice(0, slices * slice);
  const answers = useQueries({
    queries: Array.from({ length: Math.ceil(shown.length / slice) }, (_, at) =>
      membersAtQuery(calls, waveIdOf(event), shown.slice(at * slice, (at + 1) * slice)),
    ),
  });
  if (places.length === 0) return null;
  const failed = answers.find(({ error }) => error !== null);
  const members = new Map(answers.flatMap(({ data = [] }) => data.map((one) => [one.ordinal, one])));
  const isReading = answers.some(({ isPending }) => isPending);
  return (
    <section aria-label={text(waveMessages.members)}>
      <h3 className="small-caps pb-1 text-secondary">{text(waveMessages.members)}</h3>
      {failed?.error ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <ul className="flex flex-col divide-y divide-stroke text-dense">
          {shown.map((place) => (
            <li key={place} className="flex min-w-0 flex-col py-1.5">
              <Member place={place} member={members.get(place)} isReading={isReading} />
            </li>
          ))}
        </ul>
      )}
      {places.length > shown.length ? (
        <Button size="small" onClick={() => setSlices(slices + 1)}>
          {text(waveMessages.membersMore, { count: Math.min(slice, places.length - shown.length) })}
        </Button>
      ) : null}
    </section>
  );
}

const waveIdOf = ({ streamId }: TimelineEvent): string => streamId.slice(streamId.indexOf(':') + 1);

interface MemberProps {
  place: number;
  member: WaveMember | undefined;
  isReading: boolean;
}

function Member({ place, member, isReading }: MemberProps) {
  const text = useText();
  const may = useMay();
  const { links, operations: mine, texts } = useProfileKind();
  const named = text(waveMessages.member, { ordinal: place });
  if (!member)
    return isReading ? <Skeleton className="h-5 w-48" /> : <span className="text-secondary">{named}</span>;
  const { endpointId, inScope, deviceName, macAddress, serial, workId } = member;
  if (!inScope)
    return (
      <>
        <span className="font-mono break-all">{endpointId}</span>
        <span className="text-caption text-muted">
          {named} · {text(waveMessages.memberAway)}
        </span>
      </>
    );
  const maySeeWork = may(operations[mine.work].permission ?? []);
  return (
    <>
      <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
        <DeviceLink endpointId={endpointId} className={`min-w-0 break-words ${linkLook}`}>
          {deviceName ?? macAddress ?? serial ?? endpointId}
        </DeviceLink>
        {workId && maySeeWork ? (
          <Link {...links.work(workId)} className={linkLook}>
            {text(texts.workOfMember)}
          </Link>
        ) : null}
      </span>
      <span className="text-caption text-muted">
        {named}
        {deviceName && macAddress ? <span className="font-mono"> · {macAddress}</span> : null}
      </span>
    </>
  );
}
