import type { Caller, Handlers } from '#server/core/http/call.ts';
import type { Rollouts } from '#server/fleet/rollouts/rollouts.ts';
import type { UpgradeNeeds } from '../firmware/upgrade-handlers.ts';
import { devicesInScope } from '../groups/membership.ts';
import { startedProfile } from './answers.ts';
import { foundProfile, notNow } from './found.ts';
import { planned } from './orders.ts';

export const isUnderWay = (state: unknown): boolean => ['running', 'gate', 'paused'].includes(String(state));

/** Maximum number of devices that one audit entry names. */
const mostAudited = 100;

interface Needs extends UpgradeNeeds {
  rollouts: Rollouts;
}

/**
 * Edits a profile: name and retries at any time, devices before the start; devices may also be removed later (CL-244).
 */
export const profileEditHandlers = (services: Needs): Pick<Handlers, 'updateFirmwareProfile'> => {
  const { rollouts } = services;
  return {
    async updateFirmwareProfile({ params: { fpId }, body, scope, caller, audit }) {
      const row = await foundProfile(scope, fpId);
      const { snapshot } = await rollouts.streams.current(fpId);
      const { context } = snapshot;
      const { fpName, fpRetry, addDids = [], deleteDids = [], replan = false } = body;
      const before = { fpName: context.name, fpRetry: context.retries };
      const after = { fpName: fpName?.trim() ?? context.name, fpRetry: fpRetry ?? context.retries };
      const hasDevices = addDids.length + deleteDids.length > 0;
      audit.changed(
        before,
        {
          ...after,
          ...(hasDevices && {
            addDids: addDids.slice(0, mostAudited),
            deleteDids: deleteDids.slice(0, mostAudited),
          }),
          ...(replan && { replan }),
        },
        row.op_id,
      );
      if (addDids.length > 0) await devicesInScope(scope, addDids);
      if (fpName !== undefined || fpRetry !== undefined) {
        const data = { name: after.fpName, retries: after.fpRetry };
        const fact = { type: 'rollout.described', data, actor: caller.actor } as const;
        if (!(await rollouts.write(fpId, fact))) throw notNow(snapshot.value);
      }
      if (hasDevices || replan) await change(services, fpId, { addDids, deleteDids, replan }, caller);
      return { data: await startedProfile(services, fpId) };
    },
  };
};

interface Change {
  addDids: readonly string[];
  deleteDids: readonly string[];
  replan: boolean;
}

/**
 * Changes the devices. A draft is planned again; a submitted profile that gains devices becomes a draft again. Removing
 * devices needs no new approval.
 */
async function change(
  services: Needs,
  fpId: string,
  { addDids, deleteDids, replan }: Change,
  { actor }: Caller,
): Promise<void> {
  const { rollouts } = services;
  const { value } = (await rollouts.streams.current(fpId)).snapshot;
  const isSubmitted = value === 'awaitingApproval' || value === 'scheduled';
  if (isSubmitted && addDids.length === 0 && !replan) {
    if (!(await rollouts.reduce(fpId, deleteDids, actor))) throw notNow(value);
  } else if (value === 'planned' || isSubmitted) {
    if (!(await rollouts.edit(fpId, { addDids, deleteDids }, actor))) throw notNow(value);
    await planned(services, fpId);
  } else {
    if (addDids.length > 0 || replan || !isUnderWay(value)) throw notNow(value);
    await rollouts.place(fpId, 'cancel', deleteDids, actor);
  }
}
