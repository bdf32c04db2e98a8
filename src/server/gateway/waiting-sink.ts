import type { GatewaySink } from './port.ts';

/** What devices report, once the server can take it. Their order is kept. */
export function waitingSink(reports: Promise<GatewaySink>): GatewaySink {
  return {
    connected: async (session) => (await reports).connected(session),
    disconnected: async (session) => (await reports).disconnected(session),
    event: async (notice) => (await reports).event(notice),
    operationCompleted: async (notice) => (await reports).operationCompleted(notice),
    valueChanged: async (notice) => (await reports).valueChanged(notice),
    objectChanged: async (notice) => (await reports).objectChanged(notice),
    onboardRequested: async (notice) => (await reports).onboardRequested(notice),
  };
}
