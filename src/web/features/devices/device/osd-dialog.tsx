import { useState } from 'react';
import { lengthOf, longestOsdText, type OsdProblem, osdProblem, osdTextOf } from '#domain/av/osd.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Field, inputLook } from '#web/ui/field.tsx';
import { type ActionFormProps, useWarnings } from './device-actions.ts';
import { nameOf } from './queries.ts';
import { ScreenPreview } from './screen-preview.tsx';
import { messages } from './set-top-messages.ts';

const problemTexts: Record<OsdProblem, typeof messages.osdControls> = {
  empty: messages.osdProblemEmpty,
  tooLong: messages.osdTooLong,
  controls: messages.osdControls,
};

/** TN-125, CL-117: a message on the television, as it will stand there. */
export default function OsdDialog({ devices, onClose, onDone }: ActionFormProps) {
  const text = useText();
  const opId = useProfile()?.opId ?? '';
  const warnings = useWarnings()('OSDMessage', devices);
  const [typed, setTyped] = useDraft('osd');
  const [checked, setChecked] = useState(false);
  const [first] = devices;
  const command = useCommand('sendOsdMessage', {
    failure: 'inPlace',
    onSuccess: ({ data }) => {
      followTasks('OSDMessage', first ? nameOf(first) : '', data);
      onDone();
    },
  });
  const message = osdTextOf(typed);
  const length = lengthOf(message);
  const problem = osdProblem(message);
  // Before it was sent for the first time an empty field is no mistake.
  const shownProblem = problem && (checked || problem !== 'empty') ? problem : null;
  const count = { length, most: longestOsdText };
  const values = { count: devices.length, name: first ? nameOf(first) : '' };
  const send = () => {
    setChecked(true);
    if (problem) return;
    const endpointIds = devices.map(({ endpointId }) => endpointId);
    void command.run({ body: { endpointIds, opId, mid: first?.mid ?? '', message } });
  };
  return (
    <ConfirmDialog
      open
      title={text(messages.osdTitle, values)}
      body={text(messages.osdBody)}
      warnings={warnings}
      verb={text(messages.osdVerb, values)}
      busy={command.busy}
      error={command.error}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="mt-4 flex flex-col gap-3">
        <Field
          label={text(messages.osdText)}
          help={text(messages.osdCount, count)}
          error={shownProblem ? text(problemTexts[shownProblem], count) : undefined}
        >
          {(ids) => (
            <textarea
              {...ids}
              rows={3}
              dir="auto"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className={`${inputLook} h-auto resize-y py-2`}
            />
          )}
        </Field>
        <ScreenPreview label={text(messages.osdPreview)} placeholder={text(messages.osdPreviewEmpty)}>
          {message}
        </ScreenPreview>
      </div>
    </ConfirmDialog>
  );
}
