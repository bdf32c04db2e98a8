import { pathsWhere, type Readings } from './device-parameters/readings.ts';
import type { ParameterName } from './device-parameters/table.ts';
import { type Band, genericFeatures, genericMenu, genericModel, type ModelProfile } from './models.ts';
import { normalBand } from './text/normal.ts';

/** Paths that describe a device's features. A device without one of them answers with an error for that path only. */
export const describingPaths = pathsWhere(({ describes }) => describes === true);

/** Features of every USP agent; of the generic list, the time settings may be missing. */
export const agentFeatures: readonly string[] = genericFeatures.filter((feature) => feature !== 'ntp');

const bandsInOrder: readonly Band[] = ['2.4GHz', '5GHz', '6GHz'];
const standardsInOrder = ['a', 'b', 'g', 'n', 'ac', 'ax'];

/**
 * Returns the profile of a device whose model is in no table, from its reports: beside the features of every USP agent
 * it has only those that were reported. Commands cannot be read, so channel scan is not among them.
 */
export function describedModel(
  { modelName, prodClass }: { modelName: string; prodClass: string },
  readings: Readings,
): ModelProfile {
  const generic = genericModel(modelName, prodClass);
  const has = (table: ParameterName) => (readings.number(table) ?? 0) > 0;
  const reports = (name: ParameterName) => readings.placeOf(name) !== null;
  const bands = [...new Set(valuesOf(readings, 'radioBands', 'radioBand').map(normalBand))];
  const standards = valuesOf(readings, 'radioPossibleStandards');
  const security = valuesOf(readings, 'securityModes');
  const isSetTop = generic.prodClass === 'STB';
  // The reported number of rows is newer than the rows, which may have disappeared.
  const wifi = readings.number('radioCount') === null ? bands.length > 0 : has('radioCount');
  const networks = readings.number('accessPointCount') ?? 0;
  const hdmi = isSetTop && has('hdmiCount');
  const audio = isSetTop && has('audioOutputCount');
  const apps = has('environmentCount');

  const features: [feature: string, isThere: boolean][] = [
    ['ntp', reports('timeEnable')],
    ['wifiRadio', wifi],
    ['connectedDevices', wifi && networks > 0],
    // A guest network is the second network of a radio.
    ['guestWifi', wifi && networks > (readings.number('radioCount') ?? networks)],
    ['bandSteering', reports('bandSteering')],
    ['topology', has('meshDeviceCount')],
    ['wan', has('ipInterfaceCount')],
    ['lan', has('poolCount')],
    ['ipFilter', has('chainCount')],
    ['macFilter', has('chainCount')],
    ['remoteConnection', reports('remoteAccessEnable')],
    ['hdmiInfo', hdmi],
    ['audioOut', audio],
    [isSetTop ? 'androidApps' : 'quantumApps', apps],
  ];
  const menu: [name: string, isThere: boolean][] = [
    ['Network Information', has('ipInterfaceCount')],
    ['Wi-Fi Management', wifi],
    ['Wi-Fi Monitoring', has('meshDeviceCount')],
    ['AV Management', hdmi || audio],
    ['Remote Connection', reports('remoteAccessEnable')],
    [isSetTop ? 'Android Management' : 'App Management', apps],
  ];
  return {
    ...generic,
    bands: bands.length > 0 ? bandsInOrder.filter((band) => bands.includes(band)) : generic.bands,
    operatingStandard:
      standards.length > 0
        ? standardsInOrder.filter((standard) => standards.includes(standard)).join(',')
        : generic.operatingStandard,
    securitySupport: security.length > 0 ? security : generic.securitySupport,
    supportFeatures: [...agentFeatures, ...named(features)],
    supportMenu: [...genericMenu, ...named(menu)],
  };
}

/**
 * Merges a row of the tables with the device's description, which provides the lists of features and tabs that the
 * tables lack.
 */
export const refinedModel = (known: ModelProfile, described: ModelProfile): ModelProfile => ({
  ...known,
  supportFeatures: lacksFeatures(known) ? described.supportFeatures : known.supportFeatures,
  supportMenu: lacksMenu(known) ? described.supportMenu : known.supportMenu,
});

/** Tells if the device's own description is needed for its features. */
export const isIncomplete = (known: ModelProfile): boolean => lacksFeatures(known) || lacksMenu(known);

// A model without such a row has the generic list itself.
export const lacksFeatures = ({ supportFeatures }: ModelProfile) => supportFeatures === genericFeatures;
const lacksMenu = ({ supportMenu }: ModelProfile) => supportMenu === genericMenu;

const named = (entries: readonly [name: string, isThere: boolean][]): string[] =>
  entries.flatMap(([name, isThere]) => (isThere ? [name] : []));

/** Returns the list items of these parameters in all rows of their table, without duplicates. */
function valuesOf(readings: Readings, ...names: ParameterName[]): string[] {
  const values = names.flatMap((name) => readings.inEachRow(name).flatMap(([, value]) => value.split(',')));
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
}
