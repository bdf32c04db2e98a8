import { Undo2 } from 'lucide-react';
import type { taskMachine } from '#machines/task/machine.ts';
import type { Replay } from '#web/entities/stream/replay.ts';
import { useNow } from '#web/entities/stream/span.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { settingsMessages as messages } from '../device/page/messages.ts';

export const isOnTrial = (state: string): boolean =>
  state === 'settling' || state === 'awaitingCheckIn' || state === 'confirming';

/** Shows the time until the device's check-in is due, and the way back before. */
export function Trial({ replay, isReachable }: { replay: Replay<typeof taskMachine>; isReachable: boolean }) {
  const text = useText();
  const now = useNow(true);
  const cancel = useCommand('cancelTask');
  const applied = replay.events.findLast(({ type }) => type === 'settings.applied');
  if (!applied) return null;
  const left = Date.parse(applied.recordedAt) + Number(applied.data.rollbackMs) - now;
  const taskId = applied.streamId.slice('task:'.length);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded border border-notice-stroke bg-notice-surface px-3 py-2 text-dense text-notice">
      <p className="min-w-0 flex-1 basis-60">
        {left > 0
          ? text(isReachable ? messages.onTrial : messages.onTrialAway, { seconds: Math.ceil(left / 1000) })
          : text(messages.trialOver)}
      </p>
      {isReachable ? (
        <Button
          icon={<Undo2 className="size-4" aria-hidden />}
          busy={cancel.busy}
          blocked={cancel.blocked}
          onClick={() => void cancel.run({ path: { taskId }, body: { reason: 'user' } })}
        >
          {text(messages.takeBack)}
        </Button>
      ) : null}
    </div>
  );
}
