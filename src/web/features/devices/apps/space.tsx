import { notAvailable } from '#domain/display.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Meter } from '../av/meter.tsx';
import { messages } from './messages.ts';
import { useFigures } from './use-figures.ts';

interface SpaceProps {
  name: string;
  share: number | null;
  used: number | null;
  total: number | null;
}

/** How much of the memory or the disk is taken. */
export function Space({ name, share, used, total }: SpaceProps) {
  const text = useText();
  const { size } = useFigures();
  if (share === null || used === null || total === null) return notAvailable;
  return (
    <span className="flex flex-col gap-1">
      <Meter
        label={name}
        value={share}
        least={0}
        most={100}
        unit="%"
        tone={share < 80 ? 'success' : share < 95 ? 'notice' : 'danger'}
      />
      <span className="text-caption font-normal text-muted">
        {text(messages.ofTotal, { used: size(used), total: size(total) })}
      </span>
    </span>
  );
}
