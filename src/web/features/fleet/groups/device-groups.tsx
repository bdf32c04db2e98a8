import { useQuery } from '@tanstack/react-query';
import { operations } from '#api/operations.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { deviceGroupsQuery } from './queries.ts';

/** Groups and room of one device, for its page. */
export function DeviceGroups({ endpointId }: { endpointId: string }) {
  const may = useMay();
  return may(operations.getDeviceGroups.permission) ? <Groups endpointId={endpointId} /> : null;
}

function Groups({ endpointId }: { endpointId: string }) {
  const text = useText();
  const { data, error } = useQuery(deviceGroupsQuery(endpointId));
  return (
    <Card title={text(messages.cardTitle)}>
      {data ? (
        <PropertyList>
          <Property label={text(messages.groups)}>
            {data.groups.length === 0 ? text(messages.cardNone) : null}
            <ul className="flex flex-wrap gap-x-3">
              {data.groups.map(({ gid, groupName }) => (
                <li key={gid}>
                  <MembersLink kind="group" id={gid} name={groupName} />
                </li>
              ))}
            </ul>
          </Property>
          <Property label={text(messages.room)}>
            {data.room ? (
              <MembersLink kind="room" id={data.room.roomId} name={data.room.roomName} />
            ) : (
              text(messages.cardNone)
            )}
          </Property>
        </PropertyList>
      ) : error ? (
        <p className="text-dense text-danger">{text(messages.cardFailed)}</p>
      ) : (
        <Skeleton className="h-18 w-full" />
      )}
    </Card>
  );
}

const MembersLink = ({ kind, id, name }: { kind: 'group' | 'room'; id: string; name: string }) => (
  <PageLink
    to="/management/group/devices/$kind/$id"
    params={{ kind, id }}
    className={linkLook}
    otherwise="text"
  >
    {name}
  </PageLink>
);
