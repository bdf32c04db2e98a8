import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Field, Input, inputLook } from '#web/ui/field.tsx';
import { actionMessages, messages } from './messages.ts';
import { type Alarm, type AlarmMatch, alarmKeys, matchCountQuery } from './queries.ts';
import { type AlarmSubject, nameOf } from './subject.ts';

interface Props {
  alarm: AlarmSubject;
  onClose: () => void;
}

const noteOf = (note: string) => (note.trim() === '' ? {} : { note: note.trim() });

/** Optional note beside an action. */
export function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const text = useText();
  return (
    <Field label={text(actionMessages.note)} className="mt-3">
      {(ids) => (
        <Input {...ids} value={note} maxLength={200} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

export function AcknowledgeDialog({ alarm, onClose }: Props) {
  const text = useText();
  const [note, setNote] = useState('');
  const command = useCommand('acknowledgeAlarm', {
    invalidates: [alarmKeys],
    success: messages.acknowledgeDone,
    onSuccess: onClose,
    failure: 'inPlace',
  });
  return (
    <ConfirmCommand
      title={text(messages.acknowledgeTitle)}
      body={text(messages.acknowledgeHelp, { name: nameOf(alarm) })}
      verb={text(messages.acknowledge)}
      command={command}
      input={{ path: { alarmId: alarm.alarmId }, body: noteOf(note) }}
      onClose={onClose}
    >
      <NoteField note={note} onChange={setNote} />
    </ConfirmCommand>
  );
}

interface SeveralProps {
  alarms: readonly Alarm[];
  onClose: () => void;
  onDone: () => void;
}

export function AcknowledgeSeveralDialog({ alarms, onClose, onDone }: SeveralProps) {
  const text = useText();
  const [note, setNote] = useState('');
  const command = useCommand('acknowledgeAlarms', {
    invalidates: [alarmKeys],
    success: ({ data }) => ({
      message: actionMessages.acknowledgedSeveral,
      values: { count: data.acknowledged },
    }),
    onSuccess: onDone,
    failure: 'inPlace',
  });
  const title = text(actionMessages.acknowledgeSeveral, { count: alarms.length });
  return (
    <ConfirmCommand
      title={title}
      body={text(actionMessages.acknowledgeSeveralHelp)}
      verb={title}
      command={command}
      input={{ body: { alarmIds: alarms.map(({ alarmId }) => alarmId), ...noteOf(note) } }}
      onClose={onClose}
    >
      <NoteField note={note} onChange={setNote} />
    </ConfirmCommand>
  );
}

/** Alarms that one call acknowledges. */
const mostMatching = 1_000;

/** Acknowledges all alarms that match the filters of the list. */
export function AcknowledgeMatchingDialog({
  match,
  onClose,
  onDone,
}: {
  match: AlarmMatch;
  onClose: () => void;
  onDone: () => void;
}) {
  const text = useText();
  const [note, setNote] = useState('');
  const { data: found, error, isPending } = useQuery(matchCountQuery(match));
  const { count = 0, mark = null } = found ?? {};
  const command = useCommand('acknowledgeAlarms', {
    invalidates: [alarmKeys],
    success: ({ data }) => ({
      message: actionMessages.acknowledgedSeveral,
      values: { count: data.acknowledged },
    }),
    onSuccess: onDone,
    failure: 'inPlace',
  });
  const title = text(actionMessages.acknowledgeSeveral, { count });
  return (
    <ConfirmCommand
      title={title}
      body={text(actionMessages.acknowledgeSeveralHelp)}
      verb={title}
      blocked={
        command.blocked ??
        (isPending
          ? text(actionMessages.countingMatching)
          : count === 0
            ? text(actionMessages.noneMatching)
            : mark === null
              ? text(actionMessages.tooManyMatching, { most: mostMatching })
              : null)
      }
      command={{ ...command, error: command.error ?? error }}
      input={{ body: { match, matched: count, ...(mark !== null && { mark }), ...noteOf(note) } }}
      onClose={onClose}
    >
      <NoteField note={note} onChange={setNote} />
    </ConfirmCommand>
  );
}

export function CommentDialog({ alarm, onClose }: Props) {
  const text = useText();
  const [words, setWords] = useDraft<never>('alarmComment', '');
  const command = useCommand('commentAlarm', {
    invalidates: [alarmKeys],
    success: actionMessages.commentDone,
    onSuccess: onClose,
    failure: 'inPlace',
  });
  return (
    <ConfirmCommand
      title={text(actionMessages.comment)}
      body={text(actionMessages.commentHelp)}
      verb={text(actionMessages.comment)}
      command={command}
      blocked={words.trim() === '' ? text(actionMessages.commentMissing) : null}
      input={{ path: { alarmId: alarm.alarmId }, body: { text: words.trim() } }}
      onClose={onClose}
    >
      <Field label={text(actionMessages.commentText)} className="mt-3">
        {(ids) => (
          <textarea
            {...ids}
            value={words}
            rows={4}
            maxLength={2000}
            onChange={({ target }) => setWords(target.value)}
            className={`${inputLook} h-auto py-2`}
          />
        )}
      </Field>
    </ConfirmCommand>
  );
}

export function EndSilenceDialog({ alarm, onClose }: Props) {
  const text = useText();
  const command = useCommand('endAlarmSilence', {
    invalidates: [alarmKeys],
    success: actionMessages.endSilenceDone,
    onSuccess: onClose,
    failure: 'inPlace',
  });
  return (
    <ConfirmCommand
      title={text(actionMessages.endSilenceTitle)}
      body={text(actionMessages.endSilenceHelp, { name: nameOf(alarm) })}
      verb={text(actionMessages.endSilence)}
      command={command}
      input={{ path: { alarmId: alarm.alarmId } }}
      onClose={onClose}
    />
  );
}
