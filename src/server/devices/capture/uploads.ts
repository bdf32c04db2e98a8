import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pictureLimit } from '#server/core/files/picture-type.ts';
import type { Consents, UploadAnswer } from './consents.ts';

/** Path to which devices send pictures; it continues with the task in the form that the device received. */
export const uploadPath = '/device-uploads/screens';

const statusOf: Record<UploadAnswer, number> = { taken: 204, unknown: 401, gone: 410, refused: 422 };

/**
 * Endpoint for pictures (docs/usp-extension.md, `Capture()`): `PUT …/{taskId}/{sequence}` with the token that the
 * device got for this task alone. Answers 204; 401 for a token of another task; 410 if no more pictures are accepted;
 * 422 if the body is not a picture or not the next one.
 */
export async function pictureUploads(
  app: FastifyInstance,
  consents: Pick<Consents, 'opens' | 'upload'>,
): Promise<void> {
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: pictureLimit },
      (_request, body, done) => done(null, body),
    );
    uploads.put<Upload>(`${uploadPath}/:taskId/:sequence`, {
      // The token is checked before any body is read.
      onRequest: async (request, reply) => {
        if (!consents.opens(request.params.taskId, tokenOf(request))) return reply.code(401).send();
      },
      handler: async (request, reply) => {
        const { params, headers, body } = request;
        const takenAt = new Date(String(headers['x-taken-at'] ?? ''));
        const isWhole = /^[1-9]\d{0,4}$/.test(params.sequence) && !Number.isNaN(takenAt.getTime());
        if (!isWhole || !Buffer.isBuffer(body)) return reply.code(422).send();
        const answer = await consents.upload(params.taskId, {
          token: tokenOf(request),
          sequence: Number(params.sequence),
          contentType: headers['content-type'] ?? '',
          takenAt: takenAt.toISOString(),
          picture: body,
        });
        return reply.code(statusOf[answer]).send();
      },
    });
  });
}

interface Upload {
  Params: { taskId: string; sequence: string };
  Body: unknown;
}

const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? '';
