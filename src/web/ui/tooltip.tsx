import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export function TooltipProvider(props: { children: ReactNode }) {
  return <Radix.Provider delayDuration={350}>{props.children}</Radix.Provider>;
}

/** Words for a sign, or the reason why something cannot be pressed. Shown on hover and on focus. */
export function Tooltip(props: { label: ReactNode; children: ReactNode; side?: 'top' | 'bottom' | 'right' }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{props.children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={props.side ?? 'top'}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded bg-primary px-2 py-1 text-caption text-page shadow-overlay animate-fade"
        >
          {props.label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
