import { useEffect, useEffectEvent } from 'react';
import type { LiveMessage } from '#domain/live-message.ts';
import { dispatch } from './dispatch.ts';
import type { ResyncReason } from './link.ts';
import { liveSocket } from './socket.ts';

/** Runs for each live message while the component is on the screen. */
export function useLive(handler: (message: LiveMessage) => void): void {
  const onMessage = useEffectEvent(handler);
  useEffect(() => dispatch.listen((message) => onMessage(message)), []);
}

/** Runs when the socket has lost messages for good and lists must be read again. */
export function useResync(handler: (reason: ResyncReason) => void): void {
  const onResync = useEffectEvent(handler);
  useEffect(() => liveSocket.onResync((reason) => onResync(reason)), []);
}

/** Resembles `useLive`, without the delay of progress: some readers show the facts themselves. */
export function useLiveFacts(handler: (message: LiveMessage) => void): void {
  const onMessage = useEffectEvent(handler);
  useEffect(() => dispatch.listenToFacts((message) => onMessage(message)), []);
}
