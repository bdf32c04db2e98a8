import { useText } from '#web/i18n/use-text.ts';
import { companyMessages as messages } from './company-messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** While the server asks the identity provider who came back. */
export function ReturningPage() {
  const text = useText();
  return (
    <SignInFrame>
      <h1 className="text-title font-medium">{text(messages.title)}</h1>
      <p role="status" className="text-secondary">
        {text(messages.returning)}
      </p>
    </SignInFrame>
  );
}
