import { type AppRefusal, type ChangeableDevice, loadRefusal, removalRefusal } from '#domain/apps/change.ts';
import { appPlatformOf } from '#domain/apps/platform.ts';
import { measured } from '#domain/measurement.ts';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { VerdictsAsked } from '../rollouts/cargo.ts';
import type { TargetDevice } from '../rollouts/queries/targets.ts';
import { appContentOf } from './content.ts';
import { type AppFactsRow, appFacts } from './queries/devices.ts';

export interface VerdictDeps {
  database: Database;
  models: Pick<DeviceModels, 'of'>;
}

/** Returns, by device, the reason that a profile does not change its app; null: it does. */
export async function appVerdicts(
  { database, models }: VerdictDeps,
  { subject, content }: Pick<RolloutOrder, 'subject' | 'content'>,
  devices: readonly TargetDevice[],
  { rolloutId, insisted }: VerdictsAsked,
): Promise<Map<string, AppRefusal | null>> {
  const { appType, signer, ...app } = appContentOf(content);
  const fileId = appType === 'IU' ? subject.id : null;
  const facts = await appFacts(
    database.sql,
    { ...app, fileId, rolloutId },
    devices.map((device) => device.endpoint_id),
  );
  const verdicts = new Map<string, AppRefusal | null>();
  for (const device of devices) {
    const known = facts.get(device.endpoint_id);
    const isInsisted = insisted.has(device.endpoint_id);
    const { supportFeatures } = await models.of(device);
    const changeable: ChangeableDevice = {
      modelName: device.model_name,
      isDeployed: device.device_status === 'Deployed',
      platform: appPlatformOf(supportFeatures),
      app: appOf(known),
      freeBytes: freeOf(known),
      signer: known?.signer ?? null,
      isBusy: known?.busy === true,
      isElsewhere: known?.elsewhere === true,
      hasCrashed: known?.crashed === true && !isInsisted,
    };
    const about = { modelName: subject.modelName, platform: app.platform };
    const refusal =
      appType === 'D'
        ? removalRefusal(about, changeable)
        : loadRefusal(
            { ...about, version: subject.name, size: subject.bytes, signer, isFor: known?.is_for === true },
            changeable,
          );
    // A person has a crashed version watched again, which is still there.
    verdicts.set(device.endpoint_id, refusal === 'upToDate' && isInsisted ? null : refusal);
  }
  return verdicts;
}

function appOf(known: AppFactsRow | undefined): ChangeableDevice['app'] {
  if (!known?.known) return undefined;
  if (!known.is_there) return null;
  return { version: known.version, uuid: known.uuid || null, storeName: known.store_name };
}

/** Kilobytes as reported; a negative number says that there is no limit. */
function freeOf(known: AppFactsRow | undefined): number | null {
  const kilobytes = known?.free_kb ? measured(known.free_kb, 'number') : null;
  return kilobytes === null || kilobytes < 0 ? null : kilobytes * 1024;
}
