import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonObject } from '#machines/json.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { actorOf, callOf } from '#server/core/http/hooks.ts';
import { untilIdle } from '#server/core/http/slow-bodies.ts';
import type { CoreServices } from '#server/core/services.ts';
import { DraftRefusal } from './draft-folder.ts';

const limits = { files: 1, fields: 40, fieldSize: 65_536, parts: 41 };

/**
 * Forms with one file, for callers of the API without a resumable upload. The file is streamed to a draft; the body that
 * the handler gets has the fields, and `uploadId` in the place of the file, as if it had been uploaded before.
 */
export function formFiles(app: FastifyInstance, services: CoreServices): void {
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: IncomingMessage) =>
    bodyOf(request, payload, services),
  );
}

async function bodyOf(
  request: FastifyRequest,
  payload: IncomingMessage,
  { fileUploads }: CoreServices,
): Promise<JsonObject> {
  const { operation, session } = callOf(request);
  const type = request.headers['content-type'] ?? '';
  if (operation.upload === null || !session)
    throw new ApiError('custom', { status: 415, message: 'Send the body as application/json.' });
  if (!/;\s*boundary=/i.test(type)) throw new ApiError('custom', { message: 'The form has no boundary.' });
  const { operator } = session.account;
  const owner = { purpose: operation.upload, actor: actorOf(session), opId: operator.opId };
  const body: JsonObject = {};
  let file: Promise<string> | null = null;
  const form = new Busboy({ headers: { 'content-type': type }, limits });
  form.on('field', (name, value) => {
    body[name] = value;
  });
  form.on('file', (_field, stream, fileName) => {
    const name = fileName || 'file';
    file = fileUploads.receive({ ...owner, fileName: name }, stream);
    // The first failure ends the other part; its error is the answer.
    file.catch((error) => form.destroy(error));
  });
  try {
    await pipeline(Readable.from(untilIdle(payload), { objectMode: false }), form);
    const uploadId = await (file as Promise<string> | null);
    if (uploadId !== null) body.uploadId = uploadId;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof DraftRefusal)
      throw error.reason === 'full'
        ? new ApiError('storagefull')
        : new ApiError('custom', { status: 413, message: 'The file is too large.' });
    throw new ApiError('custom', { message: 'The form could not be read.' });
  }
  return body;
}
