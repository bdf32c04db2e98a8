import type { Database } from '#server/core/database/database.ts';

/** Sets an organisation's approval rules for firmware at once, without the day that weaker ones wait. */
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
