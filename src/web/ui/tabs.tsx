import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormats } from '#web/i18n/use-text.ts';
import { cx } from './classes.ts';
import { stepTo } from './step.ts';

interface Tab<T extends string> {
  value: T;
  label: string;
  count?: number | undefined;
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
  'group relative flex h-10 shrink-0 items-center gap-2 px-3 text-body text-secondary transition-colors hover:text-primary aria-selected:font-medium aria-selected:text-primary after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-transparent aria-selected:after:bg-accent';
const railLook =
  'lg:h-9 lg:after:inset-y-0 lg:after:right-auto lg:after:left-0 lg:after:h-auto lg:after:w-0.5';

export function Tabs<T extends string>(props: TabsProps<T>) {
  const id = useId();
  const { tabs, value, rail } = props;
  const list = useRef<HTMLDivElement>(null);
  const formats = useFormats();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is found by its attribute
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // A row that is wider than a phone shows the tab that is open; the page itself stays where it is.
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - 16;
  }, [value]);
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const here = tabs.findIndex((tab) => tab.value === value);
    const to = stepTo(event.key, here, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${id}${next.value}`)?.focus();
    props.onChange(next.value);
  };
  return (
    <div className={cx('flex min-w-0 flex-col gap-4', rail && 'lg:flex-row lg:gap-8')}>
      <div
        ref={list}
        role="tablist"
        aria-label={props.label}
        onKeyDown={step}
        className={cx(
          'flex overflow-x-auto border-b border-stroke',
          rail && 'lg:w-52 lg:shrink-0 lg:flex-col lg:self-start lg:border-b-0 lg:border-l',
        )}
      >
        {tabs.map((tab) => {
          const selected = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}${tab.value}`}
              aria-selected={selected}
              aria-controls={selected ? `${id}panel` : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => selected || props.onChange(tab.value)}
              className={cx(look, rail && railLook)}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="rounded-full bg-sunken px-1.5 font-mono text-label text-secondary group-aria-selected:bg-accent-surface group-aria-selected:text-primary">
                  {formats.number(tab.count)}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${value}`}
        tabIndex={-1}
        className="min-w-0 flex-1 outline-none"
      >
        {props.children}
      </div>
    </div>
  );
}
