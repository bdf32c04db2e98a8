import type { RemoteKey } from '#domain/av/keys.ts';
import { keyName } from '#web/entities/consent/key-messages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { remoteMessages as messages } from './messages.ts';
import { colours, icons, rows } from './remote-layout.ts';

interface RemoteProps {
  /** Reason why no key is sent at the moment, which a press shows. */
  refusal: string | null;
  sending: RemoteKey | null;
  onKey(key: RemoteKey): void;
}

/** The remote control, drawn: keys where a real one has them. */
export function Remote({ refusal, sending, onKey }: RemoteProps) {
  const text = useText();
  return (
    <fieldset
      aria-label={text(messages.title)}
      className="mx-auto flex w-52 flex-col gap-1.5 rounded-[20px] border border-stroke-strong bg-sunken p-3"
    >
      {rows.map((row) => (
        <div
          key={row.join()}
          className={cx('grid gap-1.5', row.length === 4 ? 'mt-1 grid-cols-4' : 'grid-cols-3')}
        >
          {row.map((key, place) =>
            key === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
              <span key={place} />
            ) : (
              <Key
                key={key}
                name={key}
                isOff={refusal !== null}
                isSending={sending === key}
                onPress={() => onKey(key)}
              />
            ),
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface KeyProps {
  name: RemoteKey;
  isOff: boolean;
  isSending: boolean;
  onPress: () => void;
}

/** Also works while it is off, and then tells why (TN-118). */
function Key({ name, isOff, isSending, onPress }: KeyProps) {
  const text = useText();
  const words = keyName(name);
  const label = words ? text(words) : name;
  const Icon = icons[name];
  const colour = colours[name];
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      aria-busy={isSending || undefined}
      onClick={onPress}
      className={cx(
        'inline-flex items-center justify-center rounded border border-stroke-strong text-dense font-medium transition-colors',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-busy:ring-2 aria-busy:ring-accent',
        colour ? `h-6 ${colour}` : 'h-9 bg-raised hover:bg-hover lg:h-7.5',
        name === 'OK' && 'border-accent text-accent',
        name === 'Power' && 'text-danger',
      )}
    >
      {colour ? null : Icon ? <Icon className="size-4" aria-hidden /> : label}
    </button>
  );
}
