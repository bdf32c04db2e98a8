import { logTables } from '#server/administration/log/stored.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import type { Module } from '#server/core/module.ts';
import type { Comparisons } from '#server/core/read-models/comparison/comparisons.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedConformance } from './queries.ts';
import { ConformanceProjection } from './read-model.ts';

type LogHandlers = Pick<
  Handlers,
  | 'getLogKey'
  | 'listSeals'
  | 'getLogCheck'
  | 'startLogCheck'
  | 'getLogRetention'
  | 'checkErasure'
  | 'exportLog'
>;

const defaultSeals = 100;
const defaultStatements = 20;

interface Needs extends CoreServices {
  tables: Comparisons;
}

/** Handlers for auditors: keys, seals, the server's own check, and the log as a file. */
const logHandlers = ({ proof, tables }: Needs): LogHandlers => {
  const report = () => ({ ...proof.report, sealedTo: proof.sealer.sealedTo, tables: tables.report });
  /** Builds the report; only users of the root see the rows of other operators. */
  const reportFor = ({ account }: Caller) => {
    const whole = report();
    return isOfRoot(account) ? whole : { ...whole, tables: { ...whole.tables, differences: [] } };
  };
  return {
    async getLogKey() {
      const keys = await proof.keys();
      return {
        data: {
          keyId: proof.key.keyId,
          publicKey: proof.key.publicKey,
          keys: keys.map((key) => ({ ...key, firstUsedAt: key.firstUsedAt.toISOString() })),
        },
      };
    },

    async listSeals({ query }) {
      const { after = 0, limit = defaultSeals } = query;
      return { data: await proof.seals(after, limit) };
    },

    async getLogCheck({ caller }) {
      return { data: reportFor(caller) };
    },

    async startLogCheck({ caller }) {
      wholeTreeOnly(caller);
      await proof.sealer.sealNow();
      proof.checkNow();
      tables.compareNow();
      return { data: report() };
    },

    async getLogRetention({ query: { before, limit = defaultStatements } }) {
      const { setting, statements, rewrittenTo } = await proof.retention({ before, limit });
      return {
        data: {
          days: setting?.days ?? null,
          auditDays: setting?.auditDays ?? null,
          deviceDays: setting?.deviceDays ?? null,
          since: setting?.since.toISOString() ?? null,
          rewrittenTo,
          statements: statements.map(({ pos, ...erasure }) => ({ position: pos, ...erasure })),
        },
      };
    },

    async checkErasure({ params }) {
      const checked = await proof.checkStatement(Number(params.position));
      if (checked === 'none') throw new ApiError('nodata');
      const { pos, ...erasure } = checked.statement;
      return {
        data: { position: pos, ...erasure, holds: checked.fault === null, detail: checked.fault },
      };
    },

    async exportLog({ query, caller, audit }) {
      wholeTreeOnly(caller);
      await proof.sealer.sealNow();
      const range = await proof.range(query);
      if (!range) throw new ApiError('nodata');
      audit.changed(null, { from: range.from, to: range.to });
      return {
        fileName: `log-${range.from}-${range.to}.ndjson`,
        mediaType: 'application/x-ndjson; charset=utf-8',
        lines: proof.exportRange(range),
      };
    },
  };
};

/**
 * Refuses accounts below the root, whatever their role, because the log holds events of every operator
 * (docs/decisions/062).
 */
function wholeTreeOnly({ account, permission }: Caller): void {
  if (!isOfRoot(account)) throw new ApiError('roleerr', { data: { permission } });
}

const isOfRoot = ({ operator }: Caller['account']): boolean => operator.opType === 'System';

const findingLimit = 200;

/** Handlers for the conformance of recorded streams: counts for the coverage page, findings for auditors. */
const conformanceHandlers = ({ log, readModels }: Needs): Pick<Handlers, 'getConformance'> => ({
  async getConformance({ scope }) {
    const [{ pos }, transitions, findings] = await Promise.all([
      log.head(),
      scope.of(ScopedConformance).pairs(),
      scope.of(ScopedConformance).findings(findingLimit),
    ]);
    return {
      data: {
        position: Math.min(readModels.positionOf('conformance'), pos),
        head: pos,
        transitions,
        findings: findings.map((finding) => ({ ...finding, recordedAt: finding.recordedAt.toISOString() })),
      },
    };
  },
});

/** Log as evidence, and its conformance statistics. */
export const logModule: Module<Needs> = {
  name: 'log',
  tables: logTables,
  projections: (_database, kinds) => [new ConformanceProjection(kinds)],
  handlers: (services) => ({ ...logHandlers(services), ...conformanceHandlers(services) }),
};
