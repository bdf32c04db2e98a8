import { privacyVersion } from '#domain/privacy.ts';
import { productTitle, versions } from '#domain/product.ts';
import type { Handlers } from '#server/http/call.ts';
import { countedDays } from '#server/http/hourly-counts.ts';
import type { Services } from '#server/http/services.ts';
import { messageDays } from '#server/messages/messages.ts';
import { leftDays } from '#server/projections/accounts/left-rows.ts';
import type { Module } from '../module.ts';

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
