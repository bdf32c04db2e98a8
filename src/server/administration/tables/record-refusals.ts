import type { OperationId } from '#api/operations.gen.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';

/**
 * Reasons that a row of another module is not created, changed or deleted as a row, with the alternative for the
 * caller.
 */
const reasons = {
  task: 'A task is a record of the log. It is begun and cancelled by its device, and never changed or deleted.',
  browser: 'A browser comes by a sign-in and is confirmed by its owner.',
  deletedAccount: 'A deleted account is a record: it is made by deleting an account, and stays known.',
  device:
    'A device is registered by connecting, or comes from the inventory. What it did stays known, so it is not deleted.',
  told: 'A device says this of itself: it changes when the device tells it anew.',
  asked: 'A device asks for its place by connecting.',
};

const refuse = (reason: keyof typeof reasons) => async (): Promise<never> => {
  throw new ApiError('custom', { status: 409, message: reasons[reason] });
};

/**
 * POST, PATCH and DELETE without a meaning for tables whose rows are records (docs/decisions/241). The others are in
 * the modules of the rows.
 */
export const recordRefusals = {
  createAdminUserClient: refuse('browser'),
  createAdminUserDel: refuse('deletedAccount'),
  updateAdminUserDel: refuse('deletedAccount'),
  deleteAdminUserDels: refuse('deletedAccount'),
  createAdminDevice: refuse('device'),
  deleteAdminDevices: refuse('device'),
  createDeviceDeviceInfo: refuse('told'),
  updateDeviceDeviceInfo: refuse('told'),
  deleteDeviceDeviceInfos: refuse('told'),
  createDeviceProvisioning: refuse('asked'),
  createAdminTask: refuse('task'),
  updateAdminTask: refuse('task'),
  deleteAdminTasks: refuse('task'),
} satisfies Partial<Pick<Handlers, OperationId>>;
