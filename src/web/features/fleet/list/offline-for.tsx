import { useState } from 'react';
import {
  messages,
  minutesRead,
  mostMinutes,
  offlineSpans,
  spanText,
} from '#web/entities/device/offline-for.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { ChoiceFilter } from '#web/resource/filters.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const own = 'own';
const units = { minutes: 1, hours: 60, days: 1_440 } as const;
type Unit = keyof typeof units;
const unitNames = {
  minutes: messages.unitMinutes,
  hours: messages.unitHours,
  days: messages.unitDays,
};

interface OfflineForProps {
  /** Minutes. */
  value: string | undefined;
  onChange: (minutes: string | undefined) => void;
}

/** Filter for devices that have been offline for a while: common spans, or one that the reader types. */
export function OfflineFor({ value, onChange }: OfflineForProps) {
  const text = useText();
  const [isTyping, setTyping] = useState(false);
  const isOwn = value !== undefined && !offlineSpans.some((span) => span === value);
  const choices = [...offlineSpans, ...(isOwn ? [value] : [])].map((span) => ({
    value: span,
    label: text(messages.choice, { span: spanText(text, Number(span)) }),
  }));
  return (
    <>
      <ChoiceFilter
        label={text(messages.label)}
        value={value}
        choices={[...choices, { value: own, label: text(messages.own) }]}
        onChange={(next) => (next === own ? setTyping(true) : onChange(next))}
      />
      {isTyping ? (
        <OwnSpan
          onClose={() => setTyping(false)}
          onChosen={(minutes) => {
            setTyping(false);
            onChange(minutes);
          }}
        />
      ) : null}
    </>
  );
}

function OwnSpan({ onChosen, onClose }: { onChosen: (minutes: string) => void; onClose: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState('2');
  const [unit, setUnit] = useState<Unit>('days');
  const [isWrong, setWrong] = useState(false);
  const most = Math.floor(mostMinutes / units[unit]);
  const confirm = () => {
    const count = /^\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
    const minutes = minutesRead(count * units[unit]);
    if (minutes === undefined) setWrong(true);
    else onChosen(minutes);
  };
  return (
    <ConfirmDialog
      open
      title={text(messages.ownTitle)}
      body={text(messages.ownHelp)}
      verb={text(messages.show)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <form
        className="mt-3 grid grid-cols-2 items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Field label={text(messages.amount)} error={isWrong ? text(messages.wrong, { most }) : undefined}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="numeric"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
          )}
        </Field>
        <Field label={text(messages.unit)}>
          {(ids) => (
            <Select
              {...ids}
              value={unit}
              onChange={(next) => {
                setUnit(next);
                setWrong(false);
              }}
              choices={(['minutes', 'hours', 'days'] as const).map((one) => ({
                value: one,
                label: text(unitNames[one]),
              }))}
            />
          )}
        </Field>
      </form>
    </ConfirmDialog>
  );
}
