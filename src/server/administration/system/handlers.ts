import { privacyVersion } from '#domain/privacy.ts';
import { productTitle, versions } from '#domain/product.ts';
import type { SystemHealth } from '#server/administration/system/health.ts';
import { countedDays } from '#server/core/audit/hourly-counts.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';

interface Needs extends CoreServices {
  verifyNewBrowsers: boolean;
  contact: string | null;
  health: SystemHealth;
  privacyUrl: string | null;
  sessionMs: number;
  retentionDays: number | null;
  auditDays: number | null;
  deviceDays: number | null;
  messageDays: number;
  leftDays: number;
}

/** CL-218: description and health of this installation. */
const handlers = ({
  verifyNewBrowsers,
  contact,
  health,
  logger,
  privacyUrl,
  sessionMs,
  retentionDays,
  auditDays,
  deviceDays,
  messageDays,
  leftDays,
}: Needs): Pick<
  Handlers,
  'getInstallation' | 'getInstallationHealth' | 'getPrivacy' | 'reportConsoleFault'
> => ({
  async getPrivacy() {
    return {
      data: {
        version: privacyVersion,
        url: privacyUrl,
        contact,
        sessionHours: sessionMs / 3_600_000,
        countedDays,
        messageDays,
        leftDays,
        retentionDays,
        auditDays,
        deviceDays,
      },
    };
  },

  async getInstallation() {
    return {
      data: {
        productTitle,
        version: versions[0].version,
        versions: [...versions],
        contact,
        features: { verifyNewBrowsers },
      },
    };
  },

  async getInstallationHealth() {
    return { data: await health.look() };
  },

  async reportConsoleFault({ body, caller, audit }) {
    const { part, message, page = null, version = null } = body;
    logger.warn({ ...body, accountId: caller.account.accountId }, 'console fault');
    audit.changed(null, { part, message, page, version });
    return { data: {} };
  },
});

export const systemModule: Module<Needs> = { name: 'system', handlers };
