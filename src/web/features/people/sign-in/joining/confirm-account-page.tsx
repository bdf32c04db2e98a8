import { Link } from '@tanstack/react-router';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { messages } from './messages.ts';

/** RT-004, A-026: what comes next, after a request or an accepted invitation. */
export function ConfirmAccountPage(props: { requested: boolean }) {
  const text = useText();
  return (
    <SignInFrame>
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-title font-medium">
          {text(props.requested ? messages.requestedTitle : messages.readyTitle)}
        </h1>
        <p className="text-secondary">
          {text(props.requested ? messages.requestedHelp : messages.readyHelp)}
        </p>
      </div>
      <Link to="/login" className={linkLook}>
        {text(messages.toSignIn)}
      </Link>
    </SignInFrame>
  );
}
