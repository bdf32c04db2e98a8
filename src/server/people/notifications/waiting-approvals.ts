import type { MessageKind } from '#machines/message/events.ts';
import type { Committed } from '#server/core/log/log.ts';

export type ApprovalKind = Extract<
  MessageKind,
  'filesToApprove' | 'appsToApprove' | 'profilesToApprove' | 'appProfilesToApprove' | 'presetsToApprove'
>;

/** Object that waits for an approval, or no longer does. */
export interface WaitingApproval {
  kind: ApprovalKind;
  opId: string;
  /** Accounts that may not approve it where the organisation requires a second person. */
  authors: readonly string[];
}

/** Kinds of stream that a file begins, by the fact of its upload. */
const uploaded: Readonly<Record<string, { by: string; kind: ApprovalKind }>> = {
  'firmware-file': { by: 'firmware.uploaded', kind: 'filesToApprove' },
  'app-file': { by: 'app.uploaded', kind: 'appsToApprove' },
};

/** Kinds of rollouts, by their cargo. */
const submitted: Readonly<Record<string, ApprovalKind>> = {
  firmware: 'profilesToApprove',
  app: 'appProfilesToApprove',
};

const none = { begins: null, ends: null };

/** Tells what begins to wait for an approval with a fact, and what no longer waits since. */
export function waitingIn({ event, kind, step }: Committed): {
  begins: WaitingApproval | null;
  ends: WaitingApproval | null;
} {
  if (!step || event.erased) return none;
  const { before, after } = step;
  const { context } = after;
  const uploads = Object.hasOwn(uploaded, kind) ? uploaded[kind] : undefined;
  if (uploads) {
    const file = { kind: uploads.kind, opId: context.opId, authors: [context.uploaderId] };
    // An approver who withdraws an approval has decided, and asks no one to give it again.
    if (event.type === uploads.by) return { begins: file, ends: null };
    return {
      begins: null,
      ends: before.value === 'notApproved' && after.value !== before.value ? file : null,
    };
  }
  const ofCargo =
    kind === 'rollout' && Object.hasOwn(submitted, context.cargo) ? submitted[context.cargo] : undefined;
  if (ofCargo) {
    const authors = [context.authorId, context.editorId].filter((id) => typeof id === 'string');
    const profile = { kind: ofCargo, opId: context.opId, authors };
    const waited = before.value === 'awaitingApproval';
    const waits = after.value === 'awaitingApproval';
    return { begins: waits && !waited ? profile : null, ends: waited && !waits ? profile : null };
  }
  if (kind === 'preset') {
    const preset = {
      kind: 'presetsToApprove',
      opId: context.opId,
      // An approval forgets the editors of the draft.
      authors: [...new Set<string>([...before.context.editorIds, ...context.editorIds])],
    } as const;
    const waited = before.value === 'awaitingApproval';
    const waits = after.value === 'awaitingApproval';
    return { begins: waits && !waited ? preset : null, ends: waited && !waits ? preset : null };
  }
  return none;
}
