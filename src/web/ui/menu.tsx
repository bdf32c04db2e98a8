import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './classes.ts';

const item =
  'flex min-h-8 w-full items-center gap-2 rounded-sm px-2 py-1 text-body text-primary outline-none data-highlighted:bg-hover data-disabled:text-muted';

export function Menu(props: { trigger: ReactNode; children: ReactNode; label?: string }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={props.label}
          className="z-50 max-h-[80vh] min-w-52 overflow-y-auto rounded border border-stroke bg-raised p-1 shadow-overlay animate-fade"
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean;
  /** Cannot be chosen, and this is why. */
  blocked?: string | null | undefined;
  children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const select = (event: Event) => {
    if (props.blocked) event.preventDefault();
    else props.onSelect();
  };
  return (
    <Radix.Item
      onSelect={select}
      aria-disabled={props.blocked ? true : undefined}
      className={cx(item, props.danger && 'text-danger', props.blocked && 'text-muted')}
    >
      {props.icon}
      <span className="flex flex-col">
        {props.children}
        {props.blocked ? <span className="max-w-60 text-caption text-muted">{props.blocked}</span> : null}
      </span>
    </Radix.Item>
  );
}

export function MenuCheck(props: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Radix.CheckboxItem
      checked={props.checked}
      onCheckedChange={(checked) => props.onChange(checked === true)}
      onSelect={(event) => event.preventDefault()}
      className={cx(item, 'pl-8 relative')}
    >
      <Radix.ItemIndicator className="absolute left-2">
        <Check className="size-4 text-accent" aria-hidden />
      </Radix.ItemIndicator>
      {props.children}
    </Radix.CheckboxItem>
  );
}

interface MenuRadioProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function MenuRadio<T extends string>(props: MenuRadioProps<T>) {
  const change = (value: string) => {
    const choice = props.choices.find((candidate) => candidate.value === value);
    if (choice) props.onChange(choice.value);
  };
  return (
    <>
      <MenuLabel>{props.label}</MenuLabel>
      <Radix.RadioGroup value={props.value} onValueChange={change} aria-label={props.label}>
        {props.choices.map((choice) => (
          <Radix.RadioItem
            key={choice.value}
            value={choice.value}
            onSelect={(event) => event.preventDefault()}
            className={cx(item, 'pl-8 relative')}
          >
            <Radix.ItemIndicator className="absolute left-2">
              <Check className="size-4 text-accent" aria-hidden />
            </Radix.ItemIndicator>
            {choice.label}
          </Radix.RadioItem>
        ))}
      </Radix.RadioGroup>
    </>
  );
}

export function MenuLabel(props: { children: ReactNode }) {
  return <Radix.Label className="small-caps px-2 pt-2 pb-1 text-muted">{props.children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-stroke" />;
}
