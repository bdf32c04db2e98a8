import { privacyVersion } from '#domain/privacy.ts';
import { productTitle, versions } from '#domain/product.ts';
import { countedDays } from '#server/administration/audit/hourly-counts.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Module } from '#server/module.ts';
import { leftDays } from '#server/people/accounts/queries/left-rows.ts';
import { messageDays } from '#server/people/notifications/messages.ts';
import type { Services } from '#server/services.ts';

/** CL-218: what this installation is, and how it does. */
const handlers = ({
  verifyNewBrowsers,
  contact,
  health,
  privacyUrl,
  sessionMs,
  retentionDays,
  auditDays,
  deviceDays,
}: Services): Pick<Handlers, 'getInstallation' | 'getInstallationHealth' | 'getPrivacy'> => ({
  async getPrivacy() {
    return {
      data: {
        ...{ version: privacyVersion, url: privacyUrl, contact, sessionHours: sessionMs / 3_600_000 },
        ...{ countedDays, messageDays, leftDays, retentionDays, auditDays, deviceDays },
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
});

export const systemModule: Module = { name: 'system', handlers };
