import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { admissionKey, type RefusedDevice, refusedKey } from './queries.ts';

/** Lets one unregistered device connect. It shows what the device is known by: nothing else proves which one it is. */
export function AdmitDialog({ device, onClose }: { device: RefusedDevice; onClose: () => void }) {
  const { endpointId, address, fingerprint } = device;
  const text = useText();
  const admit = useCommand('openAdmission', {
    invalidates: [refusedKey, admissionKey],
    success: () => ({ message: messages.admitted, values: { name: endpointId } }),
    failure: 'inPlace',
    onSuccess: onClose,
  });
  return (
    <ConfirmCommand
      command={admit}
      input={{ body: { endpointId, ...(fingerprint === null ? {} : { fingerprint }) } }}
      title={text(messages.admitNamed, { name: endpointId })}
      body={text(messages.admitHelp)}
      verb={text(messages.admit)}
      onClose={onClose}
    >
      <div className="mt-3">
        <PropertyList columns={1}>
          <Property label={text(messages.address)} mono>
            {address}
          </Property>
          <Property label={text(messages.certificate)} mono={fingerprint !== null}>
            {fingerprint ?? text(messages.noCertificate)}
          </Property>
        </PropertyList>
      </div>
    </ConfirmCommand>
  );
}
