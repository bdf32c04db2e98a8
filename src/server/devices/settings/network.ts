import { parameterAt, pathOf, Readings } from '#domain/device-parameters/readings.ts';
import type { SettingGroup } from '#domain/device-parameters/setting-groups.ts';
import { settingPaths, withoutGone, withoutGoneRows } from '#domain/device-parameters/settings.ts';
import { lanProblems } from '#domain/network/lan.ts';
import { type FieldProblem, networkProblemTexts } from '#domain/network/problem.ts';
import { mostReservations } from '#domain/network/reservations.ts';
import { exactCounters, networkSections } from '#domain/network/statistics.ts';
import { trafficHistory, trafficRanges } from '#domain/network/traffic.ts';
import { connectionTypeOf, wanProblems, wanSettings } from '#domain/network/wan.ts';
import { stationCountOf, stationPaths, stationsOf } from '#domain/radio/stations.ts';
import { ownClients } from '#domain/topology/own-clients.ts';
import { homeClientPaths, topologyOf } from '#domain/topology/topology.ts';
import type { AuditNote } from '#server/core/audit/audit.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { ScopedTraffic } from '#server/devices/settings/queries/traffic.ts';
import { detailGroups, networkPaths } from '../detail/groups.ts';
import { askUnread, refresh } from '../detail/refresh.ts';
import { findDevice, findDeviceFor } from '../target.ts';
import { ScopedTopology } from '../topology/queries.ts';
import { change, replaced, takesBack } from './change.ts';
import type { SettingNeeds } from './needs.ts';
import { readTogether, settingsTogether } from './reading.ts';

type NetworkHandlers = Pick<
  Handlers,
  | 'setWan'
  | 'getWan'
  | 'setLan'
  | 'getLan'
  | 'getNetwork'
  | 'getConnectedNetwork'
  | 'getNetworkStat'
  | 'getNetworkStatHistory'
  | 'getAssociatedDevices'
>;

/** Maximum number of values in one answer: enough for some 2,000 clients. */
const valueLimit = 20_000;

