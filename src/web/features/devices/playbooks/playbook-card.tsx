import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { suits } from '#domain/playbooks/procedures.ts';
import type { PlaybookName } from '#machines/playbook/events.ts';
import { playbookNames } from '#machines/playbook/events.ts';
import { useStream } from '#web/entities/stream/streams.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLiveFacts, useResync } from '#web/live/use-live.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { newestRunQuery } from './queries.ts';
import { runStreams } from './run-streams.ts';
import { RunView } from './run-view.tsx';
import { playbookWords } from './words.ts';

export interface PlaybookDevice {
  endpointId: string;
  modelName: string;
  prodClass: string;
  online: boolean;
}

interface StartProps {
  device: PlaybookDevice;
  names: readonly PlaybookName[];
  onStarted(runId: string): void;
}

/** The complaints that this model can be examined for. */
function Start({ device, names, onStarted }: StartProps) {
  const text = useText();
  const start = useCommand('startPlaybook');
  const begin = async (playbook: PlaybookName) => {
    const answer = await start.run({ body: { endpointId: device.endpointId, playbook } });
    if (answer) onStarted(answer.data.runId);
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-dense text-secondary">{text(messages.help)}</p>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {names.map((name) => {
          const words = playbookWords[name];
          return (
            <li
              key={name}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-stroke py-2"
            >
              <span className="flex min-w-0 flex-1 basis-48 flex-col">
                <span>{text(words.label)}</span>
                <span className="text-caption text-secondary">{text(words.help)}</span>
              </span>
              <Button
                aria-label={text(messages.startOf, { playbook: text(words.label) })}
                blocked={start.blocked}
                busy={start.busy}
                onClick={() => void begin(name)}
              >
                {text(messages.start)}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const runOf = (streamId: string): string | null =>
  streamId.startsWith('playbook:') ? streamId.slice('playbook:'.length) : null;

function Runs({ device, names }: Omit<StartProps, 'onStarted'>) {
  const { endpointId, online } = device;
  const client = useQueryClient();
  const { supportFeatures } = useModelOf()(device);
  const mayRead = useBlocked('listPlaybookRuns') === null;
  const query = newestRunQuery(endpointId);
  const newest = useQuery({ ...query, enabled: mayRead });
  const setNewest = (runId: string) => client.setQueryData(query.queryKey, runId);
  useLiveFacts(({ fact, endpoint_id }) => {
    const runId = runOf(fact.streamId);
    if (endpoint_id === endpointId && runId !== null && fact.type === 'playbook.started') setNewest(runId);
  });
  useResync(() => void client.invalidateQueries({ queryKey: query.queryKey }));
  if (mayRead && newest.data === undefined)
    return newest.error ? (
      <ErrorState error={newest.error} onRetry={() => void newest.refetch()} />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  const runId = newest.data ?? null;
  const start = <Start device={device} names={names} onStarted={setNewest} />;
  if (runId === null) return start;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RunView key={runId} {...{ runId, online, supportFeatures }} />
      <Again runId={runId}>{start}</Again>
    </div>
  );
}

/** The next one may be started when this one is over. */
function Again({ runId, children }: { runId: string; children: ReactNode }) {
  const { replay, version } = useStream(runStreams, runId);
  return replay.at(version).terminal ? children : null;
}

/** Guided procedures on the page of a device, where support engineers with a customer on the phone look first. */
export default function PlaybookCard({ device }: { device: PlaybookDevice }) {
  const text = useText();
  const { supportFeatures } = useModelOf()(device);
  const names = playbookNames.filter((name) => suits(name, supportFeatures));
  return (
    <Card title={text(messages.title)} id="playbooks">
      {names.length === 0 ? (
        <p className="text-dense text-secondary">{text(messages.unsupported, { model: device.modelName })}</p>
      ) : (
        <Runs device={device} names={names} />
      )}
    </Card>
  );
}
