import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from './classes.ts';
import { messages } from './messages.ts';

/** Keeps both ends, which is where ids differ. */
export function middleTruncate(id: string, length: number): string {
  if (id.length <= length) return id;
  const head = Math.ceil((length - 1) / 2);
  return `${id.slice(0, head)}…${id.slice(id.length - (length - 1 - head))}`;
}

interface CopyableIdProps {
  id: string;
  length?: number;
  /** Shown in full and wrapped where there is no room. */
  whole?: boolean;
  className?: string;
}

export function CopyableId(props: CopyableIdProps) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => (copied ? after(1500, () => setCopied(false)) : undefined), [copied]);
  const copy = () => {
    void navigator.clipboard.writeText(props.id).then(() => setCopied(true));
  };
  const Icon = copied ? Check : Copy;
  return (
    <span
      className={cx(
        'inline-flex max-w-full min-w-0 items-center gap-0.5 font-mono text-dense',
        props.className,
      )}
    >
      <span
        className={props.whole ? 'whitespace-pre-wrap wrap-anywhere' : 'truncate'}
        title={props.whole ? undefined : props.id}
      >
        {props.length ? middleTruncate(props.id, props.length) : props.id}
      </span>
      <button
        type="button"
        onClick={copy}
        aria-label={text(copied ? messages.copied : messages.copy, { value: props.id })}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-primary"
      >
        <Icon className="size-3.5" aria-hidden />
      </button>
    </span>
  );
}
