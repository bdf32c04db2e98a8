import { useEffect } from 'react';
import { consentStreams } from '#web/entities/consent/streams.ts';
import { mainApi } from '#web/http/clients.ts';

interface Looking {
  endpointId: string;
  consentId: string;
  /** Names this page; null: it does not look. */
  viewer: string | null;
}

/** TN-111: leaving the page ends its request at once, unless another page still views the screen. */
export function useLeaving({ endpointId, consentId, viewer }: Looking): void {
  useEffect(() => {
    if (viewer === null) return undefined;
    const leave = () => {
      // The server writes the account before the name of a page.
      const { replay } = consentStreams.of(consentId);
      const { state, terminal, context } = replay.at(replay.version);
      if (terminal || state === 'ending') return;
      if (context.viewers.some((other) => !other.endsWith(`/${viewer}`))) {
        const params = { path: { consentId }, query: { viewer } };
        mainApi
          .DELETE('/devices/avs/screen-captures/{consentId}/live', { params, keepalive: true })
          .catch((error: unknown) => console.warn(error));
        return;
      }
      // No page is left to show the outcome. Without this call the server notices by itself a minute later.
      mainApi
        .POST('/devices/avs/consent-cancel', { body: { endpointId }, keepalive: true })
        .catch((error: unknown) => console.warn(error));
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [endpointId, consentId, viewer]);
}
