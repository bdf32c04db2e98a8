import { useMutation, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useId, useState } from 'react';
import { daysAfter } from '#domain/statistics/calendar.ts';
import { saveFile } from '#web/ambient/save-file.ts';
import { fileName } from '#web/charts/kit/rows.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { type ActivationRequest, activationsQuery, citiesQuery } from './queries.ts';
import { todayIn } from './today.ts';
import { useNotes } from './use-notes.ts';

const everywhere = '';
const steps = { DAY: messages.byDay, WEEK: messages.byWeek, MONTH: messages.byMonth } as const;
type Step = keyof typeof steps;
const stepNames: readonly Step[] = ['DAY', 'WEEK', 'MONTH'];

/** Activations by day, week or month, of a region or of all (CL-294), and as a file by region (CL-295). */
export function ActivationCard() {
  const text = useText();
  const today = todayIn(useProfile()?.op.timeZone);
  const [dateType, setDateType] = useState<Step>('DAY');
  const [region, setRegion] = useState(everywhere);
  const [from, setFrom] = useState(daysAfter(today, -29));
  const [to, setTo] = useState(today);
  const body: ActivationRequest = {
    dateType,
    startDate: from,
    endDate: to,
    ...(region !== everywhere && { refRegionId: region }),
  };
  return (
    <Card
      title={text(messages.activations)}
      className="min-w-0"
      actions={<RegionFile body={body} title={text(messages.activations)} />}
    >
      <p className="pb-2 text-dense text-secondary">{text(messages.activationsHelp)}</p>
      <div className="flex flex-wrap gap-2 pb-3">
        <span className="w-28">
          <Select
            label={text(messages.dateType)}
            value={dateType}
            choices={stepNames.map((value) => ({ value, label: text(steps[value]) }))}
            onChange={setDateType}
          />
        </span>
        <span className="w-44">
          <Select label={text(messages.region)} value={region} choices={useRegions()} onChange={setRegion} />
        </span>
        <DayInput label={text(messages.from)} value={from} onChange={setFrom} />
        <DayInput label={text(messages.to)} value={to} onChange={setTo} />
      </div>
      <Activations body={body} />
    </Card>
  );
}

function Activations({ body }: { body: ActivationRequest }) {
  const text = useText();
  const notes = useNotes();
  const query = useQuery(activationsQuery(body));
  return (
    <QueryChart
      query={query}
      of={({ dailies, asOf, timeZone }) => ({
        form: 'columns',
        title: text(messages.activations),
        note: notes.ofZone(asOf, timeZone),
        labelHead: text(messages.day),
        labels: dailies.map(({ date }) => notes.day(date)),
        series: [
          { name: text(messages.activated), values: dailies.map(({ deployedCount }) => deployedCount) },
        ],
        empty: { title: text(messages.nonePlaced) },
      })}
    />
  );
}

/** Regions where devices are. */
function useRegions() {
  const text = useText();
  const cities = useQuery(citiesQuery).data?.cities ?? [];
  const names = new Map(
    cities.flatMap(({ refRegionId, regionName }) =>
      refRegionId === null ? [] : [[refRegionId, regionName ?? refRegionId] as const],
    ),
  );
  return [
    { value: everywhere, label: text(messages.allRegions) },
    ...[...names].map(([value, label]) => ({ value, label })),
  ];
}

function DayInput(props: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <span className="flex items-center gap-1.5">
      <label htmlFor={id} className="text-caption text-secondary">
        {props.label}
      </label>
      <span className="w-34">
        <DateInput
          id={id}
          label={props.label}
          value={props.value}
          onChange={(day) => {
            if (day !== '') props.onChange(day);
          }}
        />
      </span>
    </span>
  );
}

function RegionFile({ body, title }: { body: ActivationRequest; title: string }) {
  const text = useText();
  const file = useMutation({
    mutationFn: async () => {
      const { data } = await answerOf(
        mainApi.POST('/stats/dashboards/deployed-periods-dailys/excel', { body }),
      );
      const { xlsxOf } = await import('#web/charts/kit/sheets.ts');
      const head = [text(messages.day), text(messages.region), text(messages.activated)];
      const rows = data.map(({ date, region, deployedCount }) => [date, region, deployedCount]);
      saveFile(`${fileName(title)}.xlsx`, await xlsxOf([head, ...rows]));
    },
  });
  return (
    <span className="flex items-center gap-2">
      {file.error ? (
        <span role="alert" className="text-caption text-danger">
          {text(messages.fileFailed)}
        </span>
      ) : null}
      <Button
        look="quiet"
        size="small"
        busy={file.isPending}
        icon={<FileSpreadsheet className="size-4" aria-hidden />}
        onClick={() => file.mutate()}
      >
        {text(messages.byRegionFile)}
      </Button>
    </span>
  );
}
