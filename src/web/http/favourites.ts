import { useQueryClient } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { operatorParameter } from './narrowing.ts';
import { type Profile, profileKey, useProfile } from './profile.ts';
import { keepSettings, type PersonalSettings } from './settings.ts';

export type Favourite = components['schemas']['Favourite'];

/** The server keeps this many and refuses more. */
export const mostFavourites = 50;
export const longestName = 120;

const none: Favourite[] = [];

/**
 * The user's favourites in their order. They are in the profile, which stays in memory: a name may be a customer's, and
 * is not stored in the browser.
 */
export function useFavourites(): readonly Favourite[] {
  return useProfile()?.settings.favourites ?? none;
}

/** A change begins with what is kept then: two of them may come between two drawings of the page. */
export function useSetFavourites(): (change: (now: readonly Favourite[]) => Favourite[]) => void {
  const queries = useQueryClient();
  return (change) => {
    const favourites = change(queries.getQueryData<Profile>(profileKey)?.settings.favourites ?? none);
    keepSettings({ favourites });
    queries.setQueryData<Profile>(
      profileKey,
      (known) => known && { ...known, settings: { ...known.settings, favourites } },
    );
  };
}

/** Puts settings that another console has changed into the profile. */
export function useNewSettings(): (settings: PersonalSettings) => void {
  const queries = useQueryClient();
  return (settings) => queries.setQueryData<Profile>(profileKey, (known) => known && { ...known, settings });
}

/** The address of a page as a favourite: its filters belong to it, the selected organisation does not (209). */
export function favouriteAddress({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  const search = new URLSearchParams(searchStr);
  search.delete(operatorParameter);
  search.sort();
  const filters = search.toString();
  return filters === '' ? pathname : `${pathname}?${filters}`;
}

/** The favourites with one renamed; the given ones stay as they are. */
export const renamed = (all: readonly Favourite[], address: string, name: string): Favourite[] =>
  all.map((one) => (one.address === address ? { address, name } : one));

/** Two change places: a favourite moves past the neighbour that is shown, however many are not. */
export function swapped(all: readonly Favourite[], address: string, neighbour: string): Favourite[] {
  const [one, other] = [address, neighbour].map((each) => all.find((found) => found.address === each));
  if (!one || !other) return [...all];
  return all.map((each) => (each === one ? other : each === other ? one : each));
}

export const without = (all: readonly Favourite[], address: string): Favourite[] =>
  all.filter((one) => one.address !== address);
