import { Link } from '@tanstack/react-router';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** How to come by an account or a new password: from an administrator, who alone can give them (RT-003, RT-005). */
export function AccountHelpPage(props: { title: Message; help: Message }) {
  const text = useText();
  return (
    <SignInFrame>
      <h1 className="text-title font-medium">{text(props.title)}</h1>
      <p className="text-secondary">{text(props.help)}</p>
      <Link to="/login" className={linkLook}>
        {text(messages.toSignIn)}
      </Link>
    </SignInFrame>
  );
}
