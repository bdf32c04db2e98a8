import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, ExternalLink, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import {
  type Favourite,
  longestName,
  renamed,
  swapped,
  useSetFavourites,
  without,
} from '#web/http/favourites.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Input } from '#web/ui/field.tsx';
import { messages } from './messages.ts';

interface FavouritesDialogProps {
  /** Those that the role may open. */
  shown: readonly Favourite[];
  onNavigate?: (() => void) | undefined;
  onClose: () => void;
}

/** Opens, renames, moves and removes favourites. Each change is kept at once. */
export default function FavouritesDialog({ shown, onNavigate, onClose }: FavouritesDialogProps) {
  const text = useText();
  const set = useSetFavourites();
  const list = useRef<HTMLUListElement>(null);
  const rename = ({ address, name }: Favourite, next: string) => {
    const trimmed = next.trim();
    if (trimmed !== '' && trimmed !== name) set((now) => renamed(now, address, trimmed));
  };
  const swap = ({ address }: Favourite, neighbour: Favourite | undefined) => {
    if (neighbour) set((now) => swapped(now, address, neighbour.address));
  };
  const remove = ({ address }: Favourite) => {
    set((now) => without(now, address));
    // The pressed button is gone with its row.
    list.current?.focus();
  };
  return (
    <Dialog open onClose={onClose} title={text(messages.favourites)}>
      <p className="pb-3 text-dense text-secondary">{text(messages.favouritesHelp)}</p>
      <ul ref={list} tabIndex={-1} className="flex flex-col gap-2 outline-none">
        {shown.map((one, index) => (
          <li key={one.address} className="flex items-center gap-0.5">
            <Input
              defaultValue={one.name}
              maxLength={longestName}
              aria-label={text(messages.favouriteName, { name: one.name })}
              onBlur={({ currentTarget }) => {
                rename(one, currentTarget.value);
                if (currentTarget.value.trim() === '') currentTarget.value = one.name;
              }}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && rename(one, currentTarget.value)}
              className="mr-1 min-w-0 flex-1"
            />
            <Link
              to={one.address}
              onClick={() => {
                onNavigate?.();
                onClose();
              }}
              aria-label={text(messages.favouriteOpen, { name: one.name })}
              className="grid size-9 shrink-0 place-items-center rounded text-secondary hover:bg-hover"
            >
              <ExternalLink className="size-4" aria-hidden />
            </Link>
            <IconButton
              label={text(messages.favouriteUp, { name: one.name })}
              icon={<ArrowUp className="size-4" aria-hidden />}
              aria-disabled={index === 0 || undefined}
              onClick={() => swap(one, shown[index - 1])}
            />
            <IconButton
              label={text(messages.favouriteDown, { name: one.name })}
              icon={<ArrowDown className="size-4" aria-hidden />}
              aria-disabled={index === shown.length - 1 || undefined}
              onClick={() => swap(one, shown[index + 1])}
            />
            <IconButton
              label={text(messages.favouriteDelete, { name: one.name })}
              icon={<Trash2 className="size-4" aria-hidden />}
              onClick={() => remove(one)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p role="status" className="text-dense text-muted">
          {text(messages.favouritesNone)}
        </p>
      ) : null}
    </Dialog>
  );
}
