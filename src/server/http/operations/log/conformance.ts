import type { Handlers } from '../../call.ts';
import type { Services } from '../../services.ts';

const findingLimit = 200;

/** What recorded streams say about the machines: counts for the coverage page, findings for auditors. */
export const conformanceHandlers = ({ log, conformance }: Services): Pick<Handlers, 'getConformance'> => ({
  async getConformance({ scope }) {
    const [{ pos }, transitions, findings] = await Promise.all([
      log.head(),
      scope.conformance.pairs(),
      scope.conformance.findings(findingLimit),
    ]);
    return {
      data: {
        position: Math.min(conformance.position, pos),
        head: pos,
        transitions,
        findings: findings.map((finding) => ({ ...finding, recordedAt: finding.recordedAt.toISOString() })),
      },
    };
  },
});
