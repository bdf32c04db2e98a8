import { useQuery } from '@tanstack/react-query';
import { operations } from '#api/operations.gen.ts';
import { useMay, useProfile } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { Erased } from './erased.tsx';
import { logVerdictOf } from './log-verdict.ts';
import { logMessages as messages } from './messages.ts';
import { logCheckQuery } from './queries.ts';

/** Shows the server's findings in its own log to auditors and system administrators. */
export function LogState() {
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  const may = useMay();
  const { data } = useQuery({ ...logCheckQuery, enabled: may(operations.getLogCheck.permission) });
  if (!data) return null;
  const { tone, badge, proves, values } = logVerdictOf(data);
  return (
    <Card title={text(messages.title)} actions={<CompareNow running={data.state === 'running'} />}>
      {/* On a phone the badge takes two lines. */}
      <div
        role="status"
        className="flex flex-col items-start gap-1.5 pb-2 *:h-auto *:min-h-5.5 *:whitespace-normal"
      >
        <Badge tone={tone}>{text(badge, values)}</Badge>
        <p className="text-dense text-secondary">{text(proves, values)}</p>
      </div>
      <PropertyList columns={1}>
        {data.fault?.event ? (
          <Property label={text(messages.firstFault)}>
            {text(messages.event, { event: number(data.fault.event) })}
          </Property>
        ) : null}
        {data.erased ? <Erased erased={data.erased} /> : null}
        <Property label={text(messages.sealedTo)}>
          {text(messages.event, { event: number(data.sealedTo) })}
        </Property>
        {data.endedAt ? <Property label={text(messages.endedAt)}>{dateTime(data.endedAt)}</Property> : null}
      </PropertyList>
    </Card>
  );
}

/** The log holds the events of every operator: only the root's accounts may order its comparison. */
function CompareNow({ running }: { running: boolean }) {
  const text = useText();
  const isRoot = useProfile()?.op.opType === 'System';
  const compare = useCommand('startLogCheck', { invalidates: [logCheckQuery.queryKey] });
  return (
    <Button
      size="small"
      blocked={compare.blocked ?? (isRoot ? null : text(messages.onlyRoot))}
      busy={compare.busy || running}
      onClick={() => void compare.run({})}
    >
      {text(messages.compareNow)}
    </Button>
  );
}
