import { useState } from 'react';
import {
  isLnbType,
  isSameLnb,
  type LnbType,
  lnbBounds,
  lnbProblem,
  lnbTypes,
  usualLnbValue,
} from '#domain/av/lnb.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type ActionFormProps, useWarnings } from './device-actions.ts';
import { nameOf } from './queries.ts';
import { messages } from './set-top-messages.ts';

const typeNames = {
  Universal: messages.lnbUniversal,
  Single: messages.lnbSingle,
  DiSEqC: messages.lnbDiseqc,
  Unicable: messages.lnbUnicable,
};
const valueNames = {
  Universal: messages.lnbOscillators,
  Single: messages.lnbOscillator,
  DiSEqC: messages.lnbPort,
  Unicable: messages.lnbBand,
};

/** CL-046, RU-105: what a device has already is not sent again. */
export default function LnbDialog({ devices, onClose, onDone }: ActionFormProps) {
  const text = useText();
  const opId = useProfile()?.opId ?? '';
  const warnings = useWarnings()('LNBSettings', devices);
  const [first] = devices;
  const now = first?.lnbSettings;
  const [type, setType] = useState<LnbType>(now?.type && isLnbType(now.type) ? now.type : 'Universal');
  const [value, setValue] = useState(now?.value ?? usualLnbValue[type]);
  const [checked, setChecked] = useState(false);
  const command = useCommand('setLnb', {
    failure: 'inPlace',
    onSuccess: ({ data }) => {
      followTasks('LNBSettings', first ? nameOf(first) : '', data);
      onDone();
    },
  });
  const wanted = { type, value: value.trim() };
  const others = devices.filter(({ lnbSettings }) => !isSameLnb(lnbSettings, wanted));
  const range = lnbBounds[type];
  const wrong =
    lnbProblem(wanted) && range ? text(messages.lnbRange, { from: range[0], to: range[1] }) : null;
  const same = others.length === 0 ? text(messages.lnbSame, { count: devices.length }) : null;
  const left = devices.length - others.length;
  const values = { count: devices.length, name: first ? nameOf(first) : '' };
  const choose = (next: string) => {
    if (!isLnbType(next)) return;
    setType(next);
    setValue(usualLnbValue[next]);
    command.clear();
  };
  const send = () => {
    setChecked(true);
    if (wrong || same) return;
    const endpointIds = others.map(({ endpointId }) => endpointId);
    void command.run({ body: { endpointIds, opId, mid: first?.mid ?? '', lnbSettings: wanted } });
  };
  const offered = range && range[1] <= 32 ? Array.from({ length: range[1] }, (_, at) => `${at + 1}`) : null;
  return (
    <ConfirmDialog
      open
      title={text(messages.lnbTitle, values)}
      body={text(messages.lnbBody)}
      warnings={left > 0 && !same ? [...warnings, text(messages.lnbSomeSame, { count: left })] : warnings}
      verb={text(messages.lnbVerb, { count: others.length || devices.length })}
      busy={command.busy}
      error={command.error ?? (checked && same ? new Error(same) : null)}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Field label={text(messages.lnbType)}>
          {(ids) => (
            <Select
              {...ids}
              value={type}
              choices={lnbTypes.map((known) => ({ value: known, label: text(typeNames[known]) }))}
              onChange={choose}
            />
          )}
        </Field>
        <Field label={text(valueNames[type])} error={(checked && wrong) || undefined}>
          {(ids) =>
            offered ? (
              <Select
                {...ids}
                value={value}
                choices={offered.map((one) => ({ value: one, label: one }))}
                onChange={setValue}
              />
            ) : (
              <Input
                {...ids}
                inputMode="numeric"
                autoComplete="off"
                readOnly={range === null}
                value={value}
                onChange={({ target }) => setValue(target.value)}
              />
            )
          }
        </Field>
      </div>
    </ConfirmDialog>
  );
}
