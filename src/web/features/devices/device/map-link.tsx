import { useText } from '#web/i18n/use-text.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { type Device, nameOf } from './queries.ts';

/** Streets around the device. */
const zoom = 15;

/** Leads to the registered place of the device on the device map. */
export function MapLink({ device }: { device: Device }) {
  const text = useText();
  const { markers: place } = device;
  if (!place) return null;
  return (
    <PageLink
      to="/management/device/deviceMapPage"
      search={{ lat: place.lat, lng: place.lng, zoom }}
      aria-label={text(messages.showOnMap, { name: nameOf(device) })}
      className={`text-caption ${linkLook}`}
    >
      {text(messages.onMap)}
    </PageLink>
  );
}
