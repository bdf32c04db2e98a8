import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createNoticeLimits } from '#api/limits.gen.ts';
import { instantOf, localTimeOf } from '#domain/display.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { messages as typeMessages } from '#web/entities/notice/messages.ts';
import { ownNoticesKey } from '#web/entities/notice/queries.ts';
import { useHere } from '#web/entities/organisation/queries.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { messages } from './messages.ts';
import { type Notice, noticeKeys } from './queries.ts';
import { TimeField } from './time-field.tsx';

// The editor is a chunk of its own, which readers of notices do not load.
const ContentsField = lazyPart(() => import('./contents-field.tsx'), <Skeleton className="h-52 w-full" />);

type NoticeForm = Pick<
  Notice,
  'notiTitle' | 'notiType' | 'subType' | 'contents' | 'pinned' | 'ops' | 'roles'
> & {
  draft: boolean;
  /** `YYYY-MM-DDTHH:mm` in the zone that times are shown in. */
  periodStart: string;
  periodEnd: string;
};

const types: readonly Notice['notiType'][] = ['NOTICE', 'ALERT', 'INFORMATION'];
const dayMs = 86_400_000;

const local = (time: number | string) => localTimeOf(new Date(time).toISOString(), zoneInUse()).slice(0, 16);

/** A day from now on. */
const emptyForm = (): NoticeForm => ({
  notiTitle: '',
  notiType: 'NOTICE',
  subType: '',
  contents: '',
  ops: [],
  roles: [],
  pinned: false,
  draft: false,
  periodStart: local(nowMs()),
  periodEnd: local(nowMs() + dayMs),
});

const formOf = (notice: Notice): NoticeForm => ({
  notiTitle: notice.notiTitle,
  notiType: notice.notiType,
  subType: notice.subType,
  contents: notice.contents,
  ops: notice.ops,
  roles: notice.roles,
  pinned: notice.pinned,
  draft: notice.state === 'draft',
  periodStart: local(notice.periodStart),
  periodEnd: local(notice.periodEnd),
});

/** A new notice, or one to be changed. */
export function NoticeSheet({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const text = useText();
  const form = useForm<NoticeForm>({ defaultValues: notice ? formOf(notice) : emptyForm() });
  // The form keeps the edition that it opened with: the list behind it may be read again meanwhile.
  const [seen] = useState(notice?.edition);
  const here = useHere()?.opId;
  const options = { invalidates: [noticeKeys, ownNoticesKey], form, onSuccess: onClose };
  const create = useCommand('createNotice', { ...options, success: messages.created });
  const update = useCommand('updateNotice', {
    ...options,
    success: messages.saved,
    conflict: messages.conflict,
  });
  const save = ({ periodStart, periodEnd, ...values }: NoticeForm) => {
    const zone = zoneInUse();
    const [start, end] = [instantOf(`${periodStart}:00`, zone), instantOf(`${periodEnd}:00`, zone)];
    if (end <= start) return form.setError('periodEnd', { message: text(messages.periodBackwards) });
    const body = {
      ...values,
      notiTitle: values.notiTitle.trim(),
      subType: values.subType.trim(),
      periodStart: start.toISOString(),
      periodEnd: end.toISOString(),
    };
    if (!notice) return create.run({ body });
    return update.run({ path: { notiId: notice.notiId }, body: { ...body, edition: seen } });
  };
  return (
    <EditSheet
      form={form}
      draft={notice?.notiId ?? 'new'}
      limits={createNoticeLimits}
      title={text(notice ? messages.edit : messages.create)}
      verb={text(notice ? messages.save : messages.create)}
      busy={create.busy || update.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<NoticeForm> name="notiTitle" label={text(messages.noticeTitle)} />
      <SelectField<NoticeForm>
        name="notiType"
        label={text(messages.type)}
        choices={types.map((value) => ({ value, label: text(typeMessages[value]) }))}
      />
      <TextField<NoticeForm>
        name="subType"
        label={text(messages.subType)}
        help={text(messages.subTypeHelp)}
      />
      <ContentsField />
      {here ? <AudienceFields own={notice?.opId ?? here} /> : null}
      <TimeField<NoticeForm> name="periodStart" label={text(messages.periodStart)} />
      <TimeField<NoticeForm> name="periodEnd" label={text(messages.periodEnd)} />
      <CheckField<NoticeForm> name="pinned" label={text(messages.pinned)} />
      {notice?.state === 'publishing' ? null : (
        <CheckField<NoticeForm> name="draft" label={text(messages.draftField)} />
      )}
    </EditSheet>
  );
}
