import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { operations } from '#api/operations.gen.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { type Device, deviceKeys, nameOf } from '../device/queries.ts';
import { messages } from './messages.ts';

const optOutQuery = (endpointId: string) =>
  queryOptions({
    queryKey: [...deviceKeys.av(endpointId), 'viewing'],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/stats/linears/settops/opt-outs', { params: { query: { endpointId } } })))
        .data,
  });

/** Shows if the viewing of the box is counted, and records a customer's opt-out. */
export function ViewingCard({ device }: { device: Device }) {
  const may = useMay();
  return may(operations.getViewingOptOut.permission) ? <OptOut device={device} /> : null;
}

function OptOut({ device }: { device: Device }) {
  const { endpointId } = device;
  const text = useText();
  const dateTime = useDateTime();
  const known = useQuery(optOutQuery(endpointId));
  const [asking, setAsking] = useState(false);
  const [erase, setErase] = useState(false);
  const eraseId = useId();
  const close = () => {
    setAsking(false);
    setErase(false);
  };
  const command = useCommand('setViewingOptOut', {
    invalidates: [optOutQuery(endpointId).queryKey],
    failure: 'inPlace',
    success: messages.viewingChanged,
    onSuccess: close,
  });
  if (known.error && !known.data)
    return (
      <Card title={text(messages.viewing)}>
        <ErrorState error={known.error} onRetry={() => void known.refetch()} />
      </Card>
    );
  if (!known.data) return <Skeleton className="h-28 w-full" />;
  const { optedOut, since } = known.data;
  const values = { name: nameOf(device) };
  return (
    <Card
      title={text(messages.viewing)}
      actions={
        <div className="flex py-1.5">
          <Button blocked={command.blocked} onClick={() => setAsking(true)}>
            {text(optedOut ? messages.countViewing : messages.excludeViewing)}
          </Button>
        </div>
      }
    >
      <p className="flex flex-wrap items-center gap-2 text-dense text-secondary">
        <Badge tone={optedOut ? 'notice' : 'idle'}>
          {text(optedOut ? messages.viewingExcluded : messages.viewingCounted)}
        </Badge>
        {since === null ? text(messages.viewingHelp) : text(messages.viewingSince, { time: dateTime(since) })}
      </p>
      <ConfirmCommand
        command={command}
        input={asking ? { body: { endpointId, optedOut: !optedOut, erase: !optedOut && erase } } : null}
        title={text(optedOut ? messages.countViewingOf : messages.excludeViewingOf, values)}
        body={text(optedOut ? messages.countViewingHelp : messages.excludeViewingHelp)}
        verb={text(optedOut ? messages.countViewing : messages.excludeViewing)}
        danger={!optedOut && erase}
        onClose={close}
      >
        {optedOut ? null : (
          <span className="mt-3 flex items-start gap-2 text-dense">
            <Checkbox id={eraseId} checked={erase} onChange={setErase} />
            <label htmlFor={eraseId}>{text(messages.eraseViewing)}</label>
          </span>
        )}
      </ConfirmCommand>
    </Card>
  );
}
