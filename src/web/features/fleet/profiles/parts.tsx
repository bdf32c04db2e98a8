import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { Counts, Profile } from './model.ts';

/** Devices that have the version, in a bar with its figures beside it. Failures are a part of their own. */
export function ProfileProgress({ name, counts }: Pick<Profile, 'name' | 'counts'>) {
  const text = useText();
  const { eligible, success, failed } = counts;
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <CountBar counts={counts} label={text(messages.progressOf, { name })} className="w-24" />
      <span className="tabular-nums">
        {text(failed > 0 ? messages.countsFailed : messages.counts, { success, eligible, failed })}
      </span>
    </span>
  );
}

interface CountBarProps {
  counts: Counts;
  label: string;
  className: string;
}

/** Its figures stand beside it: the colours are not the only sign. */
export function CountBar({ counts, label, className }: CountBarProps) {
  const { eligible, success, failed, cancelled } = counts;
  const share = (count: number) => `${eligible === 0 ? 0 : (count / eligible) * 100}%`;
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(1, eligible)}
      aria-valuenow={success + failed + cancelled}
      className={`flex h-1.5 overflow-hidden rounded-full bg-idle-surface ${className}`}
    >
      <span className="bg-success" style={{ width: share(success) }} />
      <span className="bg-danger" style={{ width: share(failed) }} />
      <span className="bg-muted" style={{ width: share(cancelled) }} />
    </span>
  );
}
