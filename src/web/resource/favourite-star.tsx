import { useLocation, useMatches } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import type { MouseEvent } from 'react';
import {
  favouriteAddress,
  longestName,
  mostFavourites,
  useFavourites,
  useSetFavourites,
  without,
} from '#web/http/favourites.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { messages } from './messages.ts';

/**
 * Beside the heading of a page, in the same `header`: marks the address with its filters, named like the heading. A
 * heading that is the title of the page follows the language of the reader.
 */
export function FavouriteStar() {
  const text = useText();
  const profile = useProfile();
  const address = useLocation({ select: favouriteAddress });
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const favourites = useFavourites();
  const set = useSetFavourites();
  if (profile === null) return null;
  const isMarked = favourites.some((one) => one.address === address);
  const isFull = !isMarked && favourites.length >= mostFavourites;
  const press = ({ currentTarget }: MouseEvent) => {
    if (isMarked) return set((now) => without(now, address));
    const heading = currentTarget.closest('header')?.querySelector('h1')?.textContent ?? '';
    const name = heading.trim().slice(0, longestName) || address;
    set((now) => [
      ...now,
      title !== undefined && name === text(title) ? { address, name, titled: true } : { address, name },
    ]);
  };
  return (
    <IconButton
      label={text(isMarked ? messages.favouriteRemove : messages.favouriteAdd)}
      blocked={isFull ? text(messages.favouritesFull, { count: mostFavourites }) : null}
      icon={<Star className={cx('size-4', isMarked && 'fill-current text-accent')} aria-hidden />}
      onClick={press}
      className="size-7 shrink-0"
    />
  );
}
