import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pictureLimit } from '#server/core/files/picture-type.ts';
import type { Consents, UploadAnswer } from './consents.ts';

/** Where devices send pictures; below it the task, as the device received it. */
export const uploadPath = '/device-uploads/screens';

const statusOf: Record<UploadAnswer, number> = { taken: 204, unknown: 401, gone: 410, refused: 422 };

/**
 * The door for pictures (docs/usp-extension.md, `Capture()`): `PUT …/{taskId}/{sequence}` with the token that the device was
 * given for this task alone. Answers 204; 401 for a token that is not of this task; 410 where no picture is taken any more;
 * 422 for what is no picture or not the next one.
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
      // Of a stranger no body is read.
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
