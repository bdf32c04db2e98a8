import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { setFirmwareRulesLimits } from '#api/limits.gen.ts';
import { useHere } from '#web/entities/organisation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, NumberField } from '#web/resource/form/fields.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { PendingRules } from './pending-rules.tsx';
import { type RulesNow, rulesKeys, rulesQuery } from './queries.ts';
import { ruleMessages as messages } from './rule-messages.ts';
import { messages as pendingMessages } from './rule-pending-messages.ts';

/** The organisation's rules of approval, and who has changed them. */
export function RulesButton() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: rules } = useQuery(rulesQuery);
  const { blocked } = useCommand('setFirmwareRules');
  return (
    <>
      <Button blocked={blocked ?? (rules ? null : text(messages.reading))} onClick={() => setOpen(true)}>
        {text(messages.rules)}
      </Button>
      {isOpen && rules ? <RulesSheet rules={rules} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface RulesForm {
  fourEyes: boolean;
  fromDevices: number | null;
  mustBeSigned: boolean;
  bandwidth: number | null;
}

function RulesSheet({ rules: current, onClose }: { rules: RulesNow; onClose: () => void }) {
  const text = useText();
  const here = useHere();
  // The form keeps the rules that it opened with: the page behind it may be read again meanwhile.
  const [rules] = useState(current);
  const form = useForm<RulesForm>({
    defaultValues: {
      fourEyes: rules.fourEyes,
      fromDevices: rules.fromDevices,
      mustBeSigned: rules.mustBeSigned,
      bandwidth: rules.bandwidth,
    },
  });
  const save = useCommand('setFirmwareRules', {
    invalidates: rulesKeys,
    form,
    success: messages.saved,
    conflict: pendingMessages.changed,
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      draft="firmware rules"
      limits={setFirmwareRulesLimits}
      title={text(messages.title)}
      verb={text(messages.verb)}
      busy={save.busy}
      onSubmit={({ fourEyes, fromDevices, mustBeSigned, bandwidth }) =>
        save.run({
          body: {
            version: rules.version,
            fourEyes,
            mustBeSigned,
            bandwidth,
            ...(fromDevices === null ? {} : { fromDevices }),
          },
        })
      }
      onClose={onClose}
    >
      <p className="text-dense text-secondary">
        {text(messages.help, { organisation: here?.companyName ?? '' })}
      </p>
      <PendingRules rules={current} onDone={onClose} />
      <CheckField<RulesForm> name="fourEyes" label={text(messages.fourEyes)} />
      <p className="text-caption text-muted">{text(messages.fourEyesHelp)}</p>
      <NumberField<RulesForm>
        name="fromDevices"
        label={text(messages.fromDevices)}
        help={text(messages.fromDevicesHelp)}
      />
      <CheckField<RulesForm> name="mustBeSigned" label={text(messages.mustBeSigned)} />
      <p className="text-caption text-muted">{text(messages.mustBeSignedHelp)}</p>
      <NumberField<RulesForm>
        name="bandwidth"
        step={0.001}
        label={text(messages.bandwidth)}
        help={text(messages.bandwidthHelp)}
      />
      <PageLink to="/log/audit" search={{ operation: 'setFirmwareRules' }} className={linkLook}>
        {text(messages.audit)}
      </PageLink>
    </EditSheet>
  );
}
