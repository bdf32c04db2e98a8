import { useEffect, useRef, useState } from 'react';
import type { RemoteKey } from '#domain/av/keys.ts';
import { after, nowMs } from '#web/ambient/clock.ts';
import { randomId } from '#web/ambient/random.ts';
import { ApiError } from '#web/http/api-error.ts';
import { callOperation } from '#web/http/call.ts';
import { type ToastText, toastStore } from '#web/ui/toasts.ts';
import { remoteMessages as messages } from './messages.ts';

export interface PressedKey {
  key: RemoteKey;
  outcome: 'sent' | 'refused' | 'unknown';
  /** Message in the device's own words. */
  message: string;
  /** Milliseconds from here to the device and back. */
  ms: number;
}

/** CO-064, TN-116: a key without an answer keeps the others waiting no longer. */
const answerMs = 5_000;

/** ER-046; ER-011 is a failure with its code. */
const warn = (body: ToastText, code?: string) =>
  toastStore.show({
    tone: code ? 'danger' : 'notice',
    title: { message: messages.toast },
    body,
    ...(code ? { code } : {}),
  });

/**
 * The keys of this page on their way to a device, one after another. Keys pressed after one that did not get through were
 * meant for another screen, and are dropped.
 */
export function useRemote(endpointId: string, refusal: string | null) {
  const waiting = useRef<RemoteKey[]>([]);
  const busy = useRef(false);
  const [sending, setSending] = useState<RemoteKey | null>(null);
  const [last, setLast] = useState<PressedKey | null>(null);
  useEffect(() => {
    if (refusal !== null) waiting.current.length = 0;
  }, [refusal]);
  const sendAll = async () => {
    busy.current = true;
    try {
      for (let key = waiting.current.shift(); key !== undefined; key = waiting.current.shift()) {
        setSending(key);
        const answer = await send(endpointId, key);
        if (answer) setLast(answer);
        if (answer?.outcome !== 'sent') waiting.current.length = 0;
      }
    } finally {
      busy.current = false;
      setSending(null);
    }
  };
  return {
    sending,
    last,
    /** `held`: the keyboard repeats it, and repeats are not queued. */
    press: (key: RemoteKey, held = false) => {
      // TN-118
      if (refusal !== null) return warn(refusal);
      if (held && busy.current) return;
      waiting.current.push(key);
      if (!busy.current) void sendAll();
    },
  };
}

/** Null where the server refused it, which has been reported. */
async function send(endpointId: string, keyValue: RemoteKey): Promise<PressedKey | null> {
  const began = nowMs();
  const late = Promise.withResolvers<null>();
  const stop = after(answerMs, () => late.resolve(null));
  const key = { key: keyValue, outcome: 'unknown' as const, message: '' };
  try {
    const call = callOperation('pressRemoteKey', { body: { endpointId, keyValue } }, randomId());
    const answer = await Promise.race([call, late.promise]);
    const ms = nowMs() - began;
    if (answer === null) return { ...key, ms };
    const { outcome, message } = answer.data;
    return { ...key, outcome, message, ms };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    warn(error.message, error.code === 'wsoutofbuffer' ? error.code : undefined);
    return null;
  } finally {
    stop();
  }
}
