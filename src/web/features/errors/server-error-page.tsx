import { Link } from '@tanstack/react-router';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { CentredPage } from './centred-page.tsx';
import { messages } from './messages.ts';

export function ServerErrorPage() {
  const text = useText();
  return (
    <CentredPage>
      <h1 className="text-title font-medium">{text(messages.serverError)}</h1>
      <p className="text-secondary">{text(messages.serverErrorHelp)}</p>
      <Link to="/" className={linkLook}>
        {text(messages.returnHome)}
      </Link>
    </CentredPage>
  );
}
