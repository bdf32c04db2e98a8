import { useQueryClient } from '@tanstack/react-query';
import { ownSettingsQuery } from '#web/features/people/settings/queries.ts';
import { useNewSettings } from '#web/http/favourites.ts';
import { useLiveHint } from '#web/live/hints.ts';
import { useResync } from '#web/live/use-live.ts';
import { readSettingsAgain } from '#web/resource/personal-settings.ts';

/** Applies settings that the same person changes in another tab or browser. */
export function useSettingsUpdates(): void {
  const client = useQueryClient();
  const toProfile = useNewSettings();
  const again = () => {
    readSettingsAgain()
      .then((settings) => settings && toProfile(settings))
      .catch((cause: unknown) => console.warn(cause));
    void client.invalidateQueries({ queryKey: ownSettingsQuery.queryKey });
  };
  useLiveHint('settings', again);
  useResync(again);
}
