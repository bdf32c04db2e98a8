import { Readings, tableOf } from '#domain/device-parameters/readings.ts';
import { readSettings, settingPaths } from '#domain/device-parameters/settings.ts';
import {
  type FilterRow,
  type IpFilter,
  isSameIpFilter,
  isSameMacFilter,
  type MacFilter,
  protocols,
} from '#domain/network/filters.ts';
import type { JsonObject } from '#machines/json.ts';
import type { DeviceCommand } from './device-command.ts';

/**
 * Builds the command that adds or deletes a filter (TN-085). Its parameters are the filter as `add`, or as `remove`
 * with its row `idx`: a row that holds another filter by now stays unchanged.
 */
function filters<F extends JsonObject>(
  isSame: (row: FilterRow, filter: F) => boolean,
  valuesOf: (filter: F) => Record<string, string>,
): DeviceCommand {
  const asked = (params: JsonObject) => params as { add?: F; remove?: F & { idx: number } };
  return {
    call: (params) => {
      const { add, remove } = asked(params);
      return {
        kind: 'rows',
        paths: settingPaths('filters'),
        adds: (reported) =>
          add && !rowsOf(reported).some((row) => isSame(row, add))
            ? [{ objPath: tableIn(reported), values: { Enable: 'true', Target: 'Drop', ...valuesOf(add) } }]
            : [],
        removes: (reported) =>
          rowsOf(reported)
            .filter((row) => remove && row.idx === remove.idx && isSame(row, remove))
            .map(({ idx }) => `${tableIn(reported)}${idx}.`),
      };
    },
    read: (reported, params) => {
      const { add, remove } = asked(params);
      const rows = rowsOf(reported);
      const done = add
        ? rows.some((row) => isSame(row, add))
        : !rows.some((row) => remove && row.idx === remove.idx && isSame(row, remove));
      if (done) return { ok: true, result: { filters: rows } };
      return {
        ok: false,
        message: add
          ? 'the filter is not among those that the device reports'
          : 'the device still reports the filter',
      };
    },
  };
}

const rowsOf = (reported: Record<string, string>): FilterRow[] =>
  readSettings('filters', new Readings(Object.entries(reported)));

/**
 * Returns the filter table of the chain in use; a wildcard path, so that nothing is sent, if the device does not report
 * which it is.
 */
const tableIn = (reported: Record<string, string>): string =>
  new Readings(Object.entries(reported)).tableOf('filterTarget') ?? `${tableOf('filterTarget')}*.`;

/** Returns the row's parameters, without those that were not given. */
const named = (values: Record<string, string | number | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** CL-088, CL-090. */
export const ipFilter = filters<IpFilter & JsonObject>(isSameIpFilter, (filter) =>
  named({
    Description: filter.description,
    SourceIP: filter.source_ip,
    SourceMask: filter.source_mask,
    DestIP: filter.dest_ip,
    DestMask: filter.dest_mask,
    Protocol: protocols[filter.protocol ?? 'any'],
    DestPort: filter.dest_port,
  }),
);

/** CL-089, CL-091. */
export const macFilter = filters<MacFilter & JsonObject>(isSameMacFilter, (filter) =>
  named({ Description: filter.description, SourceMAC: filter.mac_address }),
);
