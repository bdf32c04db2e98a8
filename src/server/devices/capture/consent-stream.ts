import type { SnapshotFrom } from 'xstate';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { serverActor } from '#domain/logged-event.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { ConsentAnswer, EndedTask } from '#machines/consent/events.ts';
import { consentMachine, consentMachineVersion } from '#machines/consent/machine.ts';
import type { Step } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Row } from '#server/core/database/database.ts';
import type { Committed } from '#server/core/log/log.ts';
import {
  defineStream,
  idOf,
  type LiveDraft,
  type Reaction,
  streamMessage,
} from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';
import { beganBy } from '#server/devices/engine/ended-task.ts';

type ConsentMachine = typeof consentMachine;
export type ConsentSnapshot = SnapshotFrom<ConsentMachine>;
export type ConsentStreams = StreamRepository<ConsentMachine>;

/** Tasks that a consent started name it in their parameters; the consent is notified when they end. */
const tasksEnd: Reaction<ConsentMachine> = {
  target: beganBy('consent_id'),
  react: (facts, cause) => ({
    type: 'tasks.ended',
    data: { ended: facts.map(endOf), cause },
    actor: serverActor('reactor'),
  }),
};

function endOf({ event, step }: Committed): EndedTask {
  const context = step?.after.context;
  const state = String(step?.after.value);
  const message = state === 'failed' ? String(context?.failure?.message ?? '') : '';
  const asked = context?.traits?.kind === 'ScreenCaptureConsent';
  return { taskId: idOf(event.streamId), state, answer: asked ? answerOf(state, message) : null, message };
}

/** Texts of the device's `Status` (docs/usp-extension.md). */
const answers: Record<string, ConsentAnswer> = { Declined: 'declined', NoAnswer: 'noAnswer' };
const answerOf = (state: string, message: string): ConsentAnswer =>
  state === 'succeeded' ? 'agreed' : (answers[message] ?? 'failed');

/** Stream of a screen-viewing consent: connects the machine in machines/consent to the server. */
export const consentStream = defineStream<ConsentMachine, Row<'consent'>>({
  kind: 'consent',
  machine: consentMachine,
  version: consentMachineVersion,
  list: {
    table: {
      name: 'consent',
      key: 'consent_id',
      changing: [
        'state',
        'terminal',
        'answer',
        'ended_because',
        'pictures',
        'keys',
        'views',
        'erased',
        'version',
        'answered_at',
        'valid_until',
        'updated_at',
        'finished_at',
      ] satisfies (keyof Row<'consent'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { after }) => {
      const { context } = after;
      const terminal = after.hasTag('terminal');
      const isNew = context.answer !== null && before?.answer === null;
      const answeredAt = isNew ? recordedAt : (before?.answered_at ?? null);
      return {
        consent_id: id,
        endpoint_id: context.endpointId,
        op_id: context.opId,
        state: String(after.value),
        terminal,
        question: context.text,
        language: context.language,
        answer: context.answer,
        ended_because: context.end,
        pictures: context.pictures,
        keys: context.keys,
        views: context.views,
        erased: context.erased,
        version,
        account_id: before?.account_id ?? actor.id,
        account_name: before?.account_name ?? actor.name,
        requested_at: before?.requested_at ?? recordedAt,
        answered_at: answeredAt,
        valid_until:
          context.answer === 'agreed' && answeredAt ? new Date(answeredAt.getTime() + context.validMs) : null,
        updated_at: recordedAt,
        finished_at: terminal ? (before?.finished_at ?? recordedAt) : null,
      };
    },
  },
  effects: { clearDevice: { pendingIn: 'ending' } },
  reactsTo: { task: tasksEnd },
  live: (event, step) => step && consentMessage(event, step),
  audience: ({ context }) => ({ endpointId: context.endpointId }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});

/** Builds live messages; the answer and each picture have their own (TN-103, TN-107, TN-176). */
function consentMessage(event: LoggedEvent, { before, after }: Step<ConsentSnapshot>): LiveDraft {
  const { endpointId, answer, end } = after.context;
  const message = { ...streamMessage(event), endpoint_id: endpointId };
  const data: JsonObject = { consentId: idOf(event.streamId), state: String(after.value), end };
  if (event.type === 'picture.received')
    return {
      ...message,
      event: 'AvScreenCaptureResult',
      data: {
        ...data,
        ...pictureOf(event, after.context.capture?.taskId ?? ''),
        endpoint_id: endpointId,
        result_status: 'Complete',
      },
    };
  if (answer !== before.context.answer)
    return {
      ...message,
      event: 'AvScreenCaptureResult',
      data: {
        ...data,
        device_av_sc_agree: { user_agreement_state: answer === 'agreed' ? 'Complete' : answer },
      },
    };
  return { ...message, data };
}

const pictureOf = ({ streamId, data }: LoggedEvent, taskId: string): JsonObject =>
  isObject(data)
    ? {
        url: `/api/v1/consents/${idOf(streamId)}/pictures/${taskId}/${data.sequence}`,
        timestamp: data.takenAt ?? null,
        sequence: data.sequence ?? 0,
      }
    : {};
