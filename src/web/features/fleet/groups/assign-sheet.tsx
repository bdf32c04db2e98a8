import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '#web/features/devices/device/queries.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';
import { groupKeys, roomKeys, type Shown } from './queries.ts';

/** Shown at once: who looks for more narrows the search. */
const limit = 50;

const candidatesQuery = (opId: string, keyword: string) =>
  queryOptions({
    queryKey: ['devices', 'candidates', opId, keyword],
    queryFn: () =>
      answerOf(
        mainApi.POST('/devices/action/getDevicePageList', {
          body: {
            page: 1,
            limit,
            filters: { opId },
            orders: [{ sortBy: 'deviceName', sortDesc: false }],
            ...(keyword ? { keyword } : {}),
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Chooses devices of the organisation by hand, for a group or for a room. */
export function AssignSheet(props: { kind: 'group' | 'room'; shown: Shown; onClose: () => void }) {
  const { kind, shown, onClose } = props;
  const text = useText();
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data, error } = useQuery(candidatesQuery(shown.opId, keyword.trim()));
  // Its own devices alone: those of the organisations below belong to other groups.
  const devices = data?.data.filter(({ opId }) => opId === shown.opId);
  const options = {
    invalidates: [groupKeys, roomKeys],
    failure: 'inPlace' as const,
    success: ({ data: { changed } }: { data: { changed: number } }) => ({
      message: messages.assigned,
      values: { count: changed },
    }),
    onSuccess: onClose,
  };
  const associate = useCommand('associateDevices', options);
  const place = useCommand('placeDevices', options);
  const { busy, error: failure } = kind === 'room' ? place : associate;
  const endpointIds = [...chosen];
  const save = () =>
    kind === 'room'
      ? place.run({ body: { roomId: shown.id, endpointIds } })
      : associate.run({ body: { gid: shown.id, endpointIds } });
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  const total = data?.pagination.totalRecords ?? 0;
  return (
    <Sheet
      open
      title={text(messages.assign)}
      description={text(messages.assignHelp, { company: shown.companyName })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button
            look="main"
            busy={busy}
            blocked={chosen.length === 0 ? text(messages.assignNone) : null}
            onClick={() => void save()}
          >
            {text(messages.assignVerb, { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 pt-4">
        <Field label={text(messages.search)}>
          {(ids) => (
            <Input
              {...ids}
              type="search"
              value={keyword}
              onChange={({ target }) => setKeyword(target.value)}
            />
          )}
        </Field>
        {failure || error ? (
          <p role="alert" className="text-dense text-danger">
            {(failure ?? error)?.message}
          </p>
        ) : null}
        {devices ? (
          <ul className="flex flex-col">
            {devices.map((device) => (
              <li key={device.endpointId} className="border-b border-stroke">
                <label
                  htmlFor={`assign-${device.endpointId}`}
                  className="flex min-h-11 items-center gap-3 py-1.5 text-dense"
                >
                  <Checkbox
                    id={`assign-${device.endpointId}`}
                    checked={chosen.includes(device.endpointId)}
                    onChange={(isChosen) => toggle(device.endpointId, isChosen)}
                  />
                  <span className="flex min-w-0 flex-col">
                    <span className="truncate font-medium">{nameOf(device)}</span>
                    <span className="truncate text-caption text-secondary">
                      {[device.modelName, device.deviceSn ?? device.endpointId].join(' · ')}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        ) : error ? null : (
          <Skeleton className="h-40 w-full" />
        )}
        {devices?.length === 0 ? (
          <p className="text-dense text-secondary">{text(messages.searchNone)}</p>
        ) : null}
        {total > limit ? (
          <p className="text-dense text-secondary">{text(messages.searchMore, { total })}</p>
        ) : null}
      </div>
    </Sheet>
  );
}
