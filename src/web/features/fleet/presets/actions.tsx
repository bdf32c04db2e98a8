import { useState } from 'react';
import { saveFile } from '#web/ambient/save-file.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { actionMessages as messages } from './messages.ts';
import PresetSheet from './preset-sheet.tsx';
import { type Preset, presetKeys, readPresetFile } from './queries.ts';

const isDraft = ({ state }: Preset) => ['draft', 'unplanned', 'planned', 'awaitingApproval'].includes(state);

/** Actions on one preset, of its row or its page. */
export function PresetActions({ preset }: { preset: Preset }) {
  const text = useText();
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<'discard' | 'remove' | null>(null);
  const { presetId, name, counts } = preset;
  const blocked = useBlocked('updatePreset');
  const isInForce = preset.revisionInForce !== null && preset.state !== 'removed';
  const options = { invalidates: [presetKeys] };
  const asking = { ...options, failure: 'inPlace' as const, onSuccess: () => setAsked(null) };
  const pause = useCommand('pausePreset', { ...options, success: messages.pausedToast });
  const resume = useCommand('resumePreset', { ...options, success: messages.resumed });
  const check = useCommand('checkPreset', {
    ...options,
    success: ({ data }) => ({ message: messages.checked, values: { queued: data.queued } }),
  });
  const retry = useCommand('retryPreset', {
    ...options,
    success: ({ data }) => ({ message: messages.retried, values: { queued: data.queued } }),
  });
  const discard = useCommand('discardPreset', { ...asking, success: messages.discarded });
  const remove = useCommand('deletePreset', { ...asking, success: messages.removed });
  const path = { presetId };
  if (preset.state === 'removed') return null;
  const save = async () => {
    const file = await readPresetFile(presetId);
    const content = new Blob(
      [
        `${JSON.stringify(file, null, 2)}
`,
      ],
      { type: 'application/json' },
    );
    saveFile(`preset-${name}.json`, content);
  };
  return (
    <>
      <RowMenu label={text(messages.row, { name })}>
        <MenuItem blocked={blocked} onSelect={() => setEditing(true)}>
          {text(messages.edit)}
        </MenuItem>
        {isInForce && !preset.paused ? (
          <MenuItem blocked={blocked} onSelect={() => void check.run({ path, body: {} })}>
            {text(messages.check)}
          </MenuItem>
        ) : null}
        {isInForce && counts.fighting > 0 ? (
          <MenuItem blocked={blocked} onSelect={() => void retry.run({ path, body: {} })}>
            {text(messages.retry)}
          </MenuItem>
        ) : null}
        {isInForce ? (
          <MenuItem
            blocked={blocked}
            onSelect={() => void (preset.paused ? resume.run({ path }) : pause.run({ path, body: {} }))}
          >
            {text(preset.paused ? messages.resume : messages.pause)}
          </MenuItem>
        ) : null}
        <MenuItem onSelect={() => void save()}>{text(messages.export)}</MenuItem>
        {isDraft(preset) ? (
          <MenuItem danger blocked={blocked} onSelect={() => setAsked('discard')}>
            {text(messages.discard)}
          </MenuItem>
        ) : null}
        <MenuItem danger blocked={blocked} onSelect={() => setAsked('remove')}>
          {text(messages.remove)}
        </MenuItem>
      </RowMenu>
      <ConfirmCommand
        command={discard}
        input={asked === 'discard' ? { path } : null}
        title={text(messages.discardNamed, { name })}
        body={text(messages.discardHelp)}
        verb={text(messages.discard)}
        danger
        onClose={() => setAsked(null)}
      />
      <ConfirmCommand
        command={remove}
        input={asked === 'remove' ? { path } : null}
        title={text(messages.removeNamed, { name })}
        body={text(messages.removeHelp)}
        verb={text(messages.remove)}
        danger
        onClose={() => setAsked(null)}
      />
      {editing ? <PresetSheet preset={preset} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
