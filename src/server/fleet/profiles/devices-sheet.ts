import type { RolloutContext } from '#machines/rollout/machine.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { knownZone, sheetLimit, sheetOf } from '#server/core/resource/sheet.ts';
import { type MemberFilter, type RolloutRow, ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { type PresentMember, presentMember } from './answers.ts';
import { foundEver } from './found.ts';
import type { ProfileCall, ProfileKind, ProfileServices } from './kind.ts';
import { leftOutPage } from './left-out.ts';

type Needs = Pick<ProfileServices, 'blobs' | 'now' | 'rollouts'>;

const times = new Set(['startTime', 'endTime']);
const columns = (workId: string) => [
  'endpointId',
  'deviceName',
  'modelName',
  'fromVersion',
  'wave',
  'state',
  'outcome',
  'reason',
  'attempt',
  workId,
  'startTime',
  'endTime',
];
const batch = 1_000;

interface Asked extends MemberFilter {
  as: 'csv' | 'xlsx';
  timeZone?: string | undefined;
}

/** Exports a profile's devices as a sheet, in plan order, followed by those that the plan left out. */
export async function exportProfileDevices(
  kind: ProfileKind<unknown>,
  services: Needs,
  { scope, caller, audit }: ProfileCall,
  id: string,
  { as, timeZone, ...filter }: Asked,
) {
  const { work } = kind.fields;
  const row = await foundEver(kind, scope, id);
  audit.objects.push(row.rollout_id);
  const { context } = (await services.rollouts.streams.current(row.rollout_id)).snapshot;
  const planned = await scope.of(ScopedRollouts).members(row.rollout_id, filter, 1, 1);
  const leftOut = await leftOutOf(services, scope, context, filter, { page: 1, limit: 1 });
  const zone = knownZone(timeZone, caller.account.operator.timeZone);
  return sheetOf(
    as,
    'devices',
    columns(work).map((field) => (times.has(field) ? { time: field, zone } : field)),
    {
      rows: named(work, allOf(services, scope, row, context, filter)),
      total: planned.total + leftOut.total,
      totalIsLowerBound: planned.totalIsLowerBound,
    },
  );
}

/** Gives the work of each device the name of its kind. */
async function* named(work: string, members: AsyncIterable<PresentMember>): AsyncGenerator<object> {
  for await (const { workId, ...member } of members) yield { ...member, [work]: workId };
}

async function* allOf(
  services: Needs,
  scope: Scope,
  row: RolloutRow,
  context: RolloutContext,
  filter: MemberFilter,
): AsyncGenerator<PresentMember> {
  const now = services.now();
  let written = 0;
  for (let after = 0; written < sheetLimit; ) {
    const members = await scope.of(ScopedRollouts).membersAfter(row.rollout_id, filter, after, batch);
    for (const member of members) yield presentMember(member, row, { now, progress: null, isShort: false });
    written += members.length;
    after = members.at(-1)?.ordinal ?? after;
    if (members.length < batch) break;
  }
  for (let page = 1; written < sheetLimit; page++) {
    const { data } = await leftOutOf(services, scope, context, filter, { page, limit: batch });
    yield* data;
    written += data.length;
    if (data.length < batch) return;
  }
}

/** Lists left-out devices; none if the filter asks for states or fields that only planned devices have. */
async function leftOutOf(
  services: Needs,
  scope: Scope,
  context: RolloutContext,
  { keyword, states = [], outcomes = [], wave }: MemberFilter,
  at: { page: number; limit: number },
): Promise<{ data: PresentMember[]; total: number }> {
  const isMeant = states.length === 0 || states.includes('leftOut');
  if (!isMeant || outcomes.length > 0 || wave !== undefined) return { data: [], total: 0 };
  const { data, pagination } = await leftOutPage(services, scope, context, { ...at, keyword });
  return { data, total: pagination.totalRecords };
}
