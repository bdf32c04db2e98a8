import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './classes.ts';

type Look = 'main' | 'plain' | 'quiet' | 'danger';

const appearance: Record<Look, string> = {
  main: 'bg-accent text-accent-on hover:bg-accent-hover',
  plain: 'bg-raised text-primary border border-stroke-strong hover:bg-hover',
  quiet: 'text-secondary hover:bg-hover hover:text-primary',
  danger: 'bg-danger-solid text-danger-on hover:opacity-90',
};

const base =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded font-medium whitespace-nowrap transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

const sizes = {
  medium: 'h-9 px-3.5 text-body',
  small: 'h-7 px-2.5 text-dense',
  icon: 'size-9 text-body',
};

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: Look;
  size?: keyof typeof sizes;
  icon?: ReactNode;
  /** Cannot be pressed; it stays reachable, so that the reason can be read. */
  stopped?: boolean;
  busy?: boolean;
}

/** The button itself. The pages before the sign-in use it as it is: tooltips and what places them are a sixth of their script. */
export function PlainButton(props: PlainButtonProps) {
  const {
    look = 'plain',
    size = 'medium',
    icon,
    stopped,
    busy,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (stopped || busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(base, appearance[look], sizes[size], className)}
      aria-disabled={stopped || busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {icon}
      {children}
    </button>
  );
}
