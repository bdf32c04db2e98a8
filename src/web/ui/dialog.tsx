import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from './button.tsx';
import { cx } from './classes.ts';
import { messages } from './messages.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

const fields = ':is(input, textarea, [role=combobox]):not(:disabled, [aria-hidden=true])';

/** Returns the focus to the element that opened a dialog without a trigger of its own. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      const from = document.activeElement;
      // An entry of a menu is gone by then: its button is not.
      const button = from?.closest('[role=menu]')?.getAttribute('aria-labelledby');
      const origin = button ? document.getElementById(button) : from;
      opener.current = origin instanceof HTMLElement ? origin : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}

function Frame(props: DialogProps & { className: string; scrim?: string }) {
  const text = useText();
  const body = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLElement>(null);
  const { remember, onCloseAutoFocus } = useFocusReturn();
  /** On the first field; a question has none, and its first button is the one that changes nothing. */
  const onOpenAutoFocus = (event: Event) => {
    remember();
    const first = body.current?.querySelector<HTMLElement>(fields) ?? footer.current?.querySelector('button');
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  /** Radix gives Escape to what was opened last alone: that may be a toast, which is not what the person is in. What took the key for itself says so. */
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) props.onClose();
  };
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={cx('fixed inset-0 z-40 bg-scrim animate-fade', props.scrim)} />
        <Radix.Content
          className={props.className}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyDown={closeOnEscape}
          {...(props.description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-5">
            <Radix.Title className="text-lead font-medium">{props.title}</Radix.Title>
            {/* There is no tooltip: with the initial focus here, it would take the first Escape for itself. */}
            <Radix.Close asChild>
              <Button
                look="quiet"
                size="icon"
                aria-label={text(messages.close)}
                icon={<X className="size-4" />}
                className="-mt-1.5 -mr-3"
              />
            </Radix.Close>
          </header>
          <div ref={body} className="min-h-0 flex-1 overflow-y-auto px-6 py-4">
            {props.description ? (
              <Radix.Description asChild>
                <div className="text-body text-secondary">{props.description}</div>
              </Radix.Description>
            ) : null}
            {props.children}
          </div>
          {props.footer ? (
            <footer
              ref={footer}
              className="flex flex-wrap justify-end gap-2 border-t border-stroke px-6 py-4"
            >
              {props.footer}
            </footer>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Suits short tasks and questions. */
export function Dialog(props: DialogProps) {
  return (
    <Frame
      {...props}
      className="fixed top-1/2 left-1/2 z-50 flex max-h-[85vh] w-[min(480px,calc(100vw-32px))] -translate-x-1/2 -translate-y-1/2 flex-col rounded border border-stroke bg-raised shadow-overlay animate-fade"
    />
  );
}

/** From the side: forms on the right, the menu of a phone on the left. */
export function Sheet(props: DialogProps & { side?: 'left' | 'right' }) {
  return (
    <Frame
      {...props}
      className={cx(
        'fixed inset-y-0 z-50 flex flex-col bg-raised shadow-overlay animate-slide',
        props.side === 'left' ? 'left-0 w-[min(280px,85vw)]' : 'right-0 w-[min(520px,100vw)]',
      )}
    />
  );
}
