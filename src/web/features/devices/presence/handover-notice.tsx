import { useNow } from '#web/entities/stream/span.ts';
import { useProfile } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { messages } from './messages.ts';
import { type Handover, handoverKey } from './queries.ts';

/** After a day a handover is only in the history. */
const shownMs = 24 * 3_600_000;

/** The last handover: the recipient can answer it, all others see its state. */
export function HandoverNotice({ endpointId, last }: { endpointId: string; last: Handover }) {
  const text = useText();
  const dateTime = useDateTime();
  const now = useNow(false);
  const me = useProfile()?.userInfo.opUserId;
  const answer = useCommand('answerHandover', { invalidates: [handoverKey(endpointId)] });
  const { handoverId, from, to, note, askedAt, accepted, answeredAt } = last;
  if (now - Date.parse(answeredAt ?? askedAt) > shownMs) return null;
  const reply = (yes: boolean) =>
    void answer.run({ path: { handoverId }, body: { endpointId, accepted: yes } });
  const said = note === '' ? null : <q className="text-primary">{note}</q>;
  if (accepted === null && to.accountId === me)
    return (
      <section
        role="alert"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-info-stroke bg-info-surface px-3 py-2 text-dense text-info"
      >
        <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
          {text(messages.asksYou, { name: from.name })} {said}
        </p>
        <span className="flex gap-2">
          <Button look="main" busy={answer.busy} blocked={answer.blocked} onClick={() => reply(true)}>
            {text(messages.accept)}
          </Button>
          <Button busy={answer.busy} blocked={answer.blocked} onClick={() => reply(false)}>
            {text(messages.decline)}
          </Button>
        </span>
      </section>
    );
  const time = dateTime(answeredAt);
  const words = () => {
    if (accepted === null) return text(messages.waiting, { name: to.name });
    if (!accepted) return text(messages.declined, { name: to.name, time });
    return to.accountId === me
      ? text(messages.youHold, { time, from: from.name })
      : text(messages.holds, { name: to.name, time, from: from.name });
  };
  return (
    <p role="status" className="text-dense wrap-anywhere text-secondary">
      {words()} {said}
    </p>
  );
}
