import { productClasses } from '#domain/models.ts';
import { normalEmail } from '#domain/validation.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers, Outcome } from '#server/core/http/call.ts';
import { OpenOutages } from '#server/core/read-models/open-outages.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { activationTarget } from '#server/devices/queries/list/activation-target.ts';
import { assigneeByEmail } from '#server/statistics/alarms/queries/alarms.ts';
import { KeptAnswers } from './kept-answers.ts';
import { DashboardCounts } from './queries/counts.ts';

type CountHandlers = Pick<
  Handlers,
  | 'getDashboardDevices'
  | 'getDashboardUsers'
  | 'getDashboardModels'
  | 'getDashboardOperators'
  | 'getDashboardPlatforms'
  | 'getDashboardFirmwares'
  | 'getDashboardAps'
  | 'assignOutage'
>;

type Answer<Id extends keyof Handlers> =
  Outcome<Id> extends { data: infer D extends { asOf: string } } ? Omit<D, 'asOf'> : never;

/** Product classes with Wi-Fi. */
const accessPoints = productClasses.filter((name) => name !== 'STB');
const mostNotConnected = 10;

export const dashboardHandlers = ({
  database,
  now,
}: Pick<CoreServices, 'database' | 'now'>): CountHandlers => {
  const users = new KeptAnswers<Answer<'getDashboardUsers'>>(now);
  const operators = new KeptAnswers<Answer<'getDashboardOperators'>>(now);
  const models = new KeptAnswers<Answer<'getDashboardModels'>>(now);
  const platforms = new KeptAnswers<Answer<'getDashboardPlatforms'>>(now);
  const firmwares = new KeptAnswers<Answer<'getDashboardFirmwares'>>(now);
  return {
    async getDashboardDevices({ scope, caller }) {
      const counts = scope.of(DashboardCounts);
      const [figures, outages, activateCount] = await Promise.all([
        counts.devices(),
        scope.of(OpenOutages).list(),
        activationTarget(database.sql, caller.account.operator.opId),
      ]);
      const total = figures.deployed + figures.inventory + figures.requested;
      return {
        data: {
          asOf: now().toISOString(),
          total,
          ...figures,
          activateCount,
          outages: outages.map(({ cause: { kind, of }, name, since, countedAt, ...outage }) => ({
            ...outage,
            cause: kind,
            value: name,
            of,
            since: since.toISOString(),
            asOf: countedAt.toISOString(),
          })),
        },
      };
    },

    async assignOutage({ params: { outageId }, body: { email, from }, scope, audit }) {
      const outages = scope.of(OpenOutages);
      const opId = await outages.ownerOf(outageId);
      if (opId === null) throw new ApiError('nodata');
      const to = email === null ? null : await assigneeByEmail(database, opId, normalEmail(email));
      if (email !== null && to === null)
        throw new ApiError('custom', { message: 'No person with this e-mail address can see the outage.' });
      audit.changed({ outageId, assigned: from }, { outageId, assigned: to?.accountId ?? null }, opId);
      if (!(await outages.assign(outageId, { to, from })))
        throw new ApiError('conflict', {
          status: 409,
          message: 'The outage is over, or another user has assigned it meanwhile.',
        });
      return { data: {} };
    },

    async getDashboardUsers({ scope }) {
      const data = await users.of([scope.opPath], async () => {
        const rows = await scope.of(DashboardCounts).users();
        const of = (status: string) => rows.find((row) => row.status === status)?.n ?? 0;
        return {
          total: rows.reduce((sum, { n }) => sum + n, 0),
          running: of('Running'),
          invited: of('Invited'),
          stopped: of('Stopped'),
        };
      });
      return { data };
    },

    async getDashboardModels({ scope }) {
      const data = await models.of([scope.opPath], async () => ({
        models: await scope.of(DashboardCounts).models(),
      }));
      return { data };
    },

    async getDashboardOperators({ scope }) {
      const data = await operators.of([scope.opPath], async () => {
        const types = await scope.of(DashboardCounts).operators();
        return { total: types.reduce((sum, { count }) => sum + count, 0), types };
      });
      return { data };
    },

    async getDashboardPlatforms({ scope }) {
      const data = await platforms.of([scope.opPath], async () => ({
        platforms: await scope.of(DashboardCounts).platforms(),
      }));
      return { data };
    },

    async getDashboardFirmwares({ scope }) {
      const data = await firmwares.of([scope.opPath], async () => ({
        versions: await scope.of(DashboardCounts).firmwares(),
      }));
      return { data };
    },

    async getDashboardAps({ scope }) {
      const [counts, { rows }] = await Promise.all([
        scope.of(DashboardCounts).ofClasses(accessPoints),
        scope.of(ScopedDevices).page({
          filter: { activeType: 'active', online: false, prodClass: accessPoints },
          sortBy: 'accessTime',
          sortDesc: true,
          limit: mostNotConnected,
          offset: 0,
        }),
      ]);
      const notConnected = rows.map(({ endpoint_id, device_name, model_name, company_name, access_at }) => ({
        endpointId: endpoint_id,
        deviceName: device_name,
        modelName: model_name,
        companyName: company_name,
        accessTime: access_at?.toISOString() ?? null,
      }));
      return { data: { asOf: now().toISOString(), ...counts, notConnected } };
    },
  };
};
