import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { changeBulkSettingLimits } from '#api/limits.gen.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { idFields, type Kind } from './kinds.ts';
import { messages } from './messages.ts';
import { BootAdField, ChannelField, MetadataFields, type PickForm } from './pick-fields.tsx';

const titles: Record<Kind, Message> = {
  bootAd: messages.pickBootAd,
  channel: messages.pickChannel,
  metadata: messages.pickMetadata,
};

const required = { required: true, maxLength: 64 } as const;
const limits = {
  ...changeBulkSettingLimits,
  metaName: required,
  adFileId: required,
  channelId: required,
  metaFileId: required,
};

interface PickSheetProps {
  kind: Kind;
  /** Null: the organisation that the console shows. */
  opId: string | null;
  onClose: () => void;
}

/** Chooses what every box gets from now on; it is sent after a question with the number of boxes. */
export function PickSheet({ kind, opId, onClose }: PickSheetProps) {
  const text = useText();
  const [asking, setAsking] = useState<string | null>(null);
  const form = useForm<PickForm>({
    defaultValues: { metaName: '', adFileId: '', channelId: '', metaFileId: '' },
  });
  const metaName = useWatch({ control: form.control, name: 'metaName' });
  return (
    <>
      <EditSheet
        form={form}
        draft={`bulk ${kind}`}
        limits={limits}
        title={text(titles[kind])}
        verb={text(messages.continue)}
        busy={false}
        onSubmit={(values) => setAsking(values[idFields[kind]])}
        onClose={onClose}
      >
        {kind === 'bootAd' ? <BootAdField opId={opId} /> : null}
        {kind === 'channel' ? <ChannelField opId={opId} /> : null}
        {kind === 'metadata' ? <MetadataFields opId={opId} name={metaName} /> : null}
      </EditSheet>
      {asking === null ? null : (
        <ConfirmChange
          kind={kind}
          itemId={asking}
          form={form}
          onChanged={onClose}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
