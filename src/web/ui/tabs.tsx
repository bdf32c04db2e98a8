import { Tabs as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from './classes.ts';
import { messages } from './messages.ts';

interface Tab<T extends string> {
  value: T;
  label: string;
  count?: number | undefined;
  /** There may be more than `count`. */
  atLeast?: boolean | undefined;
}

interface TabsProps<T extends string> {
  value: T;
  tabs: readonly Tab<T>[];
  onChange: (value: T) => void;
  label: string;
  /** A rail beside the content on wide screens, a row above it on narrow ones. */
  rail?: boolean;
  children: ReactNode;
}

const look =
  'group relative flex h-10 focus-visible:-outline-offset-2 shrink-0 items-center gap-2 px-3 text-body text-secondary transition-colors hover:text-primary data-[state=active]:font-medium data-[state=active]:text-primary after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-transparent data-[state=active]:after:bg-accent';
const railLook =
  'min-[75rem]:h-9 min-[75rem]:after:inset-y-0 min-[75rem]:after:right-auto min-[75rem]:after:left-0 min-[75rem]:after:h-auto min-[75rem]:after:w-0.5';

// The breakpoint `min-[75rem]` of the styles: from here on the tabs are a rail, and their arrow keys are up and down.
const wide = window.matchMedia('(min-width: 75rem)');
const followWidth = (tell: () => void) => {
  wide.addEventListener('change', tell);
  return () => wide.removeEventListener('change', tell);
};

export function Tabs<T extends string>(props: TabsProps<T>) {
  const { tabs, value, rail = false } = props;
  const list = useRef<HTMLDivElement>(null);
  const text = useText();
  const formats = useFormats();
  const isWide = useSyncExternalStore(followWidth, () => wide.matches);
  // They come after the tabs and move them.
  const counted = tabs.every(({ count }) => count !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is found by its attribute
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // A row that is wider than a phone shows the tab that is open; the page itself stays where it is.
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - 16;
  }, [value, counted]);
  const choose = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab) props.onChange(tab.value);
  };
  // Radix moves in a rail by up and down only; left and right mean the same. The focus chooses the tab.
  const stepAside = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (!rail || !isWide || step === 0) return;
    const to = tabs.findIndex((tab) => tab.value === value) + step;
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[(to + tabs.length) % tabs.length]?.focus();
  };
  return (
    <Radix.Root
      value={value}
      onValueChange={choose}
      orientation={rail && isWide ? 'vertical' : 'horizontal'}
      className={cx('flex min-w-0 flex-col gap-4', rail && 'min-[75rem]:flex-row min-[75rem]:gap-8')}
    >
      <Radix.List
        ref={list}
        aria-label={props.label}
        onKeyDown={stepAside}
        className={cx(
          'flex overflow-x-auto border-b border-stroke',
          rail &&
            'max-[75rem]:sticky max-[75rem]:top-(--top-bar) max-[75rem]:z-26 max-[75rem]:bg-page min-[75rem]:sticky min-[75rem]:top-[calc(var(--stuck)+8px)] min-[75rem]:max-h-[calc(100dvh-var(--stuck)-16px)] min-[75rem]:w-52 min-[75rem]:shrink-0 min-[75rem]:flex-col min-[75rem]:self-start min-[75rem]:border-b-0 min-[75rem]:border-l',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={cx(look, rail && railLook)}>
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="rounded-full bg-sunken px-1.5 font-mono text-label text-secondary group-data-[state=active]:bg-accent-surface group-data-[state=active]:text-primary">
                {tab.atLeast ? text(messages.atLeast, { count: tab.count }) : formats.number(tab.count)}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {props.children}
      </Radix.Content>
    </Radix.Root>
  );
}
