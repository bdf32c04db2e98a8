import { linkOptions } from '@tanstack/react-router';
import { useProfile } from '#web/http/profile.ts';
import { zonesOf } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ChoiceFilter, DayFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { ResourceCharts } from './charts.tsx';
import { messages } from './messages.ts';
import type { ResourceSearch } from './queries.ts';

/** RT-066. */
export function ResourceStatistics({ search, onSearch }: ListProps<ResourceSearch>) {
  const text = useText();
  const profile = useProfile();
  const change = (part: Partial<ResourceSearch>) => onSearch({ ...search, ...part });
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context, { zone: zonesOf(profile).operator })}
        actions={
          <PageLink {...linkOptions({ to: '/management/alarms' })} className={linkLook}>
            {text(messages.openAlarms)}
          </PageLink>
        }
      />
      <div className="flex flex-wrap items-center gap-2 pb-4">
        <ChoiceFilter
          label={text(messages.model)}
          value={search.model}
          choices={(profile?.models ?? []).map(({ modelName }) => ({ value: modelName, label: modelName }))}
          onChange={(model) => change({ model })}
        />
        <DayFilter label={text(messages.from)} value={search.from} onChange={(from) => change({ from })} />
        <DayFilter label={text(messages.to)} value={search.to} onChange={(to) => change({ to })} />
      </div>
      <ResourceCharts search={search} />
    </>
  );
}
