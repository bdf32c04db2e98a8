import { ChevronRight } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from './classes.ts';
import { messages } from './messages.ts';

/** The code of an error, for support: one press away from its sentence, and copied with it also while it is folded. */
export function ErrorDetails({ code }: { code: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible.Root open={isOpen} onOpenChange={setOpen} asChild>
      <span className="relative">
        <Collapsible.Trigger className="min-h-6 rounded-sm text-caption underline-offset-2 hover:underline">
          <ChevronRight className={cx('-mt-px mr-0.5 inline size-3.5', isOpen && 'rotate-90')} aria-hidden />
          {text(messages.details)}
        </Collapsible.Trigger>{' '}
        <Collapsible.Content forceMount asChild>
          <code aria-hidden={!isOpen} className={cx('font-mono text-label select-all', !isOpen && 'sr-only')}>
            {code}
          </code>
        </Collapsible.Content>
      </span>
    </Collapsible.Root>
  );
}
