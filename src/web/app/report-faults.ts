import { after } from '#web/ambient/clock.ts';
import { type FaultyPart, faults } from '#web/ambient/faults.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { queryClient } from '#web/http/query-client.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { messages } from './messages.ts';

declare const __VERSION__: string;

/** Reports to the server of one page load: the same fault may come with every message. */
const mostReports = 5;
/** One reading for all messages that failed in this time, milliseconds. */
const readPause = 2_000;
/** One toast in this time, milliseconds. */
const toastPause = 60_000;

function reportToServer(part: FaultyPart, error: unknown, message: string): void {
  const body = {
    part,
    message,
    stack: (error instanceof Error ? (error.stack ?? '') : '').slice(0, 4000),
    page: window.location.pathname.slice(0, 200),
    version: __VERSION__,
  };
  answerOf(mainApi.POST('/system/faults', { body })).catch((cause: unknown) => console.warn(cause));
}

/** Tells the server of faults that the console caught. Where what is shown may be old because of one, the page is read again. */
export function reportFaults(): void {
  const reported = new Set<string>();
  let isReading = false;
  let isShown = false;
  const readAgain = (code: string) => {
    if (!isReading) {
      isReading = true;
      after(readPause, () => {
        isReading = false;
        void queryClient.invalidateQueries();
      });
    }
    if (isShown) return;
    isShown = true;
    after(toastPause, () => {
      isShown = false;
    });
    const title = { message: messages.updateFailed };
    toastStore.show({ tone: 'notice', title, body: { message: messages.updateFailedHelp }, code });
  };
  faults.listen((part, error) => {
    const message = String(error).slice(0, 500);
    if (part !== 'page') readAgain(message);
    if (reported.has(message) || reported.size >= mostReports) return;
    reported.add(message);
    reportToServer(part, error, message);
  });
}
