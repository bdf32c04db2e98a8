import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { secretsOfMode } from '#domain/radio/revealed.ts';
import { hasOuterBlanks } from '#domain/text/blanks.ts';
import { after } from '#web/ambient/clock.ts';
import type { CallAnswer } from '#web/http/call.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages as resourceMessages } from '#web/resource/messages.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property } from '#web/ui/property-list.tsx';
import { useMoment } from '../device/moment.ts';
import { revealMessages as messages } from './messages.ts';

type Revealed = CallAnswer<'revealWifiSecrets'>['data'];

const shownMs = 30_000;

interface RevealProps {
  endpointId: string;
  network: { idx: number; security: string | null };
}

/** The passphrase of a network, for as long as it takes to read it to a customer. */
export function Reveal({ endpointId, network }: RevealProps) {
  const text = useText();
  const command = useCommand('revealWifiSecrets');
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const isPast = useMoment() !== null;
  const hide = () => {
    setRevealed(null);
    command.clear();
  };
  useEffect(() => (revealed ? after(shownMs, () => setRevealed(null)) : undefined), [revealed]);
  if (isPast || secretsOfMode(network.security).length === 0) return null;
  const reveal = async () => {
    const answer = await command.run({ body: { endpointId, idx: network.idx } });
    if (answer) setRevealed(answer.data);
  };
  return (
    <Property label={text(messages.passphrase)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div aria-live="polite" className="flex min-w-0 flex-col gap-1">
          {revealed ? <Secrets revealed={revealed} /> : <span className="text-secondary">••••••••</span>}
        </div>
        <Button
          size="small"
          busy={command.busy}
          blocked={command.blocked}
          icon={revealed ? <EyeOff className="size-4" aria-hidden /> : <Eye className="size-4" aria-hidden />}
          onClick={revealed ? hide : () => void reveal()}
        >
          {text(revealed ? messages.hide : messages.reveal)}
        </Button>
      </div>
    </Property>
  );
}

/** Each value once, with where it comes from; WPA3 usually has the same passphrase in two places. */
function Secrets({ revealed: { device, secrets } }: { revealed: Revealed }) {
  const text = useText();
  const dateTime = useDateTime();
  if (secrets.length === 0)
    return <span>{text(device === 'answered' ? messages.undisclosed : messages.unreached)}</span>;
  const once = secrets.filter(({ value }, at) => secrets.findIndex((other) => other.value === value) === at);
  return once.map(({ field, value, source, setAt }) => (
    <div key={field} className="flex flex-col">
      {field === 'key_pass_phrase' ? null : (
        <span className="text-caption text-secondary">{text(messages[field])}</span>
      )}
      <CopyableId id={value} whole />
      {hasOuterBlanks(value) ? (
        <span className="text-caption text-notice">{text(resourceMessages.outerBlanks)}</span>
      ) : null}
      <span className="text-caption text-secondary">
        {source === 'device' ? text(messages.fromDevice) : text(messages.fromHere, { at: dateTime(setAt) })}
      </span>
    </div>
  ));
}
