import type { components } from '#api/main.d.ts';
import type { OperationId } from '#api/operations.gen.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { ApiError, Language } from '#server/core/http/api-error.ts';
import type { Call } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Rollouts } from '#server/fleet/rollouts/rollouts.ts';

export type ProfileState = components['schemas']['ProfileState'];

/** State of a profile after a command, before its kind puts it into the words of its contract. */
export interface StartedProfile {
  id: string;
  state: ProfileState;
  planHash: string | null;
  /** Number of eligible devices. */
  started: number;
  refused: number;
  /** Devices of a small target that are not eligible, with the reason that the cargo gave. */
  refusals: { endpointId: string; reason: string }[];
}

/**
 * Kind of profile: all that the calls for profiles ask of a cargo. The calls have no other knowledge of what a profile
 * brings to its devices; `Started` is how the operations of the cargo answer a command.
 */
export interface ProfileKind<Started> {
  /** Cargo of its rollouts; the calls find no rollout of another one. */
  cargo: string;
  /** Operation that approves a profile: those who may use it are named as approvers. */
  approves: OperationId;
  /** Names of fields in its operations, for refusals, the audit trail and sheets. */
  fields: {
    id: string;
    name: string;
    retries: string;
    /** Devices that are removed. */
    removed: string;
    /** Work that was begun for a device. */
    work: string;
  };
  started(started: StartedProfile): Started;
  /** Refusals of an order: its plan failed, no device is eligible, or only some are. */
  refused: {
    failed: ErrorCode;
    none: ErrorCode;
    /** Text of `none`; absent: that of the catalogue. */
    noneText(refusals: readonly { reason: string }[], language: Language): { message?: string };
    some: ErrorCode;
    someText(counts: { started: number; refused: number }, language: Language): string;
  };
  /** Refusal to go on with content that is not approved any more, or not stored. */
  unavailable(contentId: string): ApiError;
}

/** Call of an operation for profiles, of any cargo. */
export type ProfileCall = Pick<Call<'listTasks'>, 'audit' | 'caller' | 'language' | 'scope'>;

/** Services that the calls for profiles need. */
export interface ProfileServices extends Pick<CoreServices, 'blobs' | 'database' | 'now'> {
  rollouts: Rollouts;
}
