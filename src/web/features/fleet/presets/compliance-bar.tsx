import { useText } from '#web/i18n/use-text.ts';
import { deviceStateNames } from './appearance.ts';
import { messages } from './messages.ts';
import type { DeviceState, Preset } from './queries.ts';

const parts: readonly { state: DeviceState; look: string }[] = [
  { state: 'compliant', look: 'bg-success' },
  { state: 'drifting', look: 'bg-notice' },
  { state: 'fighting', look: 'bg-danger' },
  { state: 'unsupported', look: 'bg-stroke-strong' },
  { state: 'unreachable', look: 'bg-stroke-strong' },
  { state: 'unknown', look: 'bg-stroke-strong' },
];

/** Part of the devices that are as the preset wants. Devices where others decide all its fields do not count. */
export function ComplianceBar({ counts }: { counts: Preset['counts'] }) {
  const text = useText();
  const shown = parts.filter(({ state }) => counts[state] > 0);
  const all = shown.reduce((sum, { state }) => sum + counts[state], 0);
  if (all === 0) return <span className="text-secondary">{text(messages.noDevices)}</span>;
  const words = shown.map(({ state }) =>
    text(messages.stateCount, { state: text(deviceStateNames[state]), count: counts[state] }),
  );
  return (
    <span className="flex min-w-36 flex-col gap-1" title={words.join(' · ')}>
      <span className="flex h-1.5 gap-px overflow-hidden rounded-full bg-sunken" aria-hidden>
        {shown.map(({ state, look }) => (
          <span key={state} className={look} style={{ width: `${(100 * counts[state]) / all}%` }} />
        ))}
      </span>
      <span className="text-caption text-secondary tabular-nums">
        {text(messages.ofDevices, { compliant: counts.compliant, all })}
      </span>
    </span>
  );
}
