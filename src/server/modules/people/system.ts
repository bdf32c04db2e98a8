import { productTitle, versions } from '#domain/product.ts';
import type { Handlers } from '#server/http/call.ts';
import type { Services } from '#server/http/services.ts';
import type { Module } from '../module.ts';

/** CL-218: what this installation is, and how it does. */
const handlers = ({
  verifyNewBrowsers,
  contact,
  health,
}: Services): Pick<Handlers, 'getInstallation' | 'getInstallationHealth'> => ({
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
