import { Link } from '@tanstack/react-router';
import { operations } from '#api/operations.gen.ts';
import { messages } from '#web/features/devices/device/page/messages.ts';
import type { Device } from '#web/features/devices/device/queries.ts';
import { useIsKnownModel, useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';

/** Tells where the pages of a device come from if its model is in no table, and lets administrators add the model. */
export function UnknownModel({ device: { modelName, syncTime } }: { device: Device }) {
  const text = useText();
  const may = useMay();
  const isKnown = useIsKnownModel();
  if (isKnown(modelName)) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-dense text-secondary">
      {text(syncTime === null ? messages.unknownModelUnread : messages.unknownModel)}
      {may(operations.createDeviceModel.permission) ? (
        <Link
          to="/admin/tables/$tId"
          params={{ tId: 'device-model' }}
          search={{ add: modelName }}
          className={linkLook}
        >
          {text(messages.addModel)}
        </Link>
      ) : null}
    </p>
  );
}
