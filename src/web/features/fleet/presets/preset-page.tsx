import { useQuery } from '@tanstack/react-query';
import { Router } from 'lucide-react';
import { ApiError, erasedOf } from '#web/http/api-error.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { PresetActions } from './actions.tsx';
import { checkNames, deviceStateNames } from './appearance.ts';
import { presetDeviceColumns } from './columns.tsx';
import { ComplianceBar } from './compliance-bar.tsx';
import { useFieldWords } from './field-words.ts';
import { messages } from './messages.ts';
import { NoSuchPreset } from './no-such-preset.tsx';
import {
  type Preset,
  type PresetDetail,
  type PresetDeviceSearch,
  type PresetField,
  presetDeviceSearch,
  presetDevicesQuery,
  presetQuery,
} from './queries.ts';
import { StateBar } from './state-bar.tsx';

interface PageProps extends ListProps<PresetDeviceSearch> {
  presetId: string;
}

/** One preset: its state, content, and devices by state. */
export function PresetPage({ presetId, ...props }: PageProps) {
  const text = useText();
  const detail = useQuery(presetQuery(presetId));
  const { error } = detail;
  if (error instanceof ApiError && (error.code === 'nodata' || error.code === 'erased'))
    return <NoSuchPreset id={presetId} erased={erasedOf(error)} />;
  if (error) return <ErrorState error={error} onRetry={() => void detail.refetch()} />;
  if (!detail.data) return <Skeleton className="h-64 w-full" />;
  const preset = detail.data;
  return (
    <>
      <PageHeader
        title={preset.name}
        context={preset.description || preset.targetName}
        actions={
          <>
            <PageLink
              to="/management/preset/presets/$presetId/timeline"
              params={{ presetId }}
              className={linkLook}
            >
              {text(messages.timeline)}
            </PageLink>
            <PresetActions preset={preset} />
          </>
        }
      />
      <StateBar preset={preset} />
      <div className="mb-4 grid items-start gap-4 lg:grid-cols-2">
        <Card title={text(messages.settings)}>
          <Configuration configuration={preset.configuration} />
        </Card>
        <Details preset={preset} />
      </div>
      {preset.inForce ? (
        <Card title={text(messages.inForce)} className="mb-4">
          <Configuration configuration={preset.inForce.configuration} />
        </Card>
      ) : null}
      <Devices presetId={presetId} {...props} />
    </>
  );
}

function Configuration({ configuration }: Pick<Preset, 'configuration'>) {
  const words = useFieldWords();
  const fields = Object.entries(configuration) as [PresetField, Preset['configuration'][string]][];
  return (
    <PropertyList columns={1}>
      {fields.map(([field, value]) => (
        <Property key={field} label={words.name(field)}>
          {words.value(field, value)}
        </Property>
      ))}
    </PropertyList>
  );
}

function Details({ preset }: { preset: PresetDetail }) {
  const text = useText();
  const dateTime = useDateTime();
  const { events } = preset;
  return (
    <Card title={text(messages.details)}>
      <PropertyList columns={1}>
        <Property label={text(messages.compliance)}>
          <ComplianceBar counts={preset.counts} />
        </Property>
        <Property label={text(messages.target)}>{preset.targetName}</Property>
        <Property label={text(messages.organisation)}>{preset.operator}</Property>
        <Property label={text(messages.weight)}>{preset.weight}</Property>
        <Property label={text(messages.events)}>
          {events.length > 0
            ? events.map((check) => text(checkNames[check])).join(', ')
            : text(messages.noEvents)}
        </Property>
        <Property label={text(messages.author)}>{preset.author}</Property>
        {preset.file === null ? null : <Property label={text(messages.file)}>{preset.file}</Property>}
        <Property label={text(messages.updated)} mono>
          {dateTime(preset.lastUpdated)}
        </Property>
      </PropertyList>
    </Card>
  );
}

const { Keyword, Choice } = filtersOf(presetDeviceSearch);

function Devices({ presetId, ...props }: PageProps) {
  const text = useText();
  const list = useList(presetDeviceSearch, {
    ...props,
    query: presetDevicesQuery(presetId, props.search),
    columns: presetDeviceColumns,
    rowId: ({ endpointId }) => endpointId,
    filters: {
      keyword: messages.deviceKeyword,
      state: { label: messages.state, names: deviceStateNames },
    },
  });
  return (
    <section aria-label={text(messages.devices)}>
      <h2 className="mb-2 text-body font-medium">{text(messages.devices)}</h2>
      <ResourceList
        list={list}
        caption={text(messages.devices)}
        empty={<NoRows icon={Router} title={messages.noneChecked} help={messages.noneCheckedHelp} />}
      >
        <FilterBar>
          <Keyword />
          <Choice name="state" />
        </FilterBar>
      </ResourceList>
    </section>
  );
}
