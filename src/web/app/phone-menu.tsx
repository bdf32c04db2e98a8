import { useText } from '#web/i18n/use-text.ts';
import { Sheet } from '#web/ui/dialog.tsx';
import { MenuFavourites } from './favourites.tsx';
import { messages } from './messages.ts';
import { Menu } from './sidebar.tsx';

/** The sidebar where there is no room for one. */
export function PhoneMenu(props: { onClose: () => void }) {
  const text = useText();
  return (
    <Sheet side="left" open onClose={props.onClose} title={text(messages.brand)}>
      <Menu onNavigate={props.onClose} />
      <MenuFavourites onNavigate={props.onClose} />
    </Sheet>
  );
}
