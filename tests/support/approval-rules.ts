import type { Database } from '#server/core/database/database.ts';

/** Rules of an organisation for the approval of firmware, as after the day that weaker ones take. */
export async function setApprovalRules(
  { sql }: Database,
  opId: string,
  {
    fourEyes,
    fromDevices = 10,
    mustBeSigned = false,
  }: { fourEyes: boolean; fromDevices?: number; mustBeSigned?: boolean },
): Promise<void> {
  const rules = {
    four_eyes: fourEyes,
    from_devices: fromDevices,
    must_be_signed: mustBeSigned,
    pending: null,
  };
  await sql
    .insertInto('firmware_rule')
    .values({ op_id: opId, ...rules })
    .onConflict((conflict) => conflict.column('op_id').doUpdateSet(rules))
    .execute();
}
