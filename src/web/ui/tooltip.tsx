import {
  cloneElement,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { after } from '#web/ambient/clock.ts';
import { useAnchored } from './anchored.ts';

const openAfter = 350;
/** Long enough for the pointer to cross from the sign to its words. */
const closeAfter = 120;

interface TipProps {
  id: string;
  anchor: Element;
  side: 'top' | 'bottom' | 'right';
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
  children: ReactNode;
}

function Tip(props: TipProps) {
  const popup = useRef<HTMLDivElement>(null);
  const { anchor, side, onClose } = props;
  useAnchored(popup, () => anchor, { side, align: 'center', gap: 6 });
  useEffect(() => {
    const press = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
  return (
    <div
      ref={popup}
      id={props.id}
      role="tooltip"
      popover="manual"
      onPointerEnter={props.onEnter}
      onPointerLeave={props.onLeave}
      className="inset-auto m-0 max-w-72 rounded bg-primary px-2 py-1 text-left text-caption font-normal whitespace-normal text-page shadow-overlay animate-fade"
    >
      {props.children}
    </div>
  );
}

type Child = ReactElement<HTMLAttributes<HTMLElement>>;

interface TooltipProps {
  /** Null where there is nothing to say at the moment. */
  label: ReactNode;
  side?: 'top' | 'bottom' | 'right';
  /** The label is the name of the child already: it need not be read out twice. */
  isName?: boolean;
  /** Takes the handlers of an element. */
  children: Child;
}

/** Words for a sign, or the reason why something cannot be pressed. Shown on hover, on focus, and on a tap that does nothing. */
export function Tooltip(props: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const waiting = useRef(() => {});
  const own = props.children.props;
  const settle = (ms: number, next: Element | null) => {
    waiting.current();
    waiting.current = after(ms, () => setAnchor(next));
  };
  const [close] = useState(() => () => {
    waiting.current();
    setAnchor(null);
  });
  useEffect(() => close, [close]);
  const show = (event: SyntheticEvent) => {
    waiting.current();
    setAnchor(event.currentTarget);
  };
  const shown = props.label === null ? null : anchor;
  const child = cloneElement(props.children, {
    ...(shown && !props.isName ? { 'aria-describedby': id } : {}),
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') settle(openAfter, event.currentTarget);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      own.onPointerLeave?.(event);
      if (event.pointerType !== 'touch') settle(closeAfter, null);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      own.onPointerDown?.(event);
      const stopped = event.currentTarget.getAttribute('aria-disabled') === 'true';
      if (stopped) show(event);
      else close();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      // In a turn of its own: a popup that closes gives the focus back in the middle of closing, when none may open.
      if (event.currentTarget.matches(':focus-visible')) settle(0, event.currentTarget);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      close();
    },
  });
  return (
    <>
      {child}
      {shown ? (
        <Tip
          id={id}
          anchor={shown}
          side={props.side ?? 'top'}
          onEnter={() => waiting.current()}
          onLeave={() => settle(closeAfter, null)}
          onClose={close}
        >
          {props.label}
        </Tip>
      ) : null}
    </>
  );
}
