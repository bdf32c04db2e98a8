import type { DetailedError, HttpRequest, Upload } from 'tus-js-client';
import { session } from '#web/http/session-port.ts';
import { PartSize } from './part-size.ts';

/** The page's uploads share it, because the proxy is the same for the next file. */
const parts = new PartSize();

/** Milliseconds; begins again after each part that arrived. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000, 30_000];

export interface Transfer {
  /** Stops; what has arrived stays. */
  pause(): void;
}

interface TransferEvents {
  /** Bytes on their way or arrived. */
  sent(bytes: number): void;
  /** The last part has been sent, and the server verifies the file. */
  lastPartSent(): void;
  /** A part did not get through and is sent again. */
  interrupted(): void;
  done(): void;
  /** `status` 0: no answer, however often it was tried. */
  failed(status: number): void;
}

/** Sends the rest of a file to its upload by tus, whose client is loaded with the first file. */
export async function transfer(file: File, address: string, events: TransferEvents): Promise<Transfer> {
  const { Upload: TusUpload, DefaultHttpStack } = await import('tus-js-client');
  const stack = new DefaultHttpStack({});
  let authorised = session().credential();
  const upload: Upload = new TusUpload(file, {
    uploadUrl: new URL(address, window.location.origin).href,
    chunkSize: parts.bytes,
    retryDelays,
    // The server knows which uploads are open.
    storeFingerprintForResuming: false,
    httpStack: {
      getName: () => stack.getName(),
      createRequest: (method, url) => withChecksum(stack.createRequest(method, url)),
    },
    async onBeforeRequest(request) {
      await session().settled();
      authorised = session().credential();
      if (authorised) request.setHeader('Authorization', `Bearer ${authorised.token}`);
    },
    async onAfterResponse(_request, response) {
      if (response.getStatus() === 401)
        await session().unauthorised({ credential: authorised, generation: session().generation() });
    },
    onShouldRetry(error) {
      events.interrupted();
      const status = statusOf(error);
      const isSmaller = parts.failed(status);
      upload.options.chunkSize = parts.bytes;
      return isSmaller || isPassing(status);
    },
    onChunkComplete: () => parts.arrived(),
    onProgress(bytes, size) {
      events.sent(bytes);
      if (bytes === size) events.lastPartSent();
    },
    onSuccess: () => events.done(),
    onError: (error) => events.failed(statusOf(error)),
  });
  upload.start();
  return { pause: () => void upload.abort() };
}

/** 460: the part arrived damaged; 409 and 423: another page sent it, or its connection is not over yet. */
const isPassing = (status: number): boolean =>
  status === 0 || status >= 500 ? status !== 507 : [401, 408, 409, 423, 429, 460].includes(status);

const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** Each part carries its SHA-256. A page without https has no digests: TCP alone protects it there. */
function withChecksum(request: HttpRequest): HttpRequest {
  const send = request.send.bind(request);
  request.send = async (body: unknown) => {
    if (body instanceof Blob && window.isSecureContext) {
      const digest = await crypto.subtle.digest('SHA-256', await body.arrayBuffer());
      request.setHeader('Upload-Checksum', `sha256 ${btoa(String.fromCharCode(...new Uint8Array(digest)))}`);
    }
    return send(body);
  };
  return request;
}
