import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#domain/logged-event.ts';
import { isAllowed } from '#domain/permissions.ts';
import type { FileUploads } from '#server/core/blobs/file-uploads.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { actorOf } from '#server/core/http/hooks.ts';
import type { Session } from '#server/core/http/session.ts';
import { untilIdle } from '#server/core/http/slow-bodies.ts';
import { DraftRefusal } from './draft-folder.ts';
import type { UploadState } from './file-uploads.ts';

/** Path for parts, followed by the upload's id. */
export const filePath = '/file-uploads';

/** Maximum number of parts that one account sends at the same time. */
const most = 2;

interface Needs {
  fileUploads: FileUploads;
  sessions: {
    /** Finds the session of an access token; null if it is not valid. */
    authenticate(token: string): Promise<Session | null>;
    /** Makes the next call of every session read its permissions again, after these were changed. */
    lookAgain(): void;
  };
}

/**
 * Serves the parts of files by tus 1.0 (https://tus.io/protocols/resumable-upload): HEAD returns the offset, PATCH
 * appends a part. Extensions: checksum (sha256), termination, expiration. The call `beginUpload` begins an upload.
 */
export async function tusRoutes(app: FastifyInstance, services: Needs): Promise<void> {
  const { fileUploads } = services;
  const sending = new Map<string, number>();
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    uploads.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' });
    });

    uploads.options(`${filePath}/:uploadId`, async (_request, reply) =>
      reply
        .headers({
          'tus-version': '1.0.0',
          'tus-extension': 'checksum,termination,expiration',
          'tus-checksum-algorithm': 'sha256',
        })
        .code(204)
        .send(),
    );

    uploads.head<Upload>(`${filePath}/:uploadId`, async (request, reply) => {
      const { actor, state } = await uploadFor(request, services);
      await fileUploads.noteQuestion(state, actor);
      return progress(reply, state.row, state.offset)
        .header('upload-length', state.row.size_bytes)
        .code(200)
        .send();
    });

    uploads.patch<Upload>(`${filePath}/:uploadId`, {
      // Authentication comes before the body, so that no unauthenticated body is read.
      onRequest: async (request) => {
        request.part = await partOf(request, services);
      },
      handler: async (request, reply) => {
        const { actor, row, offset, sha256 } = request.part;
        const already = sending.get(actor.id) ?? 0;
        if (already >= most)
          throw new ApiError('custom', {
            status: 429,
            message: 'Two files at a time.',
            data: { retryAfter: 5 },
          });
        sending.set(actor.id, already + 1);
        try {
          const bytes = untilIdle(request.raw);
          const arrived = await fileUploads.append(row, { offset, bytes, sha256 }, actor);
          if (arrived === null)
            throw new ApiError('custom', {
              status: 423,
              message: 'Another part of this file is on its way.',
            });
          return progress(reply, row, arrived).code(204).send();
        } catch (error) {
          throw error instanceof DraftRefusal ? refusalOf(error) : error;
        } finally {
          const others = (sending.get(actor.id) ?? 1) - 1;
          if (others === 0) sending.delete(actor.id);
          else sending.set(actor.id, others);
        }
      },
    });

    uploads.delete<Upload>(`${filePath}/:uploadId`, async (request, reply) => {
      const { actor, state } = await uploadFor(request, services);
      await fileUploads.discard(state.row, actor);
      return reply.code(204).send();
    });
  });
}

interface Upload {
  Params: { uploadId: string };
}

interface PartHead {
  actor: Actor;
  row: UploadState['row'];
  offset: number;
  sha256: Buffer | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Headers of a PATCH to an upload. */
    part: PartHead;
  }
}

const progress = (reply: FastifyReply, row: UploadState['row'], offset: number): FastifyReply =>
  reply.headers({ 'upload-offset': offset, 'upload-expires': row.expires_at.toUTCString() });

/** Finds the caller's upload; the caller must still be permitted to make it. */
async function uploadFor(
  { headers, params }: FastifyRequest<Upload>,
  { sessions, fileUploads }: Needs,
): Promise<{ actor: Actor; state: UploadState }> {
  const token = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const session = token ? await sessions.authenticate(token) : null;
  if (!session || session.owes !== null) throw new ApiError('jwterr');
  if (headers['tus-resumable'] !== '1.0.0')
    throw new ApiError('custom', { status: 412, message: 'Tus-Resumable must be 1.0.0.' });
  const { accountId, role } = session.account;
  const state = await fileUploads.find(params.uploadId, accountId);
  const purpose = state && fileUploads.purposeOf(state.row.purpose);
  if (!state || !purpose) throw new ApiError('notfound');
  const holder = { permissions: role.permissions, userLevel: role.level };
  if (!isAllowed(holder, purpose.permission))
    throw new ApiError('roleerr', { data: { permission: purpose.permission } });
  return { actor: actorOf(session), state };
}

async function partOf(request: FastifyRequest<Upload>, services: Needs): Promise<PartHead> {
  const { actor, state } = await uploadFor(request, services);
  const { headers } = request;
  if (headers['content-type'] !== 'application/offset+octet-stream')
    throw new ApiError('custom', { status: 415, message: 'Send parts as application/offset+octet-stream.' });
  if (headers['upload-offset'] !== String(state.offset)) throw refusalOf(new DraftRefusal('offset'));
  return { actor, row: state.row, offset: state.offset, sha256: checksumOf(headers['upload-checksum']) };
}

function checksumOf(header: string | string[] | undefined): Buffer | null {
  if (header === undefined) return null;
  const sha256 = /^sha256 ([A-Za-z0-9+/]{43}=)$/.exec(String(header))?.[1];
  if (!sha256)
    throw new ApiError('custom', { status: 400, message: 'Upload-Checksum must be sha256 in base64.' });
  return Buffer.from(sha256, 'base64');
}

const refusals = {
  offset: { status: 409, message: 'Upload-Offset is not the number of bytes that have arrived.' },
  checksum: { status: 460, message: 'The part arrived damaged. Send it again.' },
  length: { status: 413, message: 'The file is longer than was said when the upload began.' },
} as const;

const refusalOf = ({ reason }: DraftRefusal): ApiError =>
  reason === 'full' ? new ApiError('storagefull') : new ApiError('custom', refusals[reason]);
