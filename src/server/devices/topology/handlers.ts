import { normalMac } from '#domain/text/normal.ts';
import { aloneOf, alonePaths } from '#domain/topology/alone.ts';
import { controllerOf, homeClientPaths, type TopologyNode, topologyOf } from '#domain/topology/topology.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { askUnread, refresh } from '../detail/refresh.ts';
import { findDevice } from '../target.ts';
import { ScopedTopology } from './queries.ts';

type TopologyHandlers = Pick<Handlers, 'getTopology' | 'getTopologyHistories' | 'getTopologyHistoryData'>;

/** Maximum number of moments in one answer. */
const mostMoments = 500;

interface Needs extends Pick<CoreServices, 'now'> {
  models: DeviceModels;
  devices: DeviceReader & SecretReader;
}

export const topologyHandlers = (services: Needs): TopologyHandlers => {
  const supporting = async (device: ListedDevice) => {
    const model = await services.models.of(device);
    if (!model.supportFeatures.includes('topology'))
      throw new ApiError('custom', { message: `${model.modelName} does not support this: topology.` });
    return device;
  };
  /** Reads the device for a refresh; an offline one is shown with its last report. */
  const ask = async (device: ListedDevice) => {
    if (device.online) await refresh(services, device, [...homeClientPaths]);
  };
  return {
    async getTopology({ body, scope, audit }) {
      const asked = await supporting(await findDevice(scope, body));
      audit.about(asked.endpoint_id);
      const topology = scope.of(ScopedTopology);
      const wanted = body.options?.refresh === true;
      if (wanted) await refresh(services, asked, [...homeClientPaths]);
      let own = await topology.latest(asked);
      if (!own && !wanted && (await askUnread(services, scope, asked, [...homeClientPaths])))
        own = await topology.latest(asked);
      if (!own) {
        if (wanted) await refresh(services, asked, [...alonePaths]);
        else await askUnread(services, scope, asked, [...alonePaths]);
        const alone = await topology.alone(asked);
        const nodes = alone ? aloneOf(alone.readings, namesOf(asked)) : [];
        return { data: await answer(scope, nodes, asked, alone?.observedAt, false) };
      }
      const master = await masterOf(scope, asked, controllerOf(own.readings));
      if (wanted && master) await ask(master);
      const above = master && (await topology.latest(master));
      // The controller's report is complete; if the controller is out of scope, the device's own report is used.
      const [teller, network] = master && above ? [master, above] : [asked, own];
      return { data: await answer(scope, topologyOf(network.readings), teller, network.observedAt, true) };
    },

    async getTopologyHistories({ body, scope, audit }) {
      const device = await byMac(scope, body.macAddress);
      audit.about(device.endpoint_id);
      const moments = await scope.of(ScopedTopology).moments(device, mostMoments);
      return {
        data: moments.map(({ create_time: at, access_points: accessPoints, clients }) => ({
          createTime: at.toISOString(),
          accessPoints,
          clients,
        })),
      };
    },

    async getTopologyHistoryData({ body, scope, audit }) {
      const device = await byMac(scope, body.macAddress);
      audit.about(device.endpoint_id);
      const nodes = await scope.of(ScopedTopology).at(device, new Date(body.createTime));
      if (!nodes) throw new ApiError('nodata');
      return { data: { accessPoints: await linked(scope, nodes), createTime: body.createTime } };
    },
  };
};

const namesOf = ({ device_name: name, mac_addr: mac, model_name: model }: ListedDevice) => ({
  name: name ?? model,
  mac_address: mac,
  model_name: model,
});

async function answer(
  scope: Scope,
  nodes: TopologyNode[],
  teller: ListedDevice,
  observedAt: Date | undefined,
  isMesh: boolean,
) {
  return {
    accessPoints: await linked(scope, nodes),
    createTime: observedAt?.toISOString() ?? null,
    toldBy: teller.endpoint_id,
    macAddress: teller.mac_addr,
    isMesh,
  };
}

async function byMac(scope: Scope, text: string): Promise<ListedDevice> {
  const mac = normalMac(text) ?? '';
  const device = (await scope.of(ScopedTopology).membersOf([mac])).get(mac);
  if (!device) throw new ApiError('nodata');
  return device;
}

/** Finds the home network's controller, if it is another device in scope. */
async function masterOf(scope: Scope, asked: ListedDevice, mac: string | null): Promise<ListedDevice | null> {
  if (mac === null || mac === asked.mac_addr) return null;
  return (await scope.of(ScopedTopology).membersOf([mac])).get(mac) ?? null;
}

/** Adds the devices that the nodes are; for other operators' devices only the home network's own data is shown. */
async function linked(scope: Scope, nodes: TopologyNode[]) {
  const macs = nodes.flatMap(({ mac_address: mac }) => mac ?? []);
  const ours = await scope.of(ScopedTopology).membersOf(macs);
  return nodes.map((node) => {
    const device = ours.get(node.mac_address ?? '');
    return {
      ...node,
      name: device?.device_name ?? node.name,
      endpointId: device?.endpoint_id ?? null,
      online: device?.online ?? null,
    };
  });
}
