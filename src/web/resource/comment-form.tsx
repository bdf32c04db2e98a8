import type { FormEvent } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';
import { useDraft } from './form/use-draft.ts';
import { messages } from './messages.ts';

/** Longest comment that the calls take. */
const longest = 4_000;

interface CommentFormProps {
  /** Name that an unsent comment is kept under, for a reload. */
  draft: string;
  busy: boolean;
  /** Reason why the user may not comment, or null. */
  blocked: string | null;
  /** Sends the comment; undefined: it failed, and stays in the field. */
  onSend: (text: string) => Promise<unknown>;
}

/** The place for the next comment on a case, a profile and so on. */
export function CommentForm({ draft, busy, blocked, onSend }: CommentFormProps) {
  const text = useText();
  const [comment, setComment] = useDraft(draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (comment.trim() === '' || busy) return;
    if ((await onSend(comment.trim())) !== undefined) setComment('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-2 pt-4">
      <Field label={text(messages.comment)} className="w-full">
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            maxLength={longest}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            className={`${inputLook} min-h-20 py-2`}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} blocked={blocked}>
        {text(messages.addComment)}
      </Button>
    </form>
  );
}

/** Words of a comment, as they were written. */
export function CommentText({ children }: { children: string }) {
  return <p className="text-body whitespace-pre-wrap wrap-anywhere">{children}</p>;
}
