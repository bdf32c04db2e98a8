import { after, nowMs } from '#web/ambient/clock.ts';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { type LivePicture, PictureParser } from './picture-parser.ts';

/** Milliseconds until a reading that broke off is begun again; the server waits a minute for it. */
const pauseMs = 500;
/** After this time a reading ends by itself; the next one follows at once, because no picture is taken in between. */
const wholeMs = 15_000;

interface Reading {
  consentId: string;
  /** Names this page. */
  viewer: string;
  signal: AbortSignal;
  show(picture: LivePicture): void;
}

/** Reads for as long as it may. Rejects with the refusal; a connection that broke is tried again. */
export async function readPictures(reading: Reading): Promise<void> {
  const { signal } = reading;
  while (!signal.aborted) {
    const began = nowMs();
    try {
      await readOnce(reading);
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) throw error;
      console.warn(error);
    }
    if (nowMs() - began < wholeMs) await pause(signal);
  }
}

async function readOnce({ consentId, viewer, signal, show }: Reading): Promise<void> {
  const body = await answerOf<ReadableStream<Uint8Array> | null>(
    mainApi.GET('/devices/avs/screen-captures/{consentId}/live', {
      params: { path: { consentId }, query: { viewer } },
      parseAs: 'stream',
      signal,
    }),
  );
  const reader = body?.getReader();
  const parser = new PictureParser();
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
      for (const picture of parser.push(part.value)) show(picture);
  } finally {
    // Where a part could not be read, the rest of the answer would keep the connection open.
    await reader?.cancel();
  }
}

/** The consent is over, or not for this account: to ask again would change nothing. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'timeout';

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = after(pauseMs, resolve);
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
