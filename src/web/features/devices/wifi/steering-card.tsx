import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { setRadioRadiosLimits } from '#api/limits.gen.ts';
import { isEnterprise, isOpen } from '#domain/radio/security.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField } from '#web/resource/form/fields.tsx';
import { SecretField } from '#web/resource/form/secret-field.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { LiveValue } from '../detail/live-value.tsx';
import { SettingsCard, type SettingsSheet, useSettingsForm } from '../detail/settings-card.tsx';
import type { Device, DeviceRadio } from '../queries.ts';
import { flawMessages, steeringMessages as messages, networkMessages as networks } from './messages.ts';
import { Decided } from './security-fields.tsx';
import { WhoLeaves } from './who-leaves.tsx';

interface SteeringForm {
  band_steering: boolean;
  key_pass_phrase: string;
}

interface CardProps {
  device: Device;
  isOn: boolean;
  /** The radio of 5 GHz. */
  lead: DeviceRadio;
  observedAt: string | null;
}

function SteeringSheet({ device, isOn, lead, sheet }: CardProps & { sheet: SettingsSheet<SteeringForm> }) {
  const { endpointId } = device;
  const text = useText();
  const form = useSettingsForm<SteeringForm>({ band_steering: isOn, key_pass_phrase: '' }, sheet.kept);
  const { band_steering: wanted = isOn } = useWatch({ control: form.control });
  const [sure, setSure] = useState<SteeringForm | null>(null);
  const set = useCommand('setRadio', { form });
  const turnsOn = wanted && !isOn;
  const needsKey = turnsOn && !isOpen(lead.security_mode) && !isEnterprise(lead.security_mode);
  const check = (values: SteeringForm) => {
    if (values.band_steering === isOn) return sheet.onClose();
    if (needsKey && values.key_pass_phrase === '')
      return form.setError('key_pass_phrase', { message: text(flawMessages.steeringPassphrase) });
    setSure(values);
  };
  const apply = async (values: SteeringForm) => {
    setSure(null);
    const { band_steering, key_pass_phrase } = values;
    const radios = needsKey ? [{ idx: lead.idx, key_pass_phrase }] : [];
    const answer = await set.run({
      body: { endpointId, band_steering, ...(radios.length > 0 ? { radios } : {}) },
    });
    if (answer) sheet.onSent(answer.data, { band_steering }, values);
  };
  return (
    <>
      <EditSheet
        form={form}
        limits={setRadioRadiosLimits}
        title={text(messages.edit)}
        verb={text(messages.apply)}
        busy={set.busy}
        onSubmit={check}
        onClose={sheet.onClose}
      >
        <CheckField<SteeringForm> name="band_steering" label={text(messages.turnOn)} />
        <p className="text-caption text-secondary">{text(wanted ? messages.help : messages.offHelp)}</p>
        {turnsOn ? (
          <>
            <Decided label={text(messages.name)} value={lead.ssid_name ?? ''} why={text(messages.fromLead)} />
            <Decided
              label={text(messages.security)}
              value={lead.security_mode ?? ''}
              why={text(messages.fromLead)}
            />
          </>
        ) : null}
        {needsKey ? (
          <SecretField<SteeringForm>
            name="key_pass_phrase"
            label={text(networks.passphrase)}
            help={text(messages.passphraseHelp)}
          />
        ) : null}
      </EditSheet>
      <WhoLeaves
        onTrial
        open={sure !== null}
        device={device}
        of={{}}
        verb={text(messages.apply)}
        onConfirm={() => void (sure && apply(sure))}
        onClose={() => setSure(null)}
      />
    </>
  );
}

/** Band steering: all bands are one network, as 5 GHz is set (TN-069..TN-072, RU-059). */
export function SteeringCard(props: CardProps) {
  const text = useText();
  const settings = {
    band_steering: {
      label: text(messages.state),
      show: (value: string) => text(value === 'true' ? networks.on : networks.off),
    },
  };
  return (
    <SettingsCard<SteeringForm>
      title={text(messages.title)}
      device={props.device}
      kind="RadioSettings"
      operation="setRadio"
      group="steering"
      edit={text(messages.edit)}
      settings={settings}
      observed={{ band_steering: props.isOn }}
      sheet={(sheet) => <SteeringSheet {...props} sheet={sheet} />}
    >
      <PropertyList>
        <Property label={text(messages.state)}>
          <LiveValue value={settings.band_steering.show(String(props.isOn))} observedAt={props.observedAt} />
        </Property>
      </PropertyList>
    </SettingsCard>
  );
}
