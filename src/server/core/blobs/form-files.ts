import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonObject } from '#machines/json.ts';
import type { FileUploads } from '#server/core/blobs/file-uploads.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { actorOf, callOf } from '#server/core/http/hooks.ts';
import { untilIdle } from '#server/core/http/slow-bodies.ts';
import { DraftRefusal } from './draft-folder.ts';

const limits = { files: 1, fields: 40, fieldSize: 65_536, parts: 41 };
/** Field of a form whose file is a small picture beside the large file: it is in the body in base64. */
const pictureField = 'icon';
const mostPictureBytes = 65_536;

interface Needs {
  fileUploads: FileUploads;
}

/**
 * Accepts forms with one file, for API callers without a resumable upload. The file is streamed to a draft; the
 * handler's body has the fields, with `uploadId` in place of the file, as after an earlier upload. A table file is
 * small and not kept: it is in the body itself, as `file` in base64 with its `fileName`, as in a JSON body.
 */
export function formFiles(app: FastifyInstance, services: Needs): void {
  app.decorateRequest('formUpload', null);
  // The file of a refused call is deleted before the answer leaves, so that no other call can use it.
  app.addHook('onSend', async ({ call, formUpload }) => {
    if (call?.session && formUpload !== null && call.result !== 'success')
      await services.fileUploads.discard({ upload_id: formUpload }, actorOf(call.session));
  });
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: IncomingMessage) =>
    bodyOf(request, payload, services),
  );
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Upload that this call's form began. */
    formUpload: string | null;
  }
}

const tooLong = new ApiError('custom', { status: 413, message: 'A field of the form is too long.' });
const tooLarge = new ApiError('custom', { status: 413, message: 'The file is too large.' });
const tooMany = new ApiError('custom', { status: 413, message: 'The form has too many parts.' });

async function bodyOf(
  request: FastifyRequest,
  payload: IncomingMessage,
  { fileUploads }: Needs,
): Promise<JsonObject> {
  const { operation, session } = callOf(request);
  const { upload: purpose } = operation;
  if (purpose === null || !session)
    throw new ApiError('custom', { status: 415, message: 'Send the body as application/json.' });
  if (purpose === 'body') return withFile(request, payload, base64Bytes(request.routeOptions.bodyLimit));
  const owner = { purpose, actor: actorOf(session), opId: session.account.operator.opId };
  const body: JsonObject = {};
  const form = formOf(request, body, { files: 2 });
  /** Large files of the form: at most one; a form may have none. */
  const files: { stream: Readable; arrived: Promise<string> }[] = [];
  form.on('file', (field, stream, fileName) => {
    if (field === pictureField) return keepPicture(form, stream, body);
    if (files.length > 0) return form.destroy(tooMany);
    const arrived = fileUploads.receive({ ...owner, fileName: fileName || 'file' }, stream);
    files.push({ stream, arrived });
    // The first failure ends the other part, and its error is the answer.
    arrived.catch((error) => form.destroy(error));
  });
  try {
    await pipeline(Readable.from(untilIdle(payload), { objectMode: false }), form);
    for (const { arrived } of files) request.formUpload = await arrived;
    if (request.formUpload !== null) body.uploadId = request.formUpload;
  } catch (error) {
    for (const { stream, arrived } of files) {
      stream.destroy();
      // The file may be complete before the rest of the form was refused.
      request.formUpload = await arrived.catch(() => null);
    }
    throw refusalOf(error);
  }
  return body;
}

/** Collects a small picture into the body. */
function keepPicture(form: BusboyInstance, stream: Readable, body: JsonObject): void {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > mostPictureBytes) form.destroy(tooLarge);
    else chunks.push(chunk);
  });
  stream.on('error', (error) => form.destroy(error));
  stream.on('end', () => {
    body[pictureField] = Buffer.concat(chunks).toString('base64');
  });
}

/** Returns the bytes of a base64 file that fits in a JSON body of this limit. */
const base64Bytes = (bodyLimit: number) => Math.floor((bodyLimit / 4) * 3);

async function withFile(
  request: FastifyRequest,
  payload: IncomingMessage,
  mostBytes: number,
): Promise<JsonObject> {
  const body: JsonObject = {};
  const form = formOf(request, body, { fileSize: mostBytes });
  const chunks: Buffer[] = [];
  form.on('file', (_field, stream, fileName) => {
    body.fileName ??= fileName || 'file';
    body.file = '';
    stream.on('limit', () => form.destroy(tooLarge));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', (error) => form.destroy(error));
  });
  try {
    await pipeline(Readable.from(untilIdle(payload), { objectMode: false }), form);
  } catch (error) {
    throw refusalOf(error);
  }
  if (body.file === '') body.file = Buffer.concat(chunks).toString('base64');
  return body;
}

/** Reads the fields of a form into `body`. */
function formOf(
  request: FastifyRequest,
  body: JsonObject,
  more: { files?: number; fileSize?: number },
): BusboyInstance {
  const type = request.headers['content-type'] ?? '';
  if (!/;\s*boundary=/i.test(type)) throw new ApiError('custom', { message: 'The form has no boundary.' });
  const form = new Busboy({
    headers: { 'content-type': type },
    limits: { ...limits, ...more },
  });
  form.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) form.destroy(tooLong);
    body[name] = value;
  });
  // Parts beyond a limit would otherwise be dropped silently.
  for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    form.on(event, () => form.destroy(tooMany));
  return form;
}

function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof DraftRefusal))
    return new ApiError('custom', { message: 'The form could not be read.' });
  return error.reason === 'full' ? new ApiError('storagefull') : tooLarge;
}
