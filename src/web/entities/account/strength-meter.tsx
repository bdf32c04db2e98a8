import type { PasswordOwner, PasswordRules } from '#domain/passwords/rules.ts';
import { passwordStrength } from '#domain/passwords/strength.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from './messages.ts';

const appearance = {
  weak: { bars: 1, colour: 'bg-danger', name: messages.strengthWeak },
  fair: { bars: 2, colour: 'bg-notice', name: messages.strengthFair },
  strong: { bars: 3, colour: 'bg-success', name: messages.strengthStrong },
};

/**
 * Shows how hard the new password is to guess (ASVS 2.1.8). The line stays, so that the fields below do not move and a
 * change is read aloud.
 */
export function StrengthMeter(props: { password: string; about: PasswordOwner; rules: PasswordRules }) {
  const { password, about, rules } = props;
  const text = useText();
  const look = password === '' ? null : appearance[passwordStrength(password, about, rules)];
  return (
    <div className="flex min-h-4 items-center gap-2 text-caption text-secondary">
      <span aria-hidden className="flex gap-1">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={cx('h-1 w-8 rounded-full', look && bar <= look.bars ? look.colour : 'bg-sunken')}
          />
        ))}
      </span>
      <span role="status">{look ? text(messages.strength, { strength: text(look.name) }) : ''}</span>
    </div>
  );
}
