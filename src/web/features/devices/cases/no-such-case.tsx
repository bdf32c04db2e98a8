import { Link } from '@tanstack/react-router';
import type { Erased } from '#web/http/api-error.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';

export function NoSuchCase({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuchCase)} help={text(messages.noSuchCaseHelp)} id={id} erased={erased}>
      <Link to="/cases" className={linkLook}>
        {text(messages.toCases)}
      </Link>
    </NotFound>
  );
}
