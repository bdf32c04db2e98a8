import { readPreferences } from '#web/ambient/preferences.ts';
import { answerOf, mainApi } from './clients.ts';

declare const __VERSION__: string;

/** Says which program has signed in (CL-136); nothing depends on it. */
export function describeClient(): void {
  const body = {
    platform: 'web',
    appPackage: 'waymark-console',
    appVer: __VERSION__,
    lang: readPreferences().language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  answerOf(mainApi.POST('/iam/client', { body })).catch((cause: unknown) => console.warn(cause));
}
