import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface CheckboxProps {
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  id?: string;
  /** Read out where no visible label stands beside it. */
  label?: string;
}

const sign = 'pointer-events-none absolute size-3.5 text-accent-on';

/** The browser's own box under our drawing of it. */
export function Checkbox(props: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const mixed = props.checked === 'indeterminate';
  useEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const Sign = mixed ? Minus : Check;
  return (
    <span className="relative inline-grid size-4.5 shrink-0 place-items-center align-middle">
      <input
        ref={box}
        type="checkbox"
        id={props.id}
        aria-label={props.label}
        checked={props.checked === true}
        onChange={(event) => props.onChange(event.target.checked)}
        className="size-full cursor-pointer appearance-none rounded-sm border border-stroke-strong bg-raised checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
      />
      {props.checked ? <Sign className={sign} strokeWidth={3} aria-hidden /> : null}
    </span>
  );
}
