import { X } from 'lucide-react';
import { useController } from 'react-hook-form';
import { presetFieldNames, presetFields } from '#domain/presets/fields.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { valueMessages } from './field-messages.ts';
import { useFieldWords } from './field-words.ts';
import type { PresetForm } from './order.ts';
import type { Preset, PresetField } from './queries.ts';
import { sheetMessages } from './sheet-messages.ts';

/** Settings of a preset: each is added, typed and removed by itself. */
export function ValueFields({ preset }: { preset: Preset | null }) {
  const text = useText();
  const words = useFieldWords();
  const { field } = useController<PresetForm, 'values'>({ name: 'values' });
  const { field: secrets } = useController<PresetForm, 'key_pass_phrase'>({ name: 'key_pass_phrase' });
  const values = field.value;
  const chosen = presetFieldNames.filter((name) => name in values);
  const others = presetFieldNames.filter((name) => !(name in values));
  const without = (name: PresetField) =>
    field.onChange(Object.fromEntries(Object.entries(values).filter(([other]) => other !== name)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-dense text-secondary">{text(sheetMessages.settings)}</legend>
      {chosen.map((name) => (
        <div key={name} className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <ValueField
              name={name}
              value={(isSecret(name) ? secrets.value[name] : values[name]) ?? ''}
              isKept={name in (preset?.configuration ?? {})}
              onChange={(value) =>
                isSecret(name)
                  ? secrets.onChange({ ...secrets.value, [name]: value })
                  : field.onChange({ ...values, [name]: value })
              }
            />
          </div>
          <PlainButton
            look="quiet"
            size="icon"
            aria-label={text(sheetMessages.removeSetting, { name: words.name(name) })}
            icon={<X className="size-4" aria-hidden />}
            onClick={() => without(name)}
          />
        </div>
      ))}
      <Select
        label={text(sheetMessages.add)}
        value=""
        choices={[
          { value: '', label: text(sheetMessages.add) },
          ...others.map((name) => ({ value: name, label: words.name(name) })),
        ]}
        onChange={(name) => {
          const added = others.find((one) => one === name);
          if (added) field.onChange({ ...values, [added]: initial(added) });
        }}
      />
    </fieldset>
  );
}

const isSecret = (field: PresetField) => presetFields[field].value.type === 'secret';

/** The first choice of a field that offers some. */
function initial(field: PresetField): string {
  const { value } = presetFields[field];
  if (value.type === 'switch') return 'on';
  if (value.type === 'channel') return 'auto';
  return 'among' in value ? String(value.among[0]) : '';
}

interface ValueFieldProps {
  name: PresetField;
  value: string;
  /** True: the preset has this passphrase already. */
  isKept: boolean;
  onChange(value: string): void;
}

function ValueField({ name, value, isKept, onChange }: ValueFieldProps) {
  const text = useText();
  const words = useFieldWords();
  const { value: type } = presetFields[name];
  const label = words.name(name);
  const choices =
    type.type === 'switch'
      ? [
          { value: 'on', label: text(valueMessages.on) },
          { value: 'off', label: text(valueMessages.off) },
        ]
      : 'among' in type
        ? type.among.map((one) => ({ value: String(one), label: words.value(name, one) }))
        : null;
  const helps = {
    servers: sheetMessages.servers,
    zone: sheetMessages.zoneHelp,
    channel: sheetMessages.channelHelp,
    secret: isKept ? sheetMessages.keptSecret : null,
  };
  const help = type.type in helps ? helps[type.type as keyof typeof helps] : null;
  return (
    <Field label={label} help={help ? text(help) : undefined}>
      {(ids) =>
        choices ? (
          <Select {...ids} value={value} choices={choices} onChange={onChange} />
        ) : (
          <Input
            {...ids}
            value={value}
            type={type.type === 'secret' ? 'password' : 'text'}
            autoComplete={type.type === 'secret' ? 'new-password' : 'off'}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}
