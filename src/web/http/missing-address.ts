import { drafts } from '#web/ambient/drafts.ts';
import { sessionStore } from '#web/ambient/storage.ts';

/** Outlives the sign-out: a tab that is signed in by another one would else begin again. */
export const sentToOriginKey = 'sentToOrigin';

/**
 * ER-037: an address of the auth client that is not there is no console of this server; the reader is sent to the origin of
 * the site. Once for each tab, because the page that opens there asks the same.
 */
export const toOriginIfMissing =
  (fetchAnswer: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const response = await fetchAnswer(request);
    if (response.status === 404 && sessionStore.get(sentToOriginKey) === null) {
      sessionStore.set(sentToOriginKey, 'yes');
      drafts.keep();
      window.location.assign('/');
    }
    return response;
  };
