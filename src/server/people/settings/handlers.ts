import type { Call, Handlers } from '#server/core/http/call.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { describeClient } from '#server/people/account-rows/queries/clients.ts';
import { settingsTables } from '#server/people/settings/stored.ts';
import { personalSettings } from './product-settings.ts';

type SettingsHandlers = Pick<
  Handlers,
  'getOwnSettings' | 'registerClient' | 'setClientSync' | 'setOwnClientSync'
>;

/** Handlers for a user's settings, and their browser. The settings are changed with the own account (CL-138). */
const handlers = (services: CoreServices): SettingsHandlers => {
  const { database, live } = services;
  const setSync = async ({ body, caller, audit }: Call<'setClientSync'> | Call<'setOwnClientSync'>) => {
    const was = live.setSync(caller.clientId, body.enable);
    audit.changed({ sync: was }, { sync: body.enable });
    return { data: {} };
  };
  return {
    async getOwnSettings({ caller }) {
      return { data: await personalSettings(services, caller.account.accountId) };
    },

    async registerClient({ body: { pushToken: _, ...described }, caller, audit }) {
      const isNew = await describeClient(database.sql, caller.clientId, described);
      if (isNew) audit.changed(null, { clientId: caller.clientId, ...described });
      // A console sends it at each sign-in, which already has an entry.
      else audit.nothing = true;
      return { data: { clientId: caller.clientId } };
    },

    setClientSync: setSync,
    setOwnClientSync: setSync,
  };
};

export const settingsModule: Module<CoreServices> = { name: 'settings', tables: settingsTables, handlers };
