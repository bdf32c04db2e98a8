import { useState } from 'react';
import { nowMs } from '#web/ambient/clock.ts';
import { useNow } from '#web/entities/stream/span.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { NoteField } from './dialogs.tsx';
import { actionMessages } from './messages.ts';
import { alarmKeys } from './queries.ts';
import type { AlarmSubject } from './subject.ts';

const hourMs = 3_600_000;
const spans = ['1', '2', '4', '8', '12', '24', '72', '168'] as const;
type Hours = (typeof spans)[number];

/** Asks for how long an alarm sends no messages. */
export function SilenceDialog({ alarm, onClose }: { alarm: AlarmSubject; onClose: () => void }) {
  const text = useText();
  const dateTime = useDateTime();
  const labelOf = (count: number) =>
    count > 24 ? text(actionMessages.days, { count: count / 24 }) : text(actionMessages.hours, { count });
  const now = useNow(true, 10_000);
  const [hours, setHours] = useState<Hours>('4');
  const [note, setNote] = useState('');
  const silence = useCommand('silenceAlarm', {
    invalidates: [alarmKeys],
    success: actionMessages.silenceDone,
    onSuccess: onClose,
    failure: 'inPlace',
  });
  const untilFrom = (at: number) => new Date(at + Number(hours) * hourMs).toISOString();
  const confirm = () => {
    const body = { until: untilFrom(nowMs()), ...(note.trim() === '' ? {} : { note: note.trim() }) };
    void silence.run({ path: { alarmId: alarm.alarmId }, body });
  };
  return (
    <ConfirmDialog
      open
      title={text(actionMessages.silence)}
      body={text(actionMessages.silenceHelp)}
      verb={text(actionMessages.silence)}
      busy={silence.busy}
      error={silence.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label={text(actionMessages.silenceFor)}
        help={text(actionMessages.silenceEnd, { time: dateTime(untilFrom(now)) })}
        className="mt-3"
      >
        {(ids) => (
          <Select
            {...ids}
            value={hours}
            onChange={setHours}
            choices={spans.map((value) => ({ value, label: labelOf(Number(value)) }))}
          />
        )}
      </Field>
      <NoteField note={note} onChange={setNote} />
    </ConfirmDialog>
  );
}
