import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuietHours } from '#domain/quiet-hours.ts';
import { keepSettings } from '#web/http/settings.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { ownSettingsQuery } from './queries.ts';

const two = (number: number) => String(number).padStart(2, '0');
/** Every half hour of a day. */
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${two(Math.floor(half / 2))}:${half % 2 === 0 ? '00' : '30'}`,
);
const usual = { from: '22:00', to: '07:00', critical: true };

/** Hours in which mails about devices wait. They stay in the zone in which they were chosen. */
export function QuietHoursCard() {
  const text = useText();
  const client = useQueryClient();
  const { data } = useQuery(ownSettingsQuery);
  if (!data) return null;
  const { quietHours } = data;
  const choose = (next: QuietHours | null) => {
    client.setQueryData(ownSettingsQuery.queryKey, { ...data, quietHours: next });
    keepSettings({ quietHours: next });
  };
  return (
    <Card title={text(messages.quiet)}>
      <div className="flex flex-col gap-4">
        <p className="text-dense text-secondary">{text(messages.quietHelp)}</p>
        <label htmlFor="quiet-hours" className="flex items-center gap-2 text-body">
          <Checkbox
            id="quiet-hours"
            checked={quietHours !== null}
            onChange={(isOn) => choose(isOn ? { ...usual, timeZone: zoneInUse() } : null)}
          />
          {text(messages.quietOn)}
        </label>
        {quietHours ? <Hours quietHours={quietHours} onChoose={choose} /> : null}
      </div>
    </Card>
  );
}

function Hours({ quietHours, onChoose }: { quietHours: QuietHours; onChoose: (next: QuietHours) => void }) {
  const text = useText();
  const ends = [
    { name: 'from', label: messages.quietFrom, help: undefined },
    { name: 'to', label: messages.quietTo, help: text(messages.quietZone, { zone: quietHours.timeZone }) },
  ] as const;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {ends.map(({ name, label, help }) => (
          <Field key={name} label={text(label)} help={help}>
            {(ids) => (
              <Select
                {...ids}
                value={quietHours[name]}
                choices={[...new Set([quietHours[name], ...halfHours])]
                  .toSorted()
                  .map((time) => ({ value: time, label: time }))}
                onChange={(time) => onChoose({ ...quietHours, [name]: time, timeZone: zoneInUse() })}
              />
            )}
          </Field>
        ))}
      </div>
      <label htmlFor="quiet-critical" className="flex items-center gap-2 text-body">
        <Checkbox
          id="quiet-critical"
          checked={quietHours.critical}
          onChange={(critical) => onChoose({ ...quietHours, critical })}
        />
        {text(messages.quietCritical)}
      </label>
    </>
  );
}
