import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { healthAppearance, healthWords } from './health-words.ts';
import { messages } from './messages.ts';
import { healthQuery } from './queries.ts';

/** Health of each part of the server, checked when the user asks for it. */
export function HealthCard() {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  const health = useQuery(healthQuery);
  const { data, error, dataUpdatedAt } = health;
  return (
    <Card
      title={text(messages.health)}
      actions={
        <Button
          size="small"
          icon={<RefreshCw className="size-4" aria-hidden />}
          busy={health.isFetching}
          onClick={() => void health.refetch()}
        >
          {text(messages.refresh)}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void health.refetch()} />
      ) : (
        <div className="flex flex-col gap-3">
          <SimpleTable
            caption={text(messages.health)}
            pending={health.isPending}
            head={[text(messages.part), text(messages.state), text(messages.details)]}
            rows={(data ?? []).map((part) => ({
              id: part.part,
              cells: [
                text(messages[part.part]),
                <StateBadge key="state" look={healthAppearance[part.state]} />,
                <span key="details" className="wrap-anywhere">
                  {healthWords(part, text, formats, dateTime)}
                </span>,
              ],
            }))}
          />
          <p className="text-caption text-secondary">
            {data ? text(messages.lookedAt, { time: dateTime(dataUpdatedAt / 1000) }) : null}
          </p>
        </div>
      )}
    </Card>
  );
}
