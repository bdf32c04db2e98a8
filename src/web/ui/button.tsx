import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './classes.ts';
import { Tooltip } from './tooltip.tsx';

type Look = 'main' | 'plain' | 'quiet' | 'danger';

const looks: Record<Look, string> = {
  main: 'bg-accent text-accent-on hover:bg-accent-hover',
  plain: 'bg-raised text-primary border border-stroke-strong hover:bg-hover',
  quiet: 'text-secondary hover:bg-hover hover:text-primary',
  danger: 'bg-danger-solid text-danger-on hover:opacity-90',
};

const base =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded font-medium whitespace-nowrap transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: Look;
  size?: 'medium' | 'small' | 'icon';
  icon?: ReactNode;
  /** Cannot be pressed, and this is why. The button stays reachable, so that the reason can be read. */
  blocked?: string | null | undefined;
  busy?: boolean;
}

const sizes = {
  medium: 'h-9 px-3.5 text-body',
  small: 'h-7 px-2.5 text-dense',
  icon: 'size-9 text-body',
};

export function Button(props: ButtonProps) {
  const {
    look = 'plain',
    size = 'medium',
    icon,
    blocked,
    busy,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const stopped = Boolean(blocked) || busy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (stopped) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      type="button"
      {...rest}
      className={cx(base, looks[look], sizes[size], className)}
      aria-disabled={stopped || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {icon}
      {children}
    </button>
  );
  return blocked ? <Tooltip label={blocked}>{button}</Tooltip> : button;
}

/** A picture that needs words: the label is read out and shown on hover. */
export function IconButton(props: Omit<ButtonProps, 'children' | 'size'> & { label: string }) {
  const { label, blocked, ...rest } = props;
  const button = <Button look="quiet" size="icon" aria-label={label} blocked={blocked} {...rest} />;
  return blocked ? button : <Tooltip label={label}>{button}</Tooltip>;
}
