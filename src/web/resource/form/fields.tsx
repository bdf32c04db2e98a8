import { createContext, use, useId } from 'react';
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import type { FieldLimits } from '#api/limits.gen.ts';
import { hasOuterBlanks } from '#domain/text/blanks.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, Input, inputLook } from '#web/ui/field.tsx';
import { type Choice, Select } from '#web/ui/select.tsx';
import { messages } from '../messages.ts';
import { patternText } from '../refusal-text.ts';

/** Limits of the fields of the form around, by their names. */
export const LimitsContext = createContext<Record<string, FieldLimits>>({});

export interface FieldProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  help?: string;
}

type Rules = NonNullable<UseControllerProps['rules']>;

/**
 * Rules of the contract for a field, each with the message for the user. An empty text is "no value", not a wrong one.
 */
function useRules(name: string): { limits: FieldLimits; rules: Rules } {
  const text = useText();
  const limits = use(LimitsContext)[name] ?? {};
  const { required, minLength, maxLength, minimum: min, maximum: max, pattern } = limits;
  const rules: Rules = {};
  if (required) rules.required = text(messages.fieldRequired);
  if (minLength !== undefined && minLength > 1)
    rules.minLength = { value: minLength, message: text(messages.fieldTooShort, { min: minLength }) };
  if (maxLength !== undefined)
    rules.maxLength = { value: maxLength, message: text(messages.fieldTooLong, { max: maxLength }) };
  if (min !== undefined) rules.min = { value: min, message: text(messages.fieldTooSmall, { min }) };
  if (max !== undefined) rules.max = { value: max, message: text(messages.fieldTooLarge, { max }) };
  if (pattern !== undefined)
    rules.pattern = { value: new RegExp(pattern, 'u'), message: text(patternText(pattern)) };
  return { limits, rules };
}

/** The field of this name with its limits, and what is wrong with it. */
export function useLimitedField(name: string) {
  const { limits, rules } = useRules(name);
  const { field, fieldState } = useController({ name, rules });
  return { field: { ...field, 'aria-required': limits.required }, error: fieldState.error?.message };
}

interface TextFieldProps<V extends FieldValues> extends FieldProps<V> {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  autoComplete?: string;
  /** Lines; more than one makes it a text area. */
  rows?: number;
  /** Outer blanks are part of the value; a hint says so. */
  keepsBlanks?: boolean;
  /** Values to choose from; others may be typed. */
  suggestions?: readonly string[];
}

export function TextField<V extends FieldValues>(props: TextFieldProps<V>) {
  const { field, error } = useLimitedField(props.name);
  const { rows = 1, type = 'text', autoComplete = 'off', keepsBlanks = false, suggestions = [] } = props;
  const list = useId();
  const text = useText();
  const hint = keepsBlanks && hasOuterBlanks(String(field.value ?? '')) ? text(messages.outerBlanks) : null;
  // No `maxLength`: a browser cuts a longer text that is pasted without a word, the rule says so (RU-096).
  const same = { ...field, autoComplete };
  return (
    <Field label={props.label} help={hint ?? props.help} error={error}>
      {(ids) =>
        rows > 1 ? (
          <textarea {...ids} {...same} rows={rows} className={`${inputLook} h-auto py-2`} />
        ) : (
          <>
            <Input {...ids} {...same} type={type} list={suggestions.length > 0 ? list : undefined} />
            {suggestions.length > 0 ? (
              <datalist id={list}>
                {suggestions.map((value) => (
                  <option key={value} value={value} />
                ))}
              </datalist>
            ) : null}
          </>
        )
      }
    </Field>
  );
}

/** A number, or null while there is none. @public */
export function NumberField<V extends FieldValues>(props: FieldProps<V> & { step?: number }) {
  const { limits, rules } = useRules(props.name);
  const { field, fieldState } = useController({ name: props.name, rules });
  return (
    <Field label={props.label} help={props.help} error={fieldState.error?.message}>
      {(ids) => (
        <Input
          {...ids}
          {...field}
          type="number"
          inputMode="numeric"
          min={limits.minimum}
          max={limits.maximum}
          step={props.step ?? 1}
          value={field.value ?? ''}
          onChange={({ target }) => field.onChange(target.value === '' ? null : target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

export function SelectField<V extends FieldValues>(
  props: FieldProps<V> & { choices: readonly Choice<string>[] },
) {
  const text = useText();
  const { rules } = useRules(props.name);
  // Without any choice they are still being read.
  const known = props.choices.filter((choice) => choice.value !== '');
  const isOffered = (value: unknown) =>
    value === '' ||
    known.length === 0 ||
    known.some((choice) => choice.value === value) ||
    text(messages.fieldNotOffered);
  const { field, fieldState } = useController({ name: props.name, rules: { ...rules, validate: isOffered } });
  // At once: it was another field that took this choice away.
  const offered = isOffered(field.value);
  const error = typeof offered === 'string' ? offered : fieldState.error?.message;
  return (
    <Field label={props.label} help={props.help} error={error}>
      {(ids) => (
        <Select
          {...ids}
          ref={field.ref}
          value={field.value}
          choices={props.choices}
          onChange={field.onChange}
        />
      )}
    </Field>
  );
}

/** On or off. */
export function CheckField<V extends FieldValues>(props: FieldProps<V>) {
  const id = useId();
  const { field } = useController({ name: props.name });
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-body">
      <Checkbox id={id} checked={field.value === true} onChange={field.onChange} />
      {props.label}
    </label>
  );
}
