import type { OperationId } from '#api/operations.gen.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Handlers } from '#server/http/call.ts';
import type { Services } from '#server/http/services.ts';
import { deviceRegistrationHandlers } from '../../device/devices/registration.ts';
import { accountBelow } from '../../people/accounts/authority.ts';
import { changeHandlers } from '../../people/accounts/changes.ts';
import { invitationHandlers } from '../../people/accounts/invitations.ts';
import { refuseWithout } from './all-tables.ts';

/** Why a row of other modules is not made, changed or deleted as a row; what the caller may do instead. */
const reasons = {
  task: 'A task is a record of the log. It is begun and cancelled by its device, and never changed or deleted.',
  browser:
    'A browser comes by a sign-in and is confirmed by its owner. Its sessions are ended at the account (/users/{userId}/sessions).',
  deletedAccount: 'A deleted account is a record: it is made by deleting an account, and stays known.',
  device:
    'A device is registered by connecting, or comes from the inventory. What it did stays known, so it is not deleted.',
  told: 'A device says this of itself: it changes when the device tells it anew.',
  asked: 'A device asks for its place by connecting. What it asked for stays known.',
};

const refuse = (reason: keyof typeof reasons) => async (): Promise<never> => {
  throw new ApiError('custom', { status: 409, message: reasons[reason] });
};

type RecordHandlers = Pick<
  Handlers,
  Extract<
    OperationId,
    `${'create' | 'update' | 'delete'}${'Admin' | 'DeviceProvisioning' | 'DeviceDeviceInfo'}${string}`
  >
>;

/**
 * POST, PATCH and DELETE of tables whose rows belong to other modules (docs/decisions/241). What has a meaning there is done by
 * their own calls, with their rules, events and permissions; the rest is refused with its reason.
 */
export function recordWrites(services: Services): RecordHandlers {
  const { inviteAccount } = invitationHandlers(services);
  const { updateAccount, deleteAccount } = changeHandlers(services);
  const { setDeviceName, allocateDevice } = deviceRegistrationHandlers(services);
  return {
    async createAdminUser(call) {
      refuseWithout(call.caller, 'inviteAccount');
      await inviteAccount(call);
      return { data: {} };
    },
    async updateAdminUser({ params, body, ...call }) {
      refuseWithout(call.caller, 'updateAccount');
      const version = body.version ?? (await accountBelow(call.scope, call.caller, params.userId)).version;
      await updateAccount({ ...call, params, body: { ...body, version } });
      return { data: {} };
    },
    async deleteAdminUser({ body, ...call }) {
      refuseWithout(call.caller, 'deleteAccount');
      for (const userId of body.ids) await deleteAccount({ ...call, params: { userId }, body: undefined });
      return { data: {} };
    },

    createAdminUserClient: refuse('browser'),
    updateAdminUserClient: refuse('browser'),
    deleteAdminUserClients: refuse('browser'),

    createAdminUserDel: refuse('deletedAccount'),
    updateAdminUserDel: refuse('deletedAccount'),
    deleteAdminUserDels: refuse('deletedAccount'),

    createAdminDevice: refuse('device'),
    async updateAdminDevice({ params, body, ...call }) {
      refuseWithout(call.caller, 'setDeviceName');
      await setDeviceName({ ...call, params: {}, body: { ...body, endpointId: params.endpointId } });
      return { data: {} };
    },
    deleteAdminDevices: refuse('device'),

    createDeviceDeviceInfo: refuse('told'),
    updateDeviceDeviceInfo: refuse('told'),
    deleteDeviceDeviceInfos: refuse('told'),

    createDeviceProvisioning: refuse('asked'),
    async updateDeviceProvisioning({ params, body, ...call }) {
      refuseWithout(call.caller, 'allocateDevice');
      await allocateDevice({ ...call, params: {}, body: { endpointId: params.endpointId, opid: body.opId } });
      return { data: {} };
    },
    deleteDeviceProvisionings: refuse('asked'),

    createAdminTask: refuse('task'),
    updateAdminTask: refuse('task'),
    deleteAdminTasks: refuse('task'),
  };
}