export const deviceNetworkHandlers = (services: SettingNeeds): NetworkHandlers => {
  /** Finds the device, and reads these groups from it first on request. */
  const lookAt = async (call: Asked, paths: string[]) => {
    const device = await findDevice(call.scope, call.body);
    call.audit.about(device.endpoint_id);
    if (call.body.options?.refresh) await refresh(services, device, paths);
    return device;
  };
  const read = async <G extends SettingGroup>(call: Asked, ...groups: G[]) => {
    call.audit.about(call.body.endpointId);
    return readTogether(services, call.scope, call.body, groups);
  };
  /** Reads the settings that a change is compared with; a device whose settings were never read is asked now. */
  const known = async (call: { scope: Scope }, endpointId: string) => {
    const groups = ['wan', 'lan'] as const;
    const before = await settingsTogether(call.scope, { endpointId }, groups);
    if (before.observed.wan !== null && before.values.wan.status !== null) return before;
    const device = await findDevice(call.scope, { endpointId });
    const asked = refresh(services, device, groups.flatMap(settingPaths));
    // For an offline device, its last report decides.
    await (before.interfaces.length > 0 ? asked.catch(() => undefined) : asked);
    return settingsTogether(call.scope, { endpointId }, groups);
  };
  return {
    async setWan(call) {
      const { endpointId, ...wanted } = call.body;
      const { model } = await findDeviceFor(services, 'WanSettings', call.scope, endpointId);
      const { values, roles } = await known(call, endpointId);
      const { wan, lan } = values;
      refuseUnknown(roles.uplink, 'uplink');
      refuseNetwork(wanProblems(wan, wanted, model.supportFeatures.includes('lan') ? lan : null));
      const settings = wanSettings(wanted, wan);
      const was = {
        ...replaced(wan, settings),
        ...(wanted.connection_type && { connection_type: connectionTypeOf(wan) }),
      };
      return change(services, call, 'WanSettings', endpointId, { was, wanted: settings });
    },

    async getWan(call) {
      const { values, interfaces, observedAt } = await read(call, 'wan');
      return {
        data: {
          wan: values.wan,
          connection_type: connectionTypeOf(values.wan),
          interfaces,
          takesBack: await takesBack(call.scope, call.body),
          observedAt,
        },
      };
    },

    async setLan(call) {
      const { endpointId, ...wanted } = call.body;
      await findDeviceFor(services, 'LanSettings', call.scope, endpointId);
      const { values, roles } = await known(call, endpointId);
      const { wan, lan } = values;
      refuseUnknown(roles.home, 'home network');
      refuseNetwork(lanProblems(lan, wanted, wan));
      return change(services, call, 'LanSettings', endpointId, { was: replaced(lan, wanted), wanted });
    },

    async getLan(call) {
      const { values, interfaces, observedAt } = await read(call, 'lan', 'leases', 'reservations');
      const device = await findDevice(call.scope, call.body);
      const count = await call.scope.of(ScopedDevices).values(device, [pathOf('reservationCount')], 1);
      return {
        data: {
          ...values,
          mostReservations,
          canReserve: count.length > 0,
          interfaces,
          takesBack: await takesBack(call.scope, call.body),
          observedAt,
        },
      };
    },

    async getNetwork(call) {
      const device = await lookAt(call, networkPaths);
      const values = await call.scope.of(ScopedDevices).values(device, networkPaths, valueLimit);
      const { device_info_network, observed } = detailGroups(values, device);
      return { data: { device_info_network, observedAt: observed.device_info_network } };
    },

    async getConnectedNetwork(call) {
      const { values, counts, observedAt } = await read(call, 'ethernet', 'hosts');
      const { ethernet: interfaces, hosts } = values;
      return { data: { interfaces, hosts, host_count: counts.hosts, observedAt } };
    },

    async getAssociatedDevices(call) {
      const device = await findDevice(call.scope, call.body);
      const { supportFeatures } = await services.models.of(device);
      // One Get for both reports, so that the pages of clients and of the home network agree.
      const paths = supportFeatures.includes('topology') ? homeClientPaths : [...stationPaths];
      await lookAt(call, paths);
      const reported = () => call.scope.of(ScopedDevices).values(device, [...stationPaths], valueLimit);
      let observed = await reported();
      const isUnread = !observed.some(({ path }) => path.includes('.AssociatedDevice'));
      if (isUnread && (await askUnread(services, call.scope, device, paths))) observed = await reported();
      const there = withoutGoneRows('stationMac', 'stationCount', withoutGone('hosts', observed));
      // A watched signal and other readings may be newer than the list of clients itself.
      const times = there
        .filter(({ path }) => ['stationMac', 'stationCount'].includes(parameterAt(path) ?? ''))
        .map(({ observed_at: at }) => at.getTime());
      const readings = new Readings(there.map(({ path, value }) => [path, value]));
      const home = await call.scope.of(ScopedTopology).latest(device);
      const { stations, count, elsewhere, observedAt } = ownClients(
        {
          stations: stationsOf(readings),
          count: stationCountOf(readings),
          observedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
        },
        home && { nodes: topologyOf(home.readings), observedAt: home.observedAt },
        device.mac_addr,
      );
      return {
        data: {
          associated_devices: stations,
          client_count: count,
          elsewhere_count: elsewhere,
          observedAt: observedAt?.toISOString() ?? null,
        },
      };
    },

    async getNetworkStat(call) {
      const { values, roles, textAt, observedAt } = await read(call, 'ipStatistics', 'radioStatistics');
      const { ipStatistics, radioStatistics } = values;
      return {
        data: {
          network_stat: networkSections(roles, ipStatistics, radioStatistics).map((section) => ({
            ...section,
            exact: exactCounters(section, roles, radioStatistics, textAt),
          })),
          observedAt,
        },
      };
    },

    async getNetworkStatHistory({ body, scope, audit }) {
      const device = await findDevice(scope, body);
      audit.about(device.endpoint_id);
      const { lengthMs, stepMs } = trafficRanges[body.range];
      // The window is aligned to whole steps, so that a step keeps its place as time passes.
      const to = Math.ceil(services.now().getTime() / stepMs) * stepMs;
      const from = to - lengthMs;
      // Samples before the window give the first step its start.
      const samples = await scope.of(ScopedTraffic).since(device, new Date(from - stepMs));
      return {
        data: {
          stepSeconds: stepMs / 1000,
          sections: trafficHistory(samples, { from, to, stepMs }).map(({ section, points }) => ({
            section,
            points: points.map(({ at, ...rates }) => ({ time: new Date(at).toISOString(), ...rates })),
          })),
        },
      };
    },
  };
};

interface Asked {
  body: { endpointId: string; options?: { refresh?: boolean } };
  scope: Scope;
  audit: AuditNote;
}

/**
 * Refuses a change whose object is unknown: it would go to another one, such as a home network address to the uplink.
 */
function refuseUnknown(object: string | null, name: string): void {
  if (object !== null) return;
  throw new ApiError('custom', {
    status: 409,
    message: `Nothing was changed: by what the device reports, none of its interfaces can be identified as the ${name}.`,
  });
}

/** Refuses a call by the fields of its body; the text is not translated, as for all programming errors. */
export function refuseNetwork(problems: FieldProblem<string>[]): void {
  if (problems.length === 0) return;
  const refused = refusal(
    problems.map(({ field, problem }) => ({ field: `body.${field}`, message: networkProblemTexts[problem] })),
  );
  // ER-034.
  throw problems.some(({ problem }) => problem === 'notAMac')
    ? new ApiError('mac-valid', { data: refused.data })
    : refused;
}
