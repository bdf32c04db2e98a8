import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import {
  hasAllClasses,
  isPersonal,
  isPrintable,
  type PasswordOwner,
  passwordLengths,
  passwordProblem,
  repeatsTooOften,
} from '#domain/passwords/rules.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { messages } from './messages.ts';
import { StrengthMeter } from './strength-meter.tsx';

export interface NewPassword {
  password: string;
  repeated: string;
}

export const noPassword: NewPassword = { password: '', repeated: '' };

/** Whether it keeps the rules that a browser can know, and was typed twice alike. */
export const isNewPassword = ({ password, repeated }: NewPassword, about: PasswordOwner): boolean =>
  passwordProblem(password, about) === null && password === repeated;

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  about: PasswordOwner;
  /** The person tried to go on: what is missing is said. */
  checked: boolean;
  /** What the server said of this password. */
  refused?: string | undefined;
}

/** A new password, typed twice (RU-008), with the rules told as one types (RU-005..RU-007). */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, about, checked, onChange } = props;
  const text = useText();
  const [visible, setVisible] = useState(false);
  const type = visible ? 'text' : 'password';
  const isWeak = passwordProblem(value.password, about) !== null;
  const isOther = value.repeated !== value.password;
  const error = value.password === '' ? messages.missing : isWeak ? messages.weak : null;
  return (
    <>
      <Field
        label={text(messages.newPassword)}
        error={checked && error ? text(error) : isWeak ? undefined : props.refused}
      >
        {(ids) => (
          <div className="relative">
            <Input
              {...ids}
              type={type}
              autoComplete="new-password"
              className="pr-10"
              value={value.password}
              onChange={(event) => onChange({ ...value, password: event.target.value })}
            />
            <PlainButton
              look="quiet"
              size="icon"
              className="absolute top-0 right-0"
              aria-label={text(visible ? messages.hide : messages.show)}
              icon={
                visible ? <EyeOff className="size-4" aria-hidden /> : <Eye className="size-4" aria-hidden />
              }
              onClick={() => setVisible(!visible)}
            />
          </div>
        )}
      </Field>
      <StrengthMeter password={value.password} about={about} />
      <Rules password={value.password} about={about} />
      <Field
        label={text(messages.repeatPassword)}
        error={isOther && (checked || value.repeated !== '') ? text(messages.notMatched) : undefined}
      >
        {(ids) => (
          <Input
            {...ids}
            type={type}
            autoComplete="new-password"
            value={value.repeated}
            onChange={(event) => onChange({ ...value, repeated: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function Rules(props: { password: string; about: PasswordOwner }) {
  const { password, about } = props;
  const text = useText();
  const isTyped = password !== '';
  const { min, max } = passwordLengths;
  const rules = [
    {
      rule: text(messages.length, { min, max }),
      isKept: password.length >= min && password.length <= max,
    },
    { rule: text(messages.classes), isKept: hasAllClasses(password) },
    { rule: text(messages.repeats), isKept: isTyped && !repeatsTooOften(password) },
    { rule: text(messages.characters), isKept: isTyped && isPrintable(password) },
    { rule: text(messages.personal), isKept: isTyped && !isPersonal(password, about) },
  ];
  return (
    <ul aria-label={text(messages.rules)} className="flex flex-col gap-1 text-caption">
      {rules.map(({ rule, isKept }) => (
        <li key={rule} className={cx('flex gap-1.5', isKept ? 'text-secondary' : 'text-muted')}>
          <span aria-hidden className="mt-0.5 shrink-0">
            {isKept ? <Check className="size-3.5 text-success" /> : <Circle className="size-3.5" />}
          </span>
          <span aria-hidden>{rule}</span>
          <span className="sr-only">{text(isKept ? messages.kept : messages.open, { rule })}</span>
        </li>
      ))}
    </ul>
  );
}
