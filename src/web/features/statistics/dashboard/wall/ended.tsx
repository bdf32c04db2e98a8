import { Link } from '@tanstack/react-router';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import { WallFrame } from './wall-frame.tsx';

/** Says across the room that the session of a wall ended. `at`: when it did; null: it is not known. */
export function WallEndedPage({ at }: { at: string | null }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <WallFrame>
      <main className="flex flex-1 flex-col items-start justify-center gap-[3vh]">
        <div role="alert" className="w-full rounded bg-danger-solid px-8 py-6 text-danger-on">
          <p className="text-wall-figure font-bold">{text(messages.notLive)}</p>
          <h1 className="text-wall font-medium">{text(messages.signedOut)}</h1>
          {at === null ? null : (
            <p className="text-wall">{text(messages.signedOutHelp, { time: dateTime(at) })}</p>
          )}
        </div>
        <Link to="/login" search={{ next: '/wall' }} className="text-wall text-accent underline">
          {text(messages.signIn)}
        </Link>
      </main>
    </WallFrame>
  );
}
