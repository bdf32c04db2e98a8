import { Readings } from '#domain/device-parameters/readings.ts';
import type { SettingGroup } from '#domain/device-parameters/setting-groups.ts';
import { withReportedOf } from '#domain/device-parameters/settings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { useDifferences } from '../device/moment.ts';
import { messages } from './messages.ts';

interface Props {
  group: SettingGroup;
  /** By the API's names, as they were. */
  observed: object;
  settings: Readonly<Record<string, { label: string }>>;
  inWords: (field: string, value: unknown) => string;
}

/** Settings of a past state that have changed since. */
export function NowDiffers({ group, observed, settings, inWords }: Props) {
  const text = useText();
  const differences = useDifferences().map(({ path, is }) => [path, is] as const);
  const now = withReportedOf(group, observed, new Readings(differences));
  const rows = Object.entries(settings).flatMap(([field, { label }]) => {
    const was = inWords(field, Reflect.get(observed, field));
    const is = inWords(field, Reflect.get(now, field));
    return was === is ? [] : [{ id: field, cells: [label, was, is] }];
  });
  if (rows.length === 0) return null;
  return (
    <div className="mb-4">
      <SimpleTable
        caption={text(messages.otherNow)}
        head={[text(messages.setting), text(messages.atThatTime), text(messages.now)]}
        rows={rows}
      />
    </div>
  );
}
