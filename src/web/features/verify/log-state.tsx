import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useMay } from '#web/http/use-may.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { logMessages } from './log-messages.ts';

type Check = components['schemas']['LogCheck'];

const logCheckQuery = queryOptions({
  queryKey: ['log', 'check'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/log/check', { signal }))).data,
  retry: false,
});

const states: Record<Check['state'], { tone: Tone; text: Message }> = {
  never: { tone: 'idle', text: logMessages.never },
  running: { tone: 'info', text: logMessages.running },
  holds: { tone: 'success', text: logMessages.holds },
  broken: { tone: 'danger', text: logMessages.broken },
  failed: { tone: 'notice', text: logMessages.failed },
};

/** What the server found in its own log, for those who may know: auditors and system administrators. */
export function LogState() {
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  const may = useMay();
  const { data } = useQuery({ ...logCheckQuery, enabled: may(operations.getLogCheck.permission) });
  if (!data) return null;
  const state = states[data.state];
  return (
    <Card title={text(logMessages.title)}>
      <PropertyList columns={1}>
        <Property label={text(logMessages.state)}>
          <Badge tone={state.tone}>{text(state.text)}</Badge>
        </Property>
        {data.fault?.event ? (
          <Property label={text(logMessages.firstFault)}>
            {text(logMessages.event, { event: number(data.fault.event) })}
          </Property>
        ) : null}
        <Property label={text(logMessages.compared)}>
          {text(logMessages.comparedOf, { checked: number(data.checked), events: number(data.events) })}
        </Property>
        <Property label={text(logMessages.sealedTo)}>
          {text(logMessages.event, { event: number(data.sealedTo) })}
        </Property>
        {data.endedAt ? (
          <Property label={text(logMessages.endedAt)}>{dateTime(data.endedAt)}</Property>
        ) : null}
      </PropertyList>
    </Card>
  );
}
