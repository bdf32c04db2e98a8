import { Link, useRouter } from '@tanstack/react-router';
import { Pencil, Star } from 'lucide-react';
import { useState } from 'react';
import { type Favourite, useFavourites } from '#web/http/favourites.ts';
import { useMay, useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { messages } from './messages.ts';

const FavouritesDialog = lazyPart(() => import('./favourites-dialog.tsx'), null);

/** Favourites in the sidebar; the dialog and the palette have all. */
const shownInMenu = 6;

/**
 * Favourites whose page the role may still open: the route says what that needs. The others are kept, not shown. One
 * with the title of its page has it in the reader's language.
 */
export function useShownFavourites(): Favourite[] {
  const router = useRouter();
  const may = useMay();
  const menus = useProfile()?.menus_permissions ?? [];
  const text = useText();
  return useFavourites().flatMap((favourite) => {
    const { pathname } = new URL(favourite.address, globalThis.location.origin);
    const staticData = router.getMatchedRoutes(pathname)[2]?.options.staticData;
    if (!staticData) return [];
    const { permission = [], nav, title } = staticData;
    if (!may(permission) || (nav && !menus.includes(nav.group))) return [];
    return favourite.titled === true && title ? { ...favourite, name: text(title) } : favourite;
  });
}

/** Below the menu, only where there are any. */
export function MenuFavourites(props: { collapsed?: boolean; onNavigate?: (() => void) | undefined }) {
  const text = useText();
  const favourites = useShownFavourites();
  const [isEditing, setEditing] = useState(false);
  // The dialog stays open while its last favourite is removed.
  if (favourites.length === 0 && !isEditing) return null;
  const more = favourites.length - shownInMenu;
  const edit = (
    <IconButton
      label={text(messages.favouritesEdit)}
      icon={
        props.collapsed ? (
          <Star className="size-4" aria-hidden />
        ) : (
          <Pencil className="size-3.5" aria-hidden />
        )
      }
      onClick={() => setEditing(true)}
      className={props.collapsed ? '' : 'size-7'}
    />
  );
  return (
    <nav
      aria-label={text(messages.favourites)}
      className="mt-3 flex flex-col gap-0.5 border-t border-stroke pt-2"
    >
      {props.collapsed ? (
        <span className="self-center">{edit}</span>
      ) : (
        <>
          <div className="flex items-center justify-between pl-2.5">
            <span className="small-caps text-secondary">{text(messages.favourites)}</span>
            {edit}
          </div>
          <ul className="flex flex-col gap-0.5">
            {favourites.slice(0, shownInMenu).map(({ address, name }) => (
              <li key={address}>
                <Link
                  to={address}
                  onClick={props.onNavigate}
                  title={name}
                  className="flex h-8 items-center gap-2.5 rounded px-2.5 text-dense text-secondary hover:bg-hover"
                >
                  <Star className="size-3.5 shrink-0 text-muted" aria-hidden />
                  <span className="truncate">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 ? (
            <button
              type="button"
              onClick={() => setEditing(true)}
              className="h-8 rounded px-2.5 text-left text-dense text-secondary hover:bg-hover"
            >
              {text(messages.favouritesMore, { count: more })}
            </button>
          ) : null}
        </>
      )}
      {isEditing ? (
        <FavouritesDialog
          shown={favourites}
          onNavigate={props.onNavigate}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </nav>
  );
}
