import { Popover as Radix } from 'radix-ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import * as permissions from '#api/permissions.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { popupLook } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';
import { type TourStep, tourRoleOf, tourSteps } from './steps.ts';
import { targetOf, useTarget } from './use-target.ts';

/** Shows the main parts of the console one after the other. A part that is not on the screen is left out. */
export function Tour({ onClose }: { onClose(): void }) {
  const may = useMay();
  const role = tourRoleOf({
    addDevices: may(permissions.createDevices),
    command: may(permissions.startPing),
    audit: may(permissions.listAuditEntries),
  });
  const [steps, setSteps] = useState<readonly TourStep[]>([]);
  const [at, setAt] = useState(0);
  // The page may be drawn together with the tour: its parts are there only afterwards.
  useLayoutEffect(() => {
    setSteps(tourSteps[role].filter(({ target }) => targetOf(target) !== null));
  }, [role]);
  const step = steps[at];
  if (!step) return null;
  return (
    <Step
      key={at}
      step={step}
      at={at}
      count={steps.length}
      onMove={(by) => (at + by < steps.length ? setAt(at + by) : onClose())}
      onClose={onClose}
    />
  );
}

interface StepProps {
  step: TourStep;
  at: number;
  count: number;
  onMove(by: 1 | -1): void;
  onClose(): void;
}

function Step({ step, at, count, onMove, onClose }: StepProps) {
  const text = useText();
  const [title, help] = [useId(), useId()];
  const place = useTarget(step.target);
  const next = useRef<HTMLButtonElement>(null);
  const isLast = at === count - 1;
  if (place === null) return null;
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor virtualRef={{ current: { getBoundingClientRect: () => place } }} />
      <Ring place={place} />
      <Radix.Portal>
        <Radix.Content
          aria-labelledby={title}
          aria-describedby={help}
          sideOffset={10}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            next.current?.focus();
          }}
          // The page stays usable: a click beside the step does not end the tour.
          onInteractOutside={(event) => event.preventDefault()}
          className={`${popupLook} z-60 w-80 max-w-[calc(100vw-24px)] p-4`}
        >
          <p className="text-caption text-secondary">{text(messages.step, { step: at + 1, steps: count })}</p>
          <h2 id={title} className="text-body font-medium">
            {text(step.title)}
          </h2>
          <p id={help} className="pt-1 text-dense text-secondary">
            {text(step.help)}
          </p>
          <div className="flex flex-wrap items-center justify-end gap-2 pt-3">
            {isLast ? null : (
              <Button look="quiet" size="small" onClick={onClose} className="mr-auto">
                {text(messages.close)}
              </Button>
            )}
            {at > 0 ? (
              <Button size="small" onClick={() => onMove(-1)}>
                {text(messages.back)}
              </Button>
            ) : null}
            <Button ref={next} look="main" size="small" onClick={() => onMove(1)}>
              {text(isLast ? messages.finish : messages.next)}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Marks the part that a step explains. */
const Ring = ({ place }: { place: DOMRect }) => (
  <div
    aria-hidden
    className="pointer-events-none fixed z-50 rounded border-2 border-accent"
    style={{ left: place.left - 4, top: place.top - 4, width: place.width + 8, height: place.height + 8 }}
  />
);
