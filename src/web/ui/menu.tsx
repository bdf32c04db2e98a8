import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './classes.ts';

/** Appearance of every list that opens beside its control. */
export const popupLook =
  'z-60 overflow-auto rounded border border-stroke bg-raised p-1 text-primary shadow-overlay outline-none animate-fade';

export const itemLook =
  'flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-left text-body outline-none data-highlighted:bg-hover';

const stayOpen = (event: Event) => event.preventDefault();

/** Not modal: a modal menu hides the page from assistive tools while its controls can still take the focus (ADR 100). */
export function Menu(props: { trigger: ReactElement; children: ReactNode }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={cx(popupLook, 'max-h-[80vh] min-w-52')}
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
  /** Cannot be chosen, and this is why. The item keeps its place for the keyboard, so that the reason can be read. */
  blocked?: string | null | undefined;
  children: ReactNode;
}

/** Neighbours that are blocked for the same reason show it once, below the last of them. */
export function MenuItem(props: MenuItemProps) {
  const item = useRef<HTMLDivElement>(null);
  const [repeats, setRepeats] = useState(false);
  useLayoutEffect(() => {
    const next = item.current?.nextElementSibling;
    setRepeats(next instanceof HTMLElement && next.dataset.blocked === props.blocked);
  });
  return (
    <Radix.Item
      ref={item}
      data-blocked={props.blocked ?? undefined}
      aria-disabled={props.blocked ? true : undefined}
      onSelect={props.blocked ? stayOpen : props.onSelect}
      className={cx(itemLook, props.blocked ? 'text-muted' : props.danger && 'text-danger')}
    >
      {props.icon}
      <span className="flex flex-col">
        {props.children}
        {props.blocked ? (
          <span className={repeats ? 'sr-only' : 'max-w-60 text-caption text-muted'}>{props.blocked}</span>
        ) : null}
      </span>
    </Radix.Item>
  );
}

const Sign = () => (
  <span className="grid size-4 shrink-0 place-items-center">
    <Radix.ItemIndicator>
      <Check className="size-4 text-accent" aria-hidden />
    </Radix.ItemIndicator>
  </span>
);

/** The menu stays open: several may be ticked, or a look compared. */
export function MenuCheck(props: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Radix.CheckboxItem
      checked={props.checked}
      onCheckedChange={props.onChange}
      onSelect={stayOpen}
      className={itemLook}
    >
      <Sign />
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
  return (
    <Radix.RadioGroup value={props.value} aria-label={props.label}>
      <MenuLabel>{props.label}</MenuLabel>
      {props.choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={(event) => {
            stayOpen(event);
            props.onChange(choice.value);
          }}
          className={itemLook}
        >
          <Sign />
          {choice.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel(props: { children: ReactNode }) {
  return <Radix.Label className="small-caps px-2 pt-2 pb-1 text-muted">{props.children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-stroke" />;
}
