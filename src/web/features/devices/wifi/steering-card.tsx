import { setRadioRadiosLimits } from '#api/limits.gen.ts';
import { isEnterprise, isOpen, keyOf } from '#domain/radio/security.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField } from '#web/resource/form/fields.tsx';
import { SecretField } from '#web/resource/form/secret-field.tsx';
import type { Device, DeviceRadio } from '../device/queries.ts';
import { ObservedList } from '../settings/observed-list.tsx';
import { observedRows } from '../settings/setting.ts';
import { SettingsCard, type SettingsSheet } from '../settings/settings-card.tsx';
import { useSettingsChange } from '../settings/use-settings-change.ts';
import {
  flawMessages,
  steeringMessages as messages,
  networkMessages as networks,
  radioMessages,
} from './messages.ts';
import { limitsWithKey } from './passphrase.ts';
import { Decided } from './security-fields.tsx';
import { WhoLeaves } from './who-leaves.tsx';

interface CardProps {
  device: Device;
  isOn: boolean;
  /** The radio of 5 GHz. */
  lead: DeviceRadio;
  observedAt: string | null;
}

const formOf = ({ isOn }: CardProps) => ({ band_steering: isOn, key_pass_phrase: '' });
type SteeringForm = ReturnType<typeof formOf>;

function SteeringSheet({ sheet, ...card }: CardProps & { sheet: SettingsSheet<SteeringForm> }) {
  const { device, isOn, lead } = card;
  const { endpointId } = device;
  const text = useText();
  const hasKey = !isOpen(lead.security_mode) && !isEnterprise(lead.security_mode);
  const change = useSettingsChange({
    sheet,
    operation: 'setRadio',
    limits: ({ key_pass_phrase: key }) => limitsWithKey(setRadioRadiosLimits, key),
    before: formOf(card),
    hidden: ({ band_steering: isWanted }) => (isWanted && !isOn && hasKey ? [] : ['key_pass_phrase']),
    changeOf: (changed) => changed,
    problems: ({ band_steering: turnsOn, key_pass_phrase: key }) =>
      turnsOn && hasKey && !key
        ? [{ field: 'key_pass_phrase', message: flawMessages.steeringPassphrase }]
        : [],
    input: ({ band_steering, key_pass_phrase }) => ({
      body: {
        endpointId,
        band_steering,
        ...(key_pass_phrase ? { radios: [{ idx: lead.idx, ...keyOf(key_pass_phrase) }] } : {}),
      },
    }),
  });
  const isWanted = change.values.band_steering;
  return (
    <>
      <EditSheet {...change.sheetProps} verb={text(messages.apply)}>
        <CheckField<SteeringForm> name="band_steering" label={text(messages.turnOn)} />
        <p className="text-caption text-secondary">{text(isWanted ? messages.help : messages.offHelp)}</p>
        {isWanted && !isOn ? (
          <>
            <Decided
              label={text(radioMessages.ssid_name)}
              value={lead.ssid_name ?? ''}
              why={text(messages.fromLead)}
            />
            <Decided
              label={text(radioMessages.security_mode)}
              value={lead.security_mode ?? ''}
              why={text(messages.fromLead)}
            />
          </>
        ) : null}
        {change.isShown('key_pass_phrase') ? (
          <SecretField<SteeringForm>
            name="key_pass_phrase"
            label={text(networks.passphrase)}
            help={text(messages.passphraseHelp)}
          />
        ) : null}
      </EditSheet>
      <WhoLeaves {...change.confirmProps} onTrial device={device} of={{}} verb={text(messages.apply)} />
    </>
  );
}

/** Band steering: all bands are one network, as 5 GHz is set (TN-069..TN-072, RU-059). */
export function SteeringCard(props: CardProps) {
  const text = useText();
  const observed = { band_steering: props.isOn };
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
      observed={observed}
      sheet={(sheet) => <SteeringSheet {...props} sheet={sheet} />}
    >
      <ObservedList
        rows={observedRows(settings, observed, ['band_steering'])}
        observedAt={props.observedAt}
      />
    </SettingsCard>
  );
}
