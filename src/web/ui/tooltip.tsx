import { Tooltip as Radix } from 'radix-ui';
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';

/** Milliseconds that the pointer rests before the words come. */
const openAfter = 350;

interface TooltipProps {
  /** Null where there is nothing to say at the moment. */
  label: ReactNode;
  side?: 'top' | 'bottom' | 'right';
  /** Takes the handlers of an element. */
  children: ReactElement;
}

/** Words for a sign, or the reason why something cannot be pressed. Shown on hover, on focus, and on a tap that does nothing. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const tap = (event: MouseEvent) => {
    if (event.currentTarget.getAttribute('aria-disabled') !== 'true') return;
    // Radix closes a tooltip when its trigger is pressed; here the press does nothing but ask why.
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Radix.Provider delayDuration={openAfter}>
      <Radix.Root open={open && label !== null} onOpenChange={setOpen}>
        <Radix.Trigger asChild onClick={tap}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-72 rounded bg-primary px-2 py-1 text-left text-caption font-normal text-page shadow-overlay animate-fade"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
