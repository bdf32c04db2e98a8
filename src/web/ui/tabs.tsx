import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './classes.ts';

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

const trigger =
  'group relative flex h-10 shrink-0 items-center gap-2 px-3 text-body text-secondary transition-colors hover:text-primary data-[state=active]:text-primary data-[state=active]:font-medium after:absolute after:bg-transparent data-[state=active]:after:bg-accent';

export function Tabs<T extends string>(props: TabsProps<T>) {
  const change = (value: string) => {
    const tab = props.tabs.find((candidate) => candidate.value === value);
    if (tab) props.onChange(tab.value);
  };
  return (
    <Radix.Root
      value={props.value}
      onValueChange={change}
      className={cx('flex min-w-0 flex-col gap-4', props.rail && 'lg:flex-row lg:gap-8')}
    >
      <Radix.List
        aria-label={props.label}
        className={cx(
          'flex overflow-x-auto border-b border-stroke',
          props.rail && 'lg:w-52 lg:shrink-0 lg:flex-col lg:self-start lg:border-b-0 lg:border-l',
        )}
      >
        {props.tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              trigger,
              'after:inset-x-0 after:bottom-0 after:h-0.5',
              props.rail &&
                'lg:h-9 lg:after:inset-y-0 lg:after:right-auto lg:after:left-0 lg:after:h-auto lg:after:w-0.5',
            )}
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="rounded-full bg-sunken px-1.5 font-mono text-label text-secondary group-data-[state=active]:bg-accent-surface group-data-[state=active]:text-primary">
                {tab.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={props.value} tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {props.children}
      </Radix.Content>
    </Radix.Root>
  );
}
