import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import { cx } from '#web/ui/classes.ts';
import { Input } from '#web/ui/field.tsx';

const typingPause = 350;

interface TypedFilterProps {
  label: string;
  /** What may be typed, where the label does not say it. */
  hint?: string;
  icon?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  className: string;
}

/** Text to look for, sent once the typing pauses. */
export function TypedFilter({ label, hint = label, icon, value, onChange, className }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [asked, setAsked] = useState<string | null>(null);
  if (sent !== value) {
    setSent(value);
    // What comes back as it was asked for takes nothing from somebody who types on, not even a space.
    if (value !== asked) setTyped(value);
    setAsked(null);
  }
  // What is chosen beside it may change while somebody types: the latest handler counts, and the pause is not begun anew.
  const send = useEffectEvent((wanted: string) => {
    setAsked(wanted);
    onChange(wanted);
  });
  useEffect(() => {
    if (typed.trim() === sent) return;
    return after(typingPause, () => send(typed.trim()));
  }, [typed, sent]);
  return (
    <div className={cx('relative min-w-0', className)}>
      {icon}
      <Input
        type="search"
        aria-label={label}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(icon ? { className: 'pl-9' } : {})}
      />
    </div>
  );
}
