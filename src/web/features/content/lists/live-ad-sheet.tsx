import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addLiveAdLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages as failures } from './failures/messages.ts';
import { FileField } from './file-field.tsx';
import { messages } from './messages.ts';
import { positions } from './names.ts';
import { contentKeys, type LiveAd } from './queries.ts';

interface LiveAdForm {
  name: string;
  lcnList: string;
  endDate: string;
  startHour: string;
  endHour: string;
  totalImpression: number | null;
  afterBootImpression: number | null;
  duration: number | null;
  position: LiveAd['position'];
  description: string;
  keepBoth: boolean;
  uploadId: string;
}

type Usual = Pick<
  LiveAd,
  | 'name'
  | 'lcnList'
  | 'endDate'
  | 'startHour'
  | 'endHour'
  | 'totalImpression'
  | 'afterBootImpression'
  | 'duration'
  | 'position'
  | 'description'
>;

/** CO-079. */
const usual: Usual = {
  name: '',
  lcnList: '',
  endDate: null,
  startHour: 0,
  endHour: 24,
  totalImpression: 1000,
  afterBootImpression: 2,
  duration: 10,
  position: 'bottom',
  description: '',
};

const hourChoices = (from: number) =>
  Array.from({ length: 24 }, (_, at) => ({
    value: String(from + at),
    label: `${String(from + at).padStart(2, '0')}:00`,
  }));

interface LiveAdSheetProps {
  ad: LiveAd | null;
  version: number;
  onClose: () => void;
}

/** A new live ad, or one to be changed. A clash with another is named; both can be kept. */
export function LiveAdSheet({ ad, version, onClose }: LiveAdSheetProps) {
  const text = useText();
  const [seen] = useState(version);
  const { startHour, endHour, endDate, ...of }: Usual = ad ?? usual;
  const form = useForm<LiveAdForm>({
    defaultValues: {
      name: of.name,
      lcnList: of.lcnList,
      position: of.position,
      description: of.description,
      totalImpression: of.totalImpression,
      afterBootImpression: of.afterBootImpression,
      duration: of.duration,
      startHour: String(startHour),
      endHour: String(endHour),
      endDate: endDate ?? '',
      keepBoth: false,
      uploadId: '',
    },
  });
  const options = { invalidates: [contentKeys], form, success: messages.saved, onSuccess: onClose };
  const add = useCommand('addLiveAd', { ...options, failed: failures.addLiveAd });
  const edit = useCommand('editLiveAd', { ...options, failed: failures.editLiveAd });
  const save = (values: LiveAdForm) => {
    const body = {
      name: values.name,
      lcnList: values.lcnList,
      position: values.position,
      description: values.description,
      keepBoth: values.keepBoth,
      endDate: values.endDate.trim() || null,
      startHour: Number(values.startHour),
      endHour: Number(values.endHour),
      totalImpression: values.totalImpression ?? usual.totalImpression,
      afterBootImpression: values.afterBootImpression ?? usual.afterBootImpression,
      duration: values.duration ?? usual.duration,
      ...(values.uploadId === '' ? {} : { uploadId: values.uploadId }),
    };
    return ad ? edit.run({ body: { ...body, id: ad.id, version: seen } }) : add.run({ body });
  };
  return (
    <EditSheet
      form={form}
      draft={ad?.id ?? 'new live ad'}
      limits={addLiveAdLimits}
      title={text(ad ? messages.edit : messages.addLiveAd)}
      verb={text(ad ? messages.save : messages.addLiveAd)}
      busy={add.busy || edit.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<LiveAdForm> name="name" label={text(messages.name)} />
      <TextField<LiveAdForm>
        name="lcnList"
        label={text(messages.lcnList)}
        help={text(messages.lcnListHelp)}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField<LiveAdForm> name="startHour" label={text(messages.startHour)} choices={hourChoices(0)} />
        <SelectField<LiveAdForm> name="endHour" label={text(messages.endHour)} choices={hourChoices(1)} />
      </div>
      <TextField<LiveAdForm>
        name="endDate"
        label={text(messages.endDate)}
        help={text(messages.endDateHelp)}
      />
      <SelectField<LiveAdForm>
        name="position"
        label={text(messages.position)}
        choices={Object.entries(positions).map(([value, label]) => ({ value, label: text(label) }))}
      />
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-1">
        <NumberField<LiveAdForm> name="duration" label={text(messages.duration)} />
        <NumberField<LiveAdForm> name="totalImpression" label={text(messages.totalImpression)} />
        <NumberField<LiveAdForm> name="afterBootImpression" label={text(messages.afterBootImpression)} />
      </div>
      <TextField<LiveAdForm>
        name="description"
        label={text(messages.description)}
        help={text(messages.descriptionHelp)}
        rows={2}
      />
      <CheckField<LiveAdForm> name="keepBoth" label={text(messages.keepBoth)} />
      <FileField
        use="liveAd"
        label={text(ad ? messages.newImage : messages.image)}
        help={text(messages.liveAdImageHelp)}
        required={ad === null}
      />
    </EditSheet>
  );
}
