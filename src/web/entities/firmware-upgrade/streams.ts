import type { components } from '#api/main.d.ts';
import { upgradeMachine } from '#machines/firmware-upgrade/machine.ts';
import { StreamFolds, type StreamKind } from '#web/entities/stream/streams.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type UpgradeRecord = components['schemas']['UpgradeRecord'];
export type UpgradeMachine = typeof upgradeMachine;

export const readUpgrade = async (upgradeId: string, signal?: AbortSignal): Promise<UpgradeRecord> => {
  const params = { path: { upgradeId } };
  return (
    await answerOf(mainApi.GET('/firmwares/upgrades/{upgradeId}', { params, ...(signal && { signal }) }))
  ).data;
};

const upgradeKind: StreamKind<UpgradeRecord, UpgradeMachine> = {
  kind: 'firmware-upgrade',
  machine: upgradeMachine,
  readHead: readUpgrade,
  readEvents: async (upgradeId, query, signal) => {
    const params = { path: { upgradeId }, query };
    return (await answerOf(mainApi.GET('/firmwares/upgrades/{upgradeId}/events', { params, signal }))).data;
  },
};

/** The record of an upgrade selects from these. */
export const upgradeStreams = new StreamFolds(upgradeKind);
