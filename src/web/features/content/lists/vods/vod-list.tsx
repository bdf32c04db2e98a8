import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { TypedFilter } from '#web/resource/filters.tsx';
import { ErrorState, Pager } from '#web/resource/list-page.tsx';
import { NoRows } from '#web/resource/no-rows.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { contentKeys } from '../queries.ts';
import { messages } from './messages.ts';
import { pageSize, type VodList as Vods, vodServerQuery, vodsQuery } from './queries.ts';
import { VodServerSheet } from './server-sheet.tsx';

/** RT-051, CL-355 … CL-358: the VOD list as its server sent it last. */
export function VodList() {
  const text = useText();
  const sizeText = useSizeText();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [isSetting, setSetting] = useState(false);
  const query = useQuery(vodsQuery(keyword, page));
  const server = useQuery(vodServerQuery);
  const noServer = useBlocked('setVodServer');
  const fetch = useCommand('fetchVods', { invalidates: [contentKeys], success: messages.fetched });
  const { data } = query;
  if (!data)
    return query.error ? (
      <ErrorState
        title={text(messages.loadFailed)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  const running = data.running || fetch.busy;
  const toServer = (
    <Button look={data.hasServer ? 'plain' : 'main'} blocked={noServer} onClick={() => setSetting(true)}>
      {text(data.hasServer ? messages.server : messages.setServer)}
    </Button>
  );
  const toFetch = (
    <Button
      look="main"
      busy={running}
      blocked={fetch.blocked}
      onClick={() => void fetch.run({ body: { opId: data.opId } })}
    >
      {text(running ? messages.fetching : messages.fetch)}
    </Button>
  );
  const actions = (
    <div className="flex flex-wrap gap-2">
      {toServer}
      {data.hasServer ? toFetch : null}
    </div>
  );
  return (
    <div className="flex flex-col gap-3">
      {data.lastFailure && data.hasServer ? (
        <Failure {...data.lastFailure} first={data.lastGetTime === null} />
      ) : null}
      {data.lastGetTime === null ? (
        <NoRows
          icon={Clapperboard}
          title={messages.none}
          help={data.hasServer ? messages.noneFetchedHelp : messages.noneHelp}
          action={actions}
        />
      ) : (
        <>
          <Summary data={data} keyword={keyword} actions={actions} />
          <TypedFilter
            label={text(messages.search)}
            hint={text(messages.searchHint)}
            value={keyword}
            onChange={(next) => {
              setKeyword(next ?? '');
              setPage(1);
            }}
            className="md:max-w-80"
          />
          {data.total === 0 && keyword ? (
            <NoRows icon={Clapperboard} title={messages.notFound} help={messages.notFoundHelp} />
          ) : (
            <SimpleTable
              caption={text(messages.list)}
              head={[
                text(messages.title),
                text(messages.vodId),
                text(messages.duration),
                text(messages.size),
              ]}
              rows={data.vods.map(({ id, title, vodSize, duration }) => ({
                id,
                cells: [
                  title,
                  id,
                  text(messages.minutes, { minutes: Math.round(duration / 60) }),
                  sizeText(vodSize),
                ],
              }))}
            />
          )}
          {data.total > pageSize ? (
            <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
          ) : null}
        </>
      )}
      {isSetting && server.data ? (
        <VodServerSheet server={server.data} onClose={() => setSetting(false)} />
      ) : null}
    </div>
  );
}

interface SummaryProps {
  data: Vods;
  keyword: string;
  actions: ReactNode;
}

function Summary({ data, keyword, actions }: SummaryProps) {
  const text = useText();
  const sizeText = useSizeText();
  const dateTime = useDateTime();
  const { total, totalSize, vodApiResponseId, lastGetTime, nextGetTime, running } = data;
  const next = nextGetTime ? text(messages.next, { time: dateTime(nextGetTime) }) : text(messages.byHand);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-dense text-secondary tabular-nums" role="status">
        {text(messages.summary, {
          count: total,
          size: sizeText(totalSize),
          version: vodApiResponseId ?? '',
          time: dateTime(lastGetTime ?? ''),
        })}{' '}
        {running || keyword ? null : next}
      </p>
      {actions}
    </div>
  );
}

type FailureProps = NonNullable<Vods['lastFailure']> & { first: boolean };

/** A stored version that equals the sent one is no failure. */
function Failure({ reason, detail, time, first }: FailureProps) {
  const text = useText();
  const dateTime = useDateTime();
  const at = { time: dateTime(time) };
  if (reason === 'same') return <p className="text-dense text-secondary">{text(messages.same, at)}</p>;
  return (
    <p
      role="alert"
      className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
    >
      {text(first ? messages.failedFirst : messages.failed, at)} {text(messages[reason])}
      {detail ? ` ${text(messages.detail, { detail })}` : null}
    </p>
  );
}

/** Sizes use decimal units, as the server states them. */
function useSizeText() {
  const text = useText();
  const { fixed } = useFormats();
  return (bytes: number) =>
    bytes < 1e9
      ? text(messages.megabytes, { size: fixed(bytes / 1e6, 1) })
      : text(messages.gigabytes, { size: fixed(bytes / 1e9, 1) });
}
