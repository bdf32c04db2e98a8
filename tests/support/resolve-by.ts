import { Resolver } from 'node:dns';
import type { Resolve } from '#server/core/network/outward-way.ts';

/** Resolves names with this DNS server only. */
export const resolveBy = (server: string): Resolve => {
  const resolver = new Resolver({ timeout: 1_000, tries: 1 });
  resolver.setServers([server]);
  return (host, done) =>
    resolver.resolve4(host, (error, found) =>
      done(
        error,
        (found ?? []).map((address) => ({ address, family: 4 })),
      ),
    );
};
