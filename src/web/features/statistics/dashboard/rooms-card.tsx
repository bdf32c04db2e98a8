import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './own-messages.ts';
import { roomsQuery } from './queries.ts';

/** The rooms of a school, those with offline devices first. Each leads to its devices. */
export function RoomsCard() {
  const text = useText();
  const formats = useFormats();
  const { data, error, isPending, refetch } = useQuery(roomsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const rooms = (data?.data ?? []).toSorted((a, b) => b.offlineCnt - a.offlineCnt);
  const total = data?.pagination.totalRecords ?? 0;
  return (
    <Card
      title={text(messages.rooms)}
      actions={
        <Link to="/management/group/roomListPage" className={linkLook}>
          {text(messages.allRooms)}
        </Link>
      }
    >
      {data && rooms.length === 0 ? (
        <p className="text-dense text-secondary">{text(messages.noRooms)}</p>
      ) : (
        <SimpleTable
          caption={text(messages.rooms)}
          pending={isPending}
          head={[text(messages.room), text(messages.devices), text(messages.offline)]}
          rows={rooms.map(({ roomId, roomName, deviceCnt, offlineCnt }) => ({
            id: roomId,
            cells: [
              <Link
                key="room"
                to="/management/group/devices/$kind/$id"
                params={{ kind: 'room', id: roomId }}
                className={linkLook}
              >
                {roomName}
              </Link>,
              formats.number(deviceCnt),
              <span key="offline" className={offlineCnt > 0 ? 'font-medium text-danger' : 'text-secondary'}>
                {formats.number(offlineCnt)}
              </span>,
            ],
          }))}
        />
      )}
      {total > rooms.length ? (
        <p className="mt-2 text-caption text-secondary">
          {text(messages.moreRooms, { shown: rooms.length, total })}
        </p>
      ) : null}
    </Card>
  );
}
