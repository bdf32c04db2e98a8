import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { components } from '#api/main.d.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { randomId } from '#web/ambient/random.ts';
import { ApiError } from '#web/http/api-error.ts';
import { callOperation } from '#web/http/call.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import { removeUpload } from './remove.ts';
import { type Transfer, transfer } from './transport.ts';

type FileUpload = components['schemas']['FileUpload'];

/** A whole file on the server, for the call that uses it. */
export interface UploadedFile {
  uploadId: string;
  fileName: string;
  size: number;
  sha256: string;
}

export type UploadStage =
  | { stage: 'empty'; refused: string | null }
  | { stage: 'starting'; fileName: string }
  | {
      stage: 'sending';
      fileName: string;
      size: number;
      sent: number;
      interrupted: boolean;
      bytesPerSecond: number | null;
    }
  | { stage: 'paused' | 'failed'; fileName: string; size: number; sent: number; reason: string | null }
  | { stage: 'verifying'; fileName: string; size: number }
  | { stage: 'done'; file: UploadedFile };

interface Running {
  file: File;
  address: string;
  transfer: Transfer | null;
  sent: number;
}

/** Milliseconds after which an upload rate means something. */
const leastMeasuredMs = 2_000;

/** By status: why an upload stopped for good. */
const stopped: Partial<Record<number, Message>> = {
  404: messages.gone,
  413: messages.refusedByProxy,
  507: messages.gone,
};

export const uploadsQuery = (purpose: string) =>
  queryOptions({
    queryKey: ['fileUploads', purpose],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/uploads', { params: { query: { purpose } }, signal }))).data,
    gcTime: 0,
  });

/** One file on its way: `onChange` hears the file once it is whole on the server, and null when it is taken away. */
export function useFileUpload(options: {
  purpose: string;
  /** Bytes. */
  most: number;
  /** Returns the file's problem, and it is not sent then; null: there is none. */
  check?: ((file: File) => Promise<string | null>) | undefined;
  onChange(file: UploadedFile | null): void;
}) {
  const { purpose, most } = options;
  const text = useText();
  const cache = useQueryClient();
  const [state, setState] = useState<UploadStage>({ stage: 'empty', refused: null });
  const running = useRef<Running | null>(null);
  const changed = useRef(options.onChange);
  changed.current = options.onChange;

  // A page that is left stops sending; the upload itself stays for its day.
  useEffect(() => () => running.current?.transfer?.pause(), []);

  const finish = (file: UploadedFile) => {
    running.current = null;
    setState({ stage: 'done', file });
    changed.current(file);
  };

  const verify = async (address: string) => {
    const uploadId = address.slice(address.lastIndexOf('/') + 1);
    const { data } = await answerOf(mainApi.GET('/uploads/{uploadId}', { params: { path: { uploadId } } }));
    const { sha256 } = data;
    if (sha256 === null) throw new ApiError({ status: 0, code: 'custom', message: text(messages.failed) });
    finish({ uploadId, fileName: data.fileName, size: data.size, sha256 });
  };

  const send = async (work: Running) => {
    const { file, address } = work;
    const about = { fileName: file.name, size: file.size };
    const isCurrent = () => running.current === work;
    const stop = (reason: string) => {
      if (isCurrent()) setState({ stage: 'failed', ...about, sent: work.sent, reason });
    };
    const begun = { at: nowMs(), sent: work.sent };
    /** Since this transfer began: earlier parts may have been sent by another one. */
    const rate = (): number | null => {
      const ms = nowMs() - begun.at;
      return ms < leastMeasuredMs ? null : ((work.sent - begun.sent) / ms) * 1_000;
    };
    const show = (interrupted: boolean) => {
      if (!isCurrent()) return;
      setState({ stage: 'sending', ...about, sent: work.sent, interrupted, bytesPerSecond: rate() });
    };
    show(false);
    work.transfer = await transfer(file, address, {
      sent(bytes) {
        work.sent = bytes;
        show(false);
      },
      lastPartSent: () => {
        if (isCurrent()) setState({ stage: 'verifying', ...about });
      },
      interrupted: () => show(true),
      done: () => {
        if (isCurrent())
          void verify(address).catch((error: unknown) =>
            stop(error instanceof ApiError ? error.message : text(messages.failed)),
          );
      },
      failed: (status) => stop(text(stopped[status] ?? messages.failed)),
    });
  };

  const choose = async (file: File) => {
    running.current?.transfer?.pause();
    running.current = null;
    changed.current(null);
    const refuse = (refused: string) => setState({ stage: 'empty', refused });
    if (file.size === 0) return refuse(text(messages.empty));
    if (file.size > most) return refuse(text(messages.tooLarge, { megabytes: Math.floor(most / 2 ** 20) }));
    setState({ stage: 'starting', fileName: file.name });
    const problem = await options.check?.(file);
    if (problem) return refuse(`${file.name}: ${problem}`);
    try {
      const body = {
        purpose,
        fileName: file.name,
        size: file.size,
        fingerprint: String(file.lastModified),
      };
      const { data } = await callOperation('beginUpload', { body }, randomId());
      running.current = { file, address: data.address, transfer: null, sent: data.offset };
      await send(running.current);
    } catch (error) {
      refuse(error instanceof ApiError ? error.message : text(messages.failed));
    }
  };

  const pause = () => {
    const work = running.current;
    if (!work) return;
    work.transfer?.pause();
    setState({
      stage: 'paused',
      fileName: work.file.name,
      size: work.file.size,
      sent: work.sent,
      reason: null,
    });
  };

  const resume = () => {
    if (running.current) void choose(running.current.file);
  };

  /** Takes the file away, here and on the server. */
  const discard = async (address: string) => {
    running.current?.transfer?.pause();
    running.current = null;
    setState({ stage: 'empty', refused: null });
    changed.current(null);
    await removeUpload(address);
    await cache.invalidateQueries(uploadsQuery(purpose));
  };

  const remove = () => {
    const address =
      state.stage === 'done' ? `/file-uploads/${state.file.uploadId}` : running.current?.address;
    if (address) void discard(address);
  };

  /** A whole file of before that no call has used. */
  const use = ({ uploadId, fileName, size, sha256 }: FileUpload) => {
    if (sha256 !== null) finish({ uploadId, fileName, size, sha256 });
  };

  return { state, choose, pause, resume, remove, discard, use };
}
