import { operations } from '#api/operations.gen.ts';
import { isSetTopBox } from '#domain/models.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { UpgradeGroup } from '../groups/controls.ts';
import type { ProfileServices } from '../profiles/kind.ts';
import { createFirmwareProfile } from './profile-orders.ts';
import { ScopedFirmware } from './queries/files.ts';
import type { UpgradeNeeds } from './upgrade-handlers.ts';

/** Runs FirmwareUpdate for a group or places: creates a firmware profile with the usual waves and approval. */
export const upgradeGroup =
  (services: UpgradeNeeds & ProfileServices): UpgradeGroup =>
  async (
    call,
    { FirmwareFileId, fpName, gid, opRegionId, opCityId, opCityIds, setTopBoxesOnly, ...hours },
  ) => {
    refuseWithout(call.caller, 'createGroupFirmwareProfile');
    if (FirmwareFileId === undefined)
      throw refusal([{ field: 'FirmwareFileId', message: 'is needed for FirmwareUpdate' }]);
    const file = await call.scope.of(ScopedFirmware).findVisible(FirmwareFileId);
    if (file && setTopBoxesOnly && !isSetTopBox(file.model_name, ''))
      throw refusal([{ field: 'FirmwareFileId', message: 'is for a model that is no set-top box' }]);
    const { permission } = operations.createGroupFirmwareProfile;
    const { data } = await createFirmwareProfile(services, {
      ...call,
      // The profile's author must hold this permission later too.
      caller: { ...call.caller, permission },
      body: {
        FirmwareFileId,
        fpName: fpName ?? `Firmware update ${file?.version_name ?? ''}`.trim(),
        gid,
        opRegionId,
        opCityId,
        opCityIds,
        fpRunMethod: hours.fpRunMethod,
        fpStartHour: hours.fpStartHour,
        fpEndHour: hours.fpEndHour,
      },
    });
    const { serviceTaskId: taskId, started, refused: leftOut } = data;
    return { data: { taskId, bulkActionIds: [], commandId: null, started, leftOut } };
  };
