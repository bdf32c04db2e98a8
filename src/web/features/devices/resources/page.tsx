import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useProfile } from '#web/http/profile.ts';
import { zonesOf } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { ChoiceFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { AlarmList } from './alarm-list.tsx';
import { ResourceCharts } from './charts.tsx';
import { messages, thresholdMessages } from './messages.ts';
import { askForFile, type ResourceSearch } from './queries.ts';
import { ThresholdsSheet } from './thresholds-sheet.tsx';

/** RT-066. The model and the days are those of charts and alarms alike. */
export function ResourceStatistics(props: ListProps<ResourceSearch>) {
  const { search, onSearch } = props;
  const text = useText();
  const profile = useProfile();
  const [setting, setSetting] = useState(false);
  const blocked = useBlocked('setAlarmThresholds');
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context, { zone: zonesOf(profile).operator })}
        actions={
          <>
            <ChoiceFilter
              label={text(messages.model)}
              value={search.model}
              choices={(profile?.models ?? []).map(({ modelName }) => ({
                value: modelName,
                label: modelName,
              }))}
              onChange={(model) => onSearch({ ...search, model, page: undefined })}
            />
            <Button
              icon={<SlidersHorizontal className="size-4" aria-hidden />}
              blocked={blocked}
              onClick={() => setSetting(true)}
            >
              {text(thresholdMessages.thresholds)}
            </Button>
            <ExportMenu name="alarms" operation="exportAlarms" ask={(as) => askForFile(search, as)} />
          </>
        }
      />
      <ResourceCharts search={search} />
      <h2 className="pb-3 text-body font-medium">{text(messages.alarms)}</h2>
      <AlarmList {...props} />
      {setting ? <ThresholdsSheet onClose={() => setSetting(false)} /> : null}
    </>
  );
}
