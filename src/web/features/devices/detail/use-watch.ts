import { useEffect, useEffectEvent } from 'react';
import { every } from '#web/ambient/clock.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

/** The server forgets a watcher 600 s after its last call; half of that is early enough. */
const renewEvery = 300_000;

/** Live values while the page is open (CL-017, CL-018). A refusal only means values that stand still. */
export function useWatch(endpointId: string): void {
  const quietly = useEffectEvent((call: Promise<unknown>) => {
    void call.catch((error: unknown) => console.warn(error));
  });
  useEffect(() => {
    const subscribe = () =>
      quietly(answerOf(mainApi.POST('/devices/action/subscribeRTD', { body: { endpointId } })));
    subscribe();
    const stop = every(renewEvery, subscribe);
    return () => {
      stop();
      quietly(answerOf(mainApi.POST('/devices/action/unsubscribeRTD', { body: { endpointId } })));
    };
  }, [endpointId]);
}
