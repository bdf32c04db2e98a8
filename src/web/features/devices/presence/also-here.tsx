import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { PresentPerson } from '#domain/live-presence.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLive } from '#web/live/use-live.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { HandoverNotice } from './handover-notice.tsx';
import { HandoverSheet } from './handover-sheet.tsx';
import { messages } from './messages.ts';
import { handoverKey, handoversQuery } from './queries.ts';
import { usePeople } from './use-people.ts';

/** A user who can be asked to take over. */
interface Asked {
  accountId: string;
  name: string;
}

/** Other users on the page of the device, and the handover of the device from one to another (issue 12). */
export function AlsoHere({ endpointId }: { endpointId: string }) {
  const text = useText();
  const client = useQueryClient();
  const people = usePeople(endpointId);
  const mayRead = useBlocked('listHandovers') === null;
  const handovers = useQuery({ ...handoversQuery(endpointId), enabled: mayRead });
  const [asked, setAsked] = useState<Asked | null>(null);
  useLive((message) => {
    if (message.event === 'Handover' && message.endpoint_id === endpointId)
      void client.invalidateQueries({ queryKey: handoverKey(endpointId) });
  });
  const [last] = handovers.data ?? [];
  return (
    <>
      {people.length > 0 ? (
        <section aria-label={text(messages.title)} className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <span className="flex min-h-7 items-center gap-1.5 text-dense text-secondary">
            <Users className="size-4" aria-hidden />
            {text(messages.title)}
          </span>
          <ul className="flex min-w-0 flex-col gap-1">
            {people.map((person) => (
              <Person key={`${person.name} ${person.since}`} person={person} onHandOver={setAsked} />
            ))}
          </ul>
        </section>
      ) : null}
      {last ? <HandoverNotice endpointId={endpointId} last={last} /> : null}
      {asked ? <HandoverSheet endpointId={endpointId} to={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function Person(props: { person: PresentPerson; onHandOver: (asked: Asked) => void }) {
  const { accountId, name, since, doing } = props.person;
  const text = useText();
  const dateTime = useDateTime();
  const blocked = useBlocked('handOver');
  return (
    <li className="flex min-h-7 flex-wrap items-center gap-x-2 text-dense">
      <span className="font-medium text-primary">{name ?? text(messages.stranger)}</span>
      <span className="text-secondary">{text(messages.since, { time: dateTime(since) })}</span>
      {doing ? (
        <span className="text-notice">{text(messages.edits, { what: text(taskNames[doing]) })}</span>
      ) : null}
      {accountId !== null && name !== null ? (
        <Button size="small" blocked={blocked} onClick={() => props.onHandOver({ accountId, name })}>
          {text(messages.handOver)}
        </Button>
      ) : null}
    </li>
  );
}
