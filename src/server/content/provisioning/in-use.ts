import type { ProvisioningKind } from '#machines/provisioning/events.ts';
import type { Database } from '#server/core/database/database.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { enabledUseOf } from './queries/provisionings.ts';

interface Deps {
  database: Database;
  log: Pick<EventLog, 'head'>;
  readModels: { reached(pos: number): Promise<void> };
}

/** What boxes are being brought stays; once its provisioning is stopped or has another item, it can be deleted. */
export async function refuseProvisioned(
  { database, log, readModels }: Deps,
  kind: ProvisioningKind,
  itemId: string,
  language: Language,
): Promise<void> {
  await readModels.reached((await log.head()).pos);
  const use = await enabledUseOf(database, kind, itemId);
  if (!use) return;
  const { op_id: opId, company_name: organisation } = use;
  throw new ApiError('conflict', {
    status: 409,
    message: usedBy(organisation)[language],
    data: { provisioning: { kind, opId, organisation } },
  });
}

const usedBy = (organisation: string): Record<Language, string> => ({
  en: `Bulk provisioning of ${organisation} uses it. Stop it or choose another item there first.`,
  ko: `${organisation}의 전체 적용에서 사용 중입니다. 먼저 중지하거나 다른 항목을 선택하세요.`,
});
