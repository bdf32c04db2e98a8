import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import {
  hasAllClasses,
  hasLength,
  isPersonal,
  isPrintable,
  type PasswordOwner,
  type PasswordRules,
  passwordProblem,
  repeatsTooOften,
} from '#domain/passwords/rules.ts';
import { useAccountRules } from '#web/http/account-rules.ts';
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

const isWeak = (password: string, about: PasswordOwner, rules: PasswordRules | null): boolean =>
  rules === null ? password === '' : passwordProblem(password, about, rules) !== null;

/** True if the password keeps the rules that a browser can check, and was typed twice alike. */
export function useIsNewPassword(about: PasswordOwner): (value: NewPassword) => boolean {
  const rules = useAccountRules();
  return ({ password, repeated }) => !isWeak(password, about, rules) && password === repeated;
}

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  about: PasswordOwner;
  /** The user tried to continue: missing values are marked. */
  checked: boolean;
  /** The server's message about this password. */
  refused?: string | undefined;
}

/** A new password, typed twice (RU-008); the installation's password rules are checked while the user types. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, about, checked, onChange } = props;
  const text = useText();
  const [visible, setVisible] = useState(false);
  const type = visible ? 'text' : 'password';
  const rules = useAccountRules();
  const weak = isWeak(value.password, about, rules);
  const isOther = value.repeated !== value.password;
  const error = value.password === '' ? messages.missing : weak ? messages.weak : null;
  return (
    <>
      <Field
        label={text(messages.newPassword)}
        error={checked && error ? text(error) : weak ? undefined : props.refused}
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
      {rules ? (
        <>
          <StrengthMeter password={value.password} about={about} rules={rules} />
          <Rules password={value.password} about={about} rules={rules} />
        </>
      ) : null}
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

function Rules(props: { password: string; about: PasswordOwner; rules: PasswordRules }) {
  const { password, about, rules: asked } = props;
  const text = useText();
  const isTyped = password !== '';
  const { passwordMin: min, passwordMax: max, composed } = asked;
  const ofComposition = [
    { rule: text(messages.classes), isKept: hasAllClasses(password) },
    { rule: text(messages.repeats), isKept: isTyped && !repeatsTooOften(password) },
    { rule: text(messages.characters), isKept: isTyped && isPrintable(password, asked) },
  ];
  const ofLength = [{ rule: text(messages.anyCharacters), isKept: isTyped && isPrintable(password, asked) }];
  const rules = [
    { rule: text(messages.length, { min, max }), isKept: hasLength(password, asked) },
    ...(composed ? ofComposition : ofLength),
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
