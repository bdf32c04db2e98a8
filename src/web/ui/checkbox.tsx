import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';

interface CheckboxProps {
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  id?: string;
  /** Read out where no visible label stands beside it. */
  label?: string;
}

export function Checkbox(props: CheckboxProps) {
  return (
    <Radix.Root
      id={props.id}
      checked={props.checked}
      onCheckedChange={(checked) => props.onChange(checked === true)}
      aria-label={props.label}
      className="grid size-4.5 shrink-0 place-items-center rounded-sm border border-stroke-strong bg-raised data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent"
    >
      <Radix.Indicator className="text-accent-on">
        {props.checked === 'indeterminate' ? (
          <Minus className="size-3.5" strokeWidth={3} aria-hidden />
        ) : (
          <Check className="size-3.5" strokeWidth={3} aria-hidden />
        )}
      </Radix.Indicator>
    </Radix.Root>
  );
}
