import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './classes.ts';

export const inputLook =
  'h-9 w-full min-w-0 rounded border border-stroke-strong bg-raised px-3 text-body text-primary placeholder:text-muted aria-invalid:border-danger';

export function Input(props: ComponentProps<'input'>) {
  return <input {...props} className={cx(inputLook, props.className)} />;
}

interface FieldProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  className?: string;
  children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** Label above, help below, the error under the field. */
export function Field(props: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  const described = props.error || props.help ? { 'aria-describedby': note } : {};
  const invalid = props.error ? { 'aria-invalid': true as const } : {};
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', props.className)}>
      <label htmlFor={id} className="text-dense font-medium text-secondary">
        {props.label}
      </label>
      {props.children({ id, ...described, ...invalid })}
      {props.error ? (
        <p id={note} className="text-caption text-danger">
          {props.error}
        </p>
      ) : props.help ? (
        <p id={note} className="text-caption text-muted">
          {props.help}
        </p>
      ) : null}
    </div>
  );
}
