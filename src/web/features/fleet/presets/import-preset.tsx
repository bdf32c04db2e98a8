import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { presetLink } from './columns.tsx';
import { importMessages } from './import-messages.ts';
import { messages } from './messages.ts';
import { type PresetFile, presetKeys } from './queries.ts';

/** Creates a draft from an exported file, and leads to it: its passphrases are entered there. */
export function ImportPreset() {
  const text = useText();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const command = useCommand('importPreset', {
    invalidates: [presetKeys],
    success: ({ data }) => ({
      message: data.passphrases.length > 0 ? importMessages.withoutPassphrases : importMessages.imported,
      values: { count: data.passphrases.length },
    }),
    onSuccess: ({ data }) => void navigate(presetLink(data.preset.presetId)),
  });
  const read = async (file: File) => {
    const content = fileOf(await file.text());
    if (content) await command.run({ body: { file: file.name.slice(0, 200), content } });
    else toastStore.show({ tone: 'danger', title: { message: importMessages.notAFile } });
  };
  return (
    <>
      <Button busy={command.busy} blocked={command.blocked} onClick={() => input.current?.click()}>
        {text(messages.import)}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={text(importMessages.choose)}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          target.value = '';
        }}
      />
    </>
  );
}

/** Reads a file as JSON; the server checks its content. Null: it is none. */
function fileOf(text: string): PresetFile | null {
  try {
    const content: unknown = JSON.parse(text);
    return content instanceof Object && 'format' in content ? (content as PresetFile) : null;
  } catch {
    return null;
  }
}
