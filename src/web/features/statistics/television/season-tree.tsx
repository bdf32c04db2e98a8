import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { notAvailable } from '#domain/display.ts';
import { Chart } from '#web/charts/kit/chart.tsx';
import { ExportMenu } from '#web/charts/kit/export-menu.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { useFigures } from './figures.ts';
import { messages } from './messages.ts';
import { programMessages as own } from './program-messages.ts';
import type { TvContentRow, TvContents } from './queries.ts';
import type { RankedBy, useNames } from './use-names.ts';

interface SeasonTreeProps {
  data: TvContents;
  by: RankedBy;
  hrefOf: (name: string | undefined) => string | null;
  ranking: ReturnType<typeof useNames>['ranking'];
}

/** Contents and seasons, each season with its episodes, the latest first (RU-115). */
export function SeasonTree({ data, by, hrefOf, ranking }: SeasonTreeProps) {
  const text = useText();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { percent, hours, boxes, changeOfBoxes } = useFigures();
  const rows = data.rows.toSorted((one, other) => other[by] - one[by]);
  const idOf = ({ dvbId, programName, season }: TvContentRow) => `${dvbId} ${programName} ${season ?? ''}`;
  const titleOf = ({ programName, season }: TvContentRow) =>
    season === null ? programName : text(own.season, { name: programName, season });
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  const figures = (row: Pick<TvContentRow, 'hits' | 'diffHits' | 'viewTime' | 'starts' | 'shr'>) => [
    boxes(row.hits),
    row.diffHits === null ? notAvailable : changeOfBoxes(row.diffHits),
    hours(row.viewTime / 3600),
    boxes(row.starts),
    row.shr === null ? notAvailable : percent(row.shr),
  ];
  // The files have every episode, each under the name of its season.
  const flat = rows.flatMap((row) => [
    row,
    ...row.episodes.map((episode) => ({
      ...episode,
      rat: null,
      tvr: null,
      programName: `${titleOf(row)} · ${text(own.episode, { episode: episode.episode, name: episode.programName })}`,
    })),
  ]);
  const chart = ranking(data.basis, text(own.allContents), flat, by);
  if (rows.length === 0) return <Chart {...chart} />;
  return (
    <>
      <SimpleTable
        caption={text(own.allContents)}
        head={[
          text(own.name),
          text(messages.hits),
          text(messages.changeOf, { name: text(messages.hits) }),
          text(messages.viewTime),
          text(messages.starts),
          text(messages.share),
        ]}
        rows={rows.flatMap((row) => {
          const id = idOf(row);
          const isOpen = open.has(id);
          const title = titleOf(row);
          const head =
            row.episodes.length === 0 ? (
              <span key="name" className="pl-6">
                <Name name={row.programName} href={hrefOf(row.programName)} />
              </span>
            ) : (
              <button
                key="name"
                type="button"
                aria-expanded={isOpen}
                onClick={() => toggle(id)}
                className="flex items-center gap-2 rounded-sm text-left hover:text-accent"
              >
                {isOpen ? (
                  <ChevronDown className="size-4 shrink-0" aria-hidden />
                ) : (
                  <ChevronRight className="size-4 shrink-0" aria-hidden />
                )}
                <span>
                  {title}{' '}
                  <span className="text-muted">{text(own.episodes, { count: row.episodes.length })}</span>
                </span>
              </button>
            );
          const parent = { id, cells: [head, ...figures(row)] };
          if (!isOpen) return [parent];
          return [
            parent,
            ...row.episodes.map((episode) => ({
              id: `${id} ${episode.dvbId} ${episode.episode}`,
              cells: [
                <span key="name" className="pl-10 text-secondary">
                  <Name
                    name={text(own.episode, { episode: episode.episode, name: episode.programName })}
                    href={hrefOf(episode.dvbId || episode.programName)}
                  />
                </span>,
                ...figures(episode),
              ],
            })),
          ];
        })}
      />
      {data.more > 0 ? (
        <p className="text-caption text-muted">{text(own.more, { count: data.more })}</p>
      ) : null}
      <div className="flex items-start justify-between gap-3">
        <p className="text-caption text-pretty text-muted">{chart.source}</p>
        <ExportMenu chart={chart} isDrawn={false} drawing={() => null} />
      </div>
    </>
  );
}

function Name({ name, href }: { name: string; href: string | null }) {
  const navigate = useNavigate();
  if (href === null) return name;
  return (
    <a
      href={href}
      className="text-accent hover:underline"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate({ href });
      }}
    >
      {name}
    </a>
  );
}
