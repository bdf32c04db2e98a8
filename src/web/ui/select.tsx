import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { cx } from './classes.ts';
import { inputLook } from './field.tsx';

export interface Choice<T extends string> {
  value: T;
  label: string;
}

interface SelectProps<T extends string> {
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  id?: string;
  label?: string;
  className?: string;
}

export function Select<T extends string>(props: SelectProps<T>) {
  const change = (value: string) => {
    const choice = props.choices.find((candidate) => candidate.value === value);
    if (choice) props.onChange(choice.value);
  };
  return (
    <Radix.Root value={props.value} onValueChange={change}>
      <Radix.Trigger
        id={props.id}
        aria-label={props.label}
        className={cx(inputLook, 'flex items-center justify-between gap-2 text-left', props.className)}
      >
        <span className="truncate">
          <Radix.Value />
        </span>
        <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-80 min-w-(--radix-select-trigger-width) overflow-auto rounded border border-stroke bg-raised p-1 shadow-overlay animate-fade"
        >
          <Radix.Viewport>
            {props.choices.map((choice) => (
              <Radix.Item
                key={choice.value}
                value={choice.value}
                className="flex h-8 items-center justify-between gap-3 rounded-sm px-2 text-body text-primary outline-none data-highlighted:bg-hover"
              >
                <Radix.ItemText>{choice.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check className="size-4 text-accent" aria-hidden />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
