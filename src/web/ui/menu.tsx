import { Check } from 'lucide-react';
import {
  type ButtonHTMLAttributes,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { popupLook, useAnchored } from './anchored.ts';
import { cx } from './classes.ts';
import { stepTo } from './step.ts';
import { useTypeahead } from './typeahead.ts';

const itemLook =
  'flex min-h-8 w-full items-center gap-2 rounded-sm px-2 py-1 text-left text-body outline-none hover:bg-hover focus:bg-hover';

const CloseContext = createContext<() => void>(() => {});

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

function Popup(props: {
  label: string | undefined;
  anchor: () => HTMLElement | null;
  startAtEnd: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const typeahead = useTypeahead();
  const { startAtEnd } = props;
  useAnchored(popup, props.anchor, { side: 'bottom', align: 'end', gap: 4 });
  useEffect(() => {
    itemsOf(popup.current)
      .at(startAtEnd ? -1 : 0)
      ?.focus({ preventScroll: true });
  }, [startAtEnd]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return props.onClose();
    const items = itemsOf(popup.current);
    const here = items.findIndex((item) => item.contains(document.activeElement));
    const labels = items.map((item) => item.textContent ?? '');
    // A space is a press on the entry, not the beginning of its name.
    const to =
      stepTo(event.key, here, items.length) ??
      (event.key === ' ' ? null : typeahead(event.key, labels, here));
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };
  return (
    <div
      ref={popup}
      role="menu"
      popover="auto"
      aria-label={props.label}
      tabIndex={-1}
      onKeyDown={press}
      onToggle={(event) => event.newState === 'closed' && props.onClose()}
      className={cx(popupLook, 'max-h-[80vh] min-w-52 outline-none')}
    >
      {props.children}
    </div>
  );
}

type Trigger = ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>;

export function Menu(props: { trigger: Trigger; children: ReactNode; label?: string }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'start' | 'end' | null>(null);
  /** A press outside closes the popup before its click arrives: a click on the trigger must not open it again. */
  const wasOpen = useRef(false);
  const close = () => {
    // Before the popup goes: the focus must not fall to the page, and a dialog that follows returns it here.
    if (document.activeElement?.closest('[role="menu"]')) trigger.current?.focus({ preventScroll: true });
    setOpen(null);
  };
  return (
    <>
      {cloneElement(props.trigger, {
        ref: trigger,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        onPointerDown: (_event: PointerEvent) => {
          wasOpen.current = open !== null;
        },
        onClick: (_event: MouseEvent) => {
          setOpen(wasOpen.current ? null : 'start');
          wasOpen.current = false;
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'start' : 'end');
        },
      })}
      {open ? (
        <CloseContext value={close}>
          <Popup
            label={props.label}
            anchor={() => trigger.current}
            startAtEnd={open === 'end'}
            onClose={close}
          >
            {props.children}
          </Popup>
        </CloseContext>
      ) : null}
    </>
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

const point = (event: PointerEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true });

export function MenuItem(props: MenuItemProps) {
  const close = use(CloseContext);
  const choose = () => {
    if (props.blocked) return;
    close();
    props.onSelect();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={props.blocked ? true : undefined}
      onPointerMove={point}
      onClick={choose}
      className={cx(itemLook, props.blocked ? 'text-muted' : props.danger && 'text-danger')}
    >
      {props.icon}
      <span className="flex flex-col">
        {props.children}
        {props.blocked ? <span className="max-w-60 text-caption text-muted">{props.blocked}</span> : null}
      </span>
    </button>
  );
}

function Choice(props: {
  role: 'menuitemcheckbox' | 'menuitemradio';
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a checked state
    <button
      type="button"
      role={props.role}
      aria-checked={props.checked}
      tabIndex={-1}
      onPointerMove={point}
      onClick={props.onChoose}
      className={itemLook}
    >
      <span className="grid size-4 shrink-0 place-items-center">
        {props.checked ? <Check className="size-4 text-accent" aria-hidden /> : null}
      </span>
      {props.children}
    </button>
  );
}

/** The menu stays open: several may be ticked, or a look compared. */
export function MenuCheck(props: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Choice role="menuitemcheckbox" checked={props.checked} onChoose={() => props.onChange(!props.checked)}>
      {props.children}
    </Choice>
  );
}

interface MenuRadioProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function MenuRadio<T extends string>(props: MenuRadioProps<T>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-labelledby={id}>
      <MenuLabel id={id}>{props.label}</MenuLabel>
      {props.choices.map((choice) => (
        <Choice
          key={choice.value}
          role="menuitemradio"
          checked={choice.value === props.value}
          onChoose={() => props.onChange(choice.value)}
        >
          {choice.label}
        </Choice>
      ))}
    </div>
  );
}

export function MenuLabel(props: { children: ReactNode; id?: string }) {
  return (
    <div id={props.id} className="small-caps px-2 pt-2 pb-1 text-muted">
      {props.children}
    </div>
  );
}

export function MenuSeparator() {
  return <hr className="my-1 h-px border-0 bg-stroke" />;
}
