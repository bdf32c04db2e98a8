import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CaseLanguage } from '#domain/case/file.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Select } from '#web/ui/select.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { fileMessages } from './file-messages.ts';
import { type Case, saveCase } from './queries.ts';
import { TakeOut } from './take-out.tsx';

/** Asks what is taken out before the file is saved. A route of its own piece: only who shares a case loads it. */
export default function DownloadDialog({ found, onClose }: { found: Case; onClose: () => void }) {
  const text = useText();
  const { locale } = useIntl();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [language, setLanguage] = useState<CaseLanguage>(locale === 'ko' ? 'ko' : 'en');
  const [as, setAs] = useState<'html' | 'json'>('html');
  const save = useMutation({
    mutationFn: () => saveCase(found.caseId, { as, language, redact: [...taken] }),
    onSuccess: onClose,
    onError: (error) => toastStore.show({ tone: 'danger', title: error.message }),
  });
  const take = (item: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(item);
    else next.delete(item);
    setTaken(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(fileMessages.title)}
      description={text(fileMessages.help)}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button look="main" busy={save.isPending} onClick={() => save.mutate()}>
            {text(fileMessages.title)}
          </Button>
        </>
      }
    >
      <TakeOut found={found} taken={taken} onTake={take} />
      <div className="flex flex-wrap gap-3 pt-4">
        <Field label={text(fileMessages.as)} className="flex-1 basis-52">
          {(ids) => (
            <Select
              {...ids}
              value={as}
              choices={[
                { value: 'html', label: text(fileMessages.asPage) },
                { value: 'json', label: text(fileMessages.asDocument) },
              ]}
              onChange={setAs}
            />
          )}
        </Field>
        <Field label={text(fileMessages.language)} className="flex-1 basis-36">
          {(ids) => (
            <Select
              {...ids}
              value={language}
              choices={[
                { value: 'en', label: text(fileMessages.english) },
                { value: 'ko', label: text(fileMessages.korean) },
              ]}
              onChange={setLanguage}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
