import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';

interface CheckboxProps {
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  id?: string;
  /** Cannot be pressed; it stays reachable, as a button does. */
  stopped?: boolean;
  /** Read by screen readers where there is no visible label. */
  label?: string;
}

export function Checkbox(props: CheckboxProps) {
  const Sign = props.checked === 'indeterminate' ? Minus : Check;
  return (
    <Radix.Root
      id={props.id}
      aria-label={props.label}
      checked={props.checked}
      aria-disabled={props.stopped || undefined}
      onCheckedChange={(checked) => !props.stopped && props.onChange(checked === true)}
      className="inline-grid size-4.5 shrink-0 place-items-center rounded-sm border border-stroke-strong bg-raised align-middle aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent"
    >
      <Radix.Indicator>
        <Sign className="size-3.5 text-accent-on" strokeWidth={3} aria-hidden />
      </Radix.Indicator>
    </Radix.Root>
  );
}
