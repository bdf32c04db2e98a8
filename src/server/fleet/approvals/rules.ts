import type { components } from '#api/main.d.ts';
import { megabyte } from '#domain/rollouts/bandwidth.ts';
import { hintError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { type OrganisationRules, type RulesNow, rulesNow, setRules } from './queries/rules.ts';

type RuleHandlers = Pick<Handlers, 'getFirmwareRules' | 'setFirmwareRules'>;

/** Rules of an organisation for the approval of files and profiles. */
export const ruleHandlers = ({ database, now }: Pick<CoreServices, 'database' | 'now'>): RuleHandlers => ({
  async getFirmwareRules({ caller }) {
    const { accountId, operator } = caller.account;
    return { data: presentNow(await rulesNow(database.sql, operator.opId), accountId) };
  },

  async setFirmwareRules({ body, caller, audit }) {
    const { accountId, name, operator } = caller.account;
    const { opId } = operator;
    const { bandwidth, version, ...given } = body;
    const { rules: known } = await rulesNow(database.sql, opId);
    const rules: OrganisationRules = { ...known, ...given };
    if (bandwidth !== undefined)
      rules.bytesPerSecond = bandwidth === null ? null : Math.round(bandwidth * megabyte);
    const set = await setRules(database.sql, {
      opId,
      rules,
      by: { accountId, name },
      seen: version,
      at: now(),
    });
    if (!set) throw hintError('conflict');
    audit.changed(noteOf(set.before), noteOf(set.after), opId);
    return { data: presentNow(set.after, accountId) };
  },
});

const presentRules = ({ bytesPerSecond, ...rules }: OrganisationRules) => ({
  ...rules,
  bandwidth: bytesPerSecond === null ? null : bytesPerSecond / megabyte,
});

const presentNow = (
  { rules, pending, version }: RulesNow,
  accountId: string,
): components['schemas']['FirmwareRules'] => ({
  ...presentRules(rules),
  version,
  pending: pending && {
    fourEyes: pending.fourEyes,
    fromDevices: pending.fromDevices,
    mustBeSigned: pending.mustBeSigned,
    requestedBy: pending.requestedBy,
    requestTime: pending.requestedAt.toISOString(),
    effectiveTime: pending.effectiveAt.toISOString(),
    own: pending.accountId === accountId,
  },
});

const noteOf = ({ rules, pending }: RulesNow) => ({
  ...presentRules(rules),
  ...(pending && {
    pending: {
      fourEyes: pending.fourEyes,
      fromDevices: pending.fromDevices,
      mustBeSigned: pending.mustBeSigned,
      requestedBy: pending.requestedBy,
      effectiveTime: pending.effectiveAt.toISOString(),
    },
  }),
});
