import { useSyncExternalStore } from 'react';
import { dateFormats } from '#domain/display.ts';
import { nowSeconds } from '#web/ambient/clock.ts';
import { languageChoices } from '#web/ambient/languages.ts';
import { listSettings } from '#web/ambient/list-settings.ts';
import { preferences, readPreferences } from '#web/ambient/preferences.ts';
import { useProfile } from '#web/http/profile.ts';
import { keepSettings, settingsKept } from '#web/http/settings.ts';
import { useDateTime, zonesOf } from '#web/http/time-zone.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { pageSizeOf, pageSizes } from '#web/resource/list-search.ts';
import { choosePreferences } from '#web/resource/personal-settings.ts';
import { Field } from '#web/ui/field.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { type Choice, Select } from '#web/ui/select.tsx';
import { MessageChoice } from './message-choice.tsx';
import { messages } from './messages.ts';
import { QuietHoursCard } from './quiet-hours.tsx';

/** Personal settings (CL-138). There is no save button: each choice applies immediately. */
export function SettingsPage() {
  const text = useText();
  const isKept = useSyncExternalStore(settingsKept.subscribe, settingsKept.read);
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <div className="flex flex-col gap-4">
        <div role="status" className={isKept ? '-mb-4' : undefined}>
          {isKept ? null : <p className="text-dense text-danger">{text(messages.notKept)}</p>}
        </div>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Look />
          <Times />
          <MessageChoice />
          <div className="flex flex-col gap-4">
            <QuietHoursCard />
            <Lists />
          </div>
        </div>
      </div>
    </>
  );
}

const usePreferences = () => useSyncExternalStore(preferences.subscribe, readPreferences);

function OneOf<T extends string>(props: {
  label: string;
  help?: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
}) {
  const { label, help, ...select } = props;
  return (
    <Field label={label} help={help}>
      {(ids) => <Select {...ids} {...select} />}
    </Field>
  );
}

function Look() {
  const text = useText();
  const { language, choose } = useLanguage();
  const { theme, density } = usePreferences();
  return (
    <Card title={text(messages.look)}>
      <div className="flex flex-col gap-4">
        <OneOf label={text(messages.language)} value={language} choices={languageChoices} onChange={choose} />
        <OneOf
          label={text(messages.theme)}
          value={theme}
          choices={[
            { value: 'system', label: text(messages.themeSystem) },
            { value: 'light', label: text(messages.themeLight) },
            { value: 'dark', label: text(messages.themeDark) },
          ]}
          onChange={(next) => choosePreferences({ theme: next })}
        />
        <OneOf
          label={text(messages.density)}
          value={density}
          choices={[
            { value: 'comfortable', label: text(messages.comfortable) },
            { value: 'dense', label: text(messages.dense) },
          ]}
          onChange={(next) => choosePreferences({ density: next })}
        />
      </div>
    </Card>
  );
}

function Times() {
  const text = useText();
  const dateTime = useDateTime();
  const zones = zonesOf(useProfile());
  const { timezone, dateformat } = usePreferences();
  const named = Intl.supportedValuesOf('timeZone');
  const others = named.includes(timezone) || timezone in zones ? named : [timezone, ...named];
  return (
    <Card title={text(messages.times)}>
      <div className="flex flex-col gap-4">
        <OneOf
          label={text(messages.zone)}
          value={timezone}
          choices={[
            { value: 'own', label: text(messages.zoneOwn, { zone: zones.own }) },
            { value: 'operator', label: text(messages.zoneOperator, { zone: zones.operator }) },
            ...others.map((zone) => ({ value: zone, label: zone })),
          ]}
          onChange={(next) => choosePreferences({ timezone: next })}
        />
        <OneOf
          label={text(messages.dateFormat)}
          help={text(messages.now, { time: dateTime(nowSeconds()) })}
          value={dateformat}
          choices={dateFormats.map((format) => ({ value: format, label: format }))}
          onChange={(next) => choosePreferences({ dateformat: next })}
        />
      </div>
    </Card>
  );
}

function Lists() {
  const text = useText();
  const rows = useSyncExternalStore(listSettings.subscribe, () => pageSizeOf({}));
  return (
    <Card title={text(messages.lists)}>
      <OneOf
        label={text(messages.rows)}
        help={text(messages.columnsHelp)}
        value={String(rows)}
        choices={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(next) => {
          const size = pageSizes.find((each) => String(each) === next);
          if (size === undefined) return;
          listSettings.showRows(size);
          keepSettings({ perPage: size });
        }}
      />
    </Card>
  );
}
