import type { Erased } from '#web/http/api-error.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';

export function NoSuchPreset({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.notFound)} help={text(messages.notFoundHelp)} id={id} erased={erased}>
      <PageLink to="/management/preset/presetListPage" className={linkLook}>
        {text(messages.toList)}
      </PageLink>
    </NotFound>
  );
}
