import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { hasOuterBlanks } from '#domain/text/blanks.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { messages } from '../messages.ts';
import { type FieldProps, useLimitedField } from './fields.tsx';

/** A secret that is set and never shown again: empty leaves it as it is. What is typed here is kept in no draft. */
export function SecretField<V extends FieldValues>(props: FieldProps<V>) {
  const text = useText();
  const [visible, setVisible] = useState(false);
  const { field, error } = useLimitedField(props.name);
  const hint = hasOuterBlanks(String(field.value ?? '')) ? text(messages.outerBlanks) : null;
  return (
    <Field label={props.label} help={hint ?? props.help ?? text(messages.secretHelp)} error={error}>
      {(ids) => (
        <div className="relative">
          <Input
            {...ids}
            {...field}
            type={visible ? 'text' : 'password'}
            // Not the password of who is signed in: a browser is not to offer or keep it.
            autoComplete="new-password"
            spellCheck={false}
            className="pr-10"
          />
          <PlainButton
            look="quiet"
            size="icon"
            className="absolute top-0 right-0"
            aria-label={text(visible ? messages.hideSecret : messages.showSecret, { name: props.label })}
            aria-pressed={visible}
            icon={
              visible ? <EyeOff className="size-4" aria-hidden /> : <Eye className="size-4" aria-hidden />
            }
            onClick={() => setVisible(!visible)}
          />
        </div>
      )}
    </Field>
  );
}
