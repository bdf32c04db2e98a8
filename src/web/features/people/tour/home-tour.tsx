import { useQueryClient } from '@tanstack/react-query';
import { type Profile, profileKey, useProfile } from '#web/http/profile.ts';
import { keepSettings } from '#web/http/settings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { messages } from './messages.ts';

const Tour = lazyPart(async () => ({ default: (await import('./tour.tsx')).Tour }), null);

interface HomeTourProps {
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

/** Offers the tour on Home until the account has taken or declined it once, and shows it. */
export function HomeTour({ isOpen, onOpen }: HomeTourProps) {
  const text = useText();
  const queries = useQueryClient();
  const profile = useProfile();
  const seen = () => {
    if (profile?.settings.tourSeen) return;
    keepSettings({ tourSeen: true });
    queries.setQueryData<Profile>(
      profileKey,
      (known) => known && { ...known, settings: { ...known.settings, tourSeen: true } },
    );
  };
  if (isOpen)
    return (
      <Tour
        onClose={() => {
          seen();
          onOpen(false);
        }}
      />
    );
  if (profile === null || profile.settings.tourSeen) return null;
  return (
    <section
      aria-label={text(messages.title)}
      className="flex flex-wrap items-center gap-2 rounded border border-info-stroke bg-info-surface px-4 py-2 text-dense"
    >
      <p className="min-w-0 flex-1 basis-56">{text(messages.invitation)}</p>
      <Button size="small" onClick={() => onOpen(true)}>
        {text(messages.start)}
      </Button>
      <Button look="quiet" size="small" onClick={seen}>
        {text(messages.decline)}
      </Button>
    </section>
  );
}
