import type { Caller } from '#server/core/http/call.ts';
import { devicesInScope } from '../groups/membership.ts';
import { startedProfile } from './answers.ts';
import { foundProfile, notNow } from './found.ts';
import type { ProfileCall, ProfileKind, ProfileServices } from './kind.ts';
import { planned } from './orders.ts';

export const isUnderWay = (state: unknown): boolean => ['running', 'gate', 'paused'].includes(String(state));

/** Maximum number of devices that one audit entry names. */
const mostAudited = 100;

/** Change of a profile; what is undefined stays. */
export interface ProfileEdit {
  name?: string | undefined;
  retries?: number | undefined;
  added?: readonly string[] | undefined;
  removed?: readonly string[] | undefined;
  /** Plans the same targets again. */
  replan?: boolean | undefined;
}

/** Edits a profile: name and retries at any time, devices before the start; devices may also be removed later. */
export async function editProfile<Started>(
  kind: ProfileKind<Started>,
  services: ProfileServices,
  { scope, caller, audit }: ProfileCall,
  id: string,
  { name, retries, added = [], removed = [], replan = false }: ProfileEdit,
): Promise<{ data: Started }> {
  const { rollouts } = services;
  const { fields } = kind;
  const row = await foundProfile(kind, scope, id);
  const { snapshot } = await rollouts.streams.current(id);
  const { context } = snapshot;
  const after = { name: name?.trim() ?? context.name, retries: retries ?? context.retries };
  const hasDevices = added.length + removed.length > 0;
  audit.changed(
    { [fields.name]: context.name, [fields.retries]: context.retries },
    {
      [fields.name]: after.name,
      [fields.retries]: after.retries,
      ...(hasDevices && {
        addDids: added.slice(0, mostAudited),
        [fields.removed]: removed.slice(0, mostAudited),
      }),
      ...(replan && { replan }),
    },
    row.op_id,
  );
  if (added.length > 0) await devicesInScope(scope, added);
  if (name !== undefined || retries !== undefined) {
    const fact = { type: 'rollout.described', data: after, actor: caller.actor } as const;
    if (!(await rollouts.write(id, fact))) throw notNow(snapshot.value);
  }
  if (hasDevices || replan) await change(services, id, { added, removed, replan }, caller);
  return { data: kind.started(await startedProfile(services, id)) };
}

interface Change {
  added: readonly string[];
  removed: readonly string[];
  replan: boolean;
}

/**
 * Changes the devices. A draft is planned again; a submitted profile that gains devices becomes a draft again. Removing
 * devices needs no new approval.
 */
async function change(
  services: ProfileServices,
  id: string,
  { added, removed, replan }: Change,
  { actor }: Caller,
): Promise<void> {
  const { rollouts } = services;
  const { value } = (await rollouts.streams.current(id)).snapshot;
  const isSubmitted = value === 'awaitingApproval' || value === 'scheduled';
  if (isSubmitted && added.length === 0 && !replan) {
    if (!(await rollouts.reduce(id, removed, actor))) throw notNow(value);
  } else if (value === 'planned' || isSubmitted) {
    if (!(await rollouts.edit(id, { addDids: added, deleteDids: removed }, actor))) throw notNow(value);
    await planned(services, id);
  } else {
    if (added.length > 0 || replan || !isUnderWay(value)) throw notNow(value);
    await rollouts.place(id, 'cancel', removed, actor);
  }
}
