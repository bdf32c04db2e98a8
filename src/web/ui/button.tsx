import { PlainButton, type PlainButtonProps } from './plain-button.tsx';
import { Tooltip } from './tooltip.tsx';

interface ButtonProps extends Omit<PlainButtonProps, 'stopped'> {
  /** Cannot be pressed, and this is why. */
  blocked?: string | null | undefined;
}

export function Button({ blocked, ...rest }: ButtonProps) {
  // The tooltip is around it in either case: a button that was just pressed must not become another one, without the focus.
  return (
    <Tooltip label={blocked || null}>
      <PlainButton {...rest} stopped={Boolean(blocked)} />
    </Tooltip>
  );
}

/** A picture that needs words: the label is read out and shown on hover. */
export function IconButton(props: Omit<ButtonProps, 'children' | 'size'> & { label: string }) {
  const { label, blocked, ...rest } = props;
  // Where the tooltip says the name itself, it is not read out a second time.
  const described = blocked ? {} : { 'aria-describedby': undefined };
  return (
    <Tooltip label={blocked || label}>
      <PlainButton
        look="quiet"
        size="icon"
        aria-label={label}
        stopped={Boolean(blocked)}
        {...rest}
        {...described}
      />
    </Tooltip>
  );
}
