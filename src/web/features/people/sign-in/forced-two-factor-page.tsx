import { Link } from '@tanstack/react-router';
import { TwoFactorSetup } from '#web/entities/account/two-factor-setup.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './password-messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** The organisation requires two factors: users who have only one set up another before they see any other page. */
export function ForcedTwoFactorPage(props: { onDone: () => void }) {
  const text = useText();
  return (
    <SignInFrame>
      <div className="flex flex-col gap-2">
        <h1 className="text-title font-medium">{text(messages.twoFactorTitle)}</h1>
        <p className="text-secondary">{text(messages.twoFactorHelp)}</p>
      </div>
      <TwoFactorSetup onDone={props.onDone} />
      <Link to="/logout" className={linkLook}>
        {text(messages.signOut)}
      </Link>
    </SignInFrame>
  );
}
