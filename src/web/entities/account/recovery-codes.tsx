import { saveFile } from '#web/ambient/save-file.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { messages } from './two-factor-messages.ts';

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodes(props: { codes: readonly string[]; onKept: () => void }) {
  const text = useText();
  const save = () =>
    saveFile('waymark-recovery-codes.txt', new Blob([`${props.codes.join('\n')}\n`], { type: 'text/plain' }));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-secondary">{text(messages.codesHelp)}</p>
      <ul
        aria-label={text(messages.codes)}
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded border border-stroke bg-sunken p-3 font-mono text-dense"
      >
        {props.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <PlainButton onClick={save}>{text(messages.save)}</PlainButton>
        <PlainButton look="main" onClick={props.onKept}>
          {text(messages.kept)}
        </PlainButton>
      </div>
    </div>
  );
}
