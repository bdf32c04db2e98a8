import type { components } from '#api/auth.d.ts';
import { modelId, modelImages } from '#domain/models.ts';
import { opLevels } from '#domain/organisations/hierarchy.ts';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { MapTiles } from '#server/core/http/map-tiles.ts';
import type { Account } from '#server/core/http/session.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { KnownModel, ModelList } from '#server/devices/models/port.ts';
import { accountById } from '#server/people/account-rows/queries/accounts.ts';
import { clientById, redeemVerification } from '#server/people/account-rows/queries/clients.ts';
import { ChoosableOperators } from '#server/people/organisations/queries.ts';
import { personalSettings } from '#server/people/settings/product-settings.ts';
import { hashToken } from '../sessions/keys.ts';

type AccountHandlers = Pick<
  Handlers,
  'getProfile' | 'getClient' | 'verifyClient' | 'getOwnAccount' | 'listChoosableOperators'
>;
type Profile = components['schemas']['Profile'];

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  models: ModelList;
  verifyNewBrowsers: boolean;
  mapTiles: MapTiles | null;
  accountRules: AccountRules;
}

export const accountHandlers = ({
  database,
  models,
  now,
  verifyNewBrowsers,
  mapTiles,
  accountRules,
}: Needs): AccountHandlers => ({
  async getProfile({ caller }) {
    const { account, clientId } = caller;
    const known = await models.all();
    return {
      data: {
        ...profileOf(account, clientId, verifyNewBrowsers, now()),
        mapTiles,
        accountRules,
        owes: caller.owes,
        byProvider: caller.providerOpId !== null,
        settings: await personalSettings({ database }, account.accountId),
        model_images: modelImages(known),
        models: known.map(presentModel),
      },
    };
  },

  async listChoosableOperators({ query, scope }) {
    const found = await scope.of(ChoosableOperators).find(query);
    return {
      data: found.map(({ op_id, company_name, op_type, path }) => ({
        opId: op_id,
        companyName: company_name,
        opType: op_type,
        path,
      })),
    };
  },

  async getClient({ caller }) {
    const client = await clientById(database.sql, caller.clientId);
    if (!client) throw new ApiError('nodata');
    return {
      data: {
        clientId: client.client_id,
        trusted: client.trusted,
        createTime: client.created_at.toISOString(),
        lastAccessTime: client.last_access_at?.toISOString() ?? null,
      },
    };
  },

  async verifyClient({ body, audit }) {
    const trusted = await redeemVerification(database.sql, hashToken(body.token), now());
    if (!trusted) throw new ApiError('tokenerr');
    const { accountId, clientId } = trusted;
    const account = await accountById(database.sql, accountId);
    audit.actor = { kind: 'account', id: accountId, name: account?.name ?? accountId };
    audit.changed(null, { event: 'browser trusted by the mailed link', clientId });
    return { data: {} };
  },

  async getOwnAccount({ caller }) {
    const { accountId, email, name, phone, operator, role, status, lastAccessAt } = caller.account;
    return {
      data: {
        userId: accountId,
        email,
        userName: name,
        userPhone: phone,
        opId: operator.opId,
        companyId: operator.opId,
        opType: operator.opType,
        roleGroupKey: role.key,
        userRoleName: role.name,
        userLevel: role.level,
        opUserStatus: status === 'Invited' ? 'Invited' : 'Running',
        lastAccessTime: lastAccessAt?.toISOString() ?? null,
      },
    };
  },
});

function profileOf(
  account: Account,
  clientId: string,
  verifyNewBrowsers: boolean,
  now: Date,
): Omit<
  Profile,
  'models' | 'model_images' | 'mapTiles' | 'owes' | 'byProvider' | 'settings' | 'accountRules'
> {
  const { accountId, email, name, operator, role } = account;
  return {
    clientId,
    menus_permissions: role.menus,
    permissions: role.permissions,
    feature: { verifyNewBrowsers },
    op: {
      companyName: operator.companyName,
      imageUrl: operator.imageUrl,
      opId: operator.opId,
      opLevel: opLevels[operator.opType],
      opParentId: operator.parentId,
      opType: operator.opType,
      pOpid: operator.parentId,
      system: operator.opType === 'System',
      timeZone: operator.timeZone,
      timeZoneHourByUtc: hoursFromUtc(operator.timeZone, now),
    },
    opId: operator.opId,
    userInfo: {
      opId: operator.opId,
      opUserId: accountId,
      roleGroupKey: role.key,
      userEmail: email,
      userName: name,
    },
    userRole: {
      opRoleGroupId: role.key,
      IsBasic: role.basic,
      ownerOpId: 'system',
      roleGroupKey: role.key,
      roleLevel: role.level,
      roleName: role.name,
      roleDesc: role.description,
    },
    userLevel: role.level,
  };
}

/** Maps the profile of 000 §3, with its two earlier names. */
const presentModel = ({ picture: _picture, ...profile }: KnownModel): Profile['models'][number] => ({
  ...profile,
  modelId: modelId(profile.modelName),
  mid: modelId(profile.modelName),
  productClass: profile.prodClass,
  bands: [...profile.bands],
  securitySupport: [...profile.securitySupport],
  supportFeatures: [...profile.supportFeatures],
  supportMenu: [...profile.supportMenu],
});

/** Computes the difference to UTC now, summer time included; 0 for a zone the runtime does not know. */
function hoursFromUtc(timeZone: string, now: Date): number {
  try {
    const text = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(now)
      .find((part) => part.type === 'timeZoneName')?.value;
    const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(text ?? '') ?? [];
    return (Number(hours ?? 0) + Number(minutes ?? 0) / 60) * (sign === '-' ? -1 : 1);
  } catch {
    return 0;
  }
}
