import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import type { RemoteKey } from '#domain/av/keys.ts';
import { keyName } from '#web/entities/consent/key-messages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { remoteMessages as messages } from './messages.ts';
import { Remote } from './remote.tsx';
import { keyboardHelp } from './remote-keys.ts';
import type { PressedKey } from './use-remote.ts';

interface RemotePanelProps {
  endpointId: string;
  refusal: string | null;
  /** The other user whose keys go to the device; null: there is none. */
  holder: string | null;
  sending: RemoteKey | null;
  last: PressedKey | null;
  onKey(key: RemoteKey): void;
}

/** The user who has the remote control, the control itself, and the outcome of the last key. */
export function RemotePanel(props: RemotePanelProps) {
  const { endpointId, holder, sending, last, onKey, refusal } = props;
  const text = useText();
  const [helping, setHelping] = useState(false);
  const take = useCommand('takeRemoteControl');
  return (
    <div className="flex min-w-0 flex-col gap-2 lg:w-56">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <p className="min-w-0 text-dense wrap-anywhere text-secondary">
          {holder === null ? text(messages.yours) : text(messages.theirs, { name: holder })}
        </p>
        {holder === null ? (
          <IconButton
            label={text(messages.keys)}
            icon={<Keyboard className="size-4" aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setHelping(true)}
          />
        ) : (
          <Button
            size="small"
            busy={take.busy}
            blocked={take.blocked}
            onClick={() => void take.run({ body: { endpointId } })}
          >
            {text(messages.takeOver)}
          </Button>
        )}
      </div>
      <Remote refusal={refusal} sending={sending} onKey={onKey} />
      <p role="status" className="min-h-5 text-center text-caption tabular-nums text-secondary">
        <LastKey sending={sending} last={last} />
      </p>
      <KeyboardHelp open={helping} onClose={() => setHelping(false)} />
    </div>
  );
}

/** A digit is not said aloud: it may be part of a PIN. */
const shownName = (key: RemoteKey) => keyName(key) ?? keyName('Digit');

function LastKey({ sending, last }: Pick<RemotePanelProps, 'sending' | 'last'>) {
  const text = useText();
  const nameOf = (key: RemoteKey) => {
    const name = shownName(key);
    return name ? text(name) : '';
  };
  if (sending) return text(messages.sending, { key: nameOf(sending) });
  if (!last) return text(messages.none);
  return text(messages[last.outcome], { key: nameOf(last.key), ms: last.ms, message: last.message });
}

function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog open={open} onClose={onClose} title={text(messages.keys)} description={text(messages.digitHelp)}>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-dense">
        {keyboardHelp.map(({ keys, press }) => (
          <div key={keys.join()} className="contents">
            <dt className="flex flex-wrap gap-1">
              {press.map((printed) => (
                <kbd
                  key={printed}
                  className="rounded-sm border border-stroke-strong bg-sunken px-1.5 font-mono text-caption"
                >
                  {printed}
                </kbd>
              ))}
            </dt>
            <dd>{keys.map((key) => text(keyName(key) ?? messages.title)).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
