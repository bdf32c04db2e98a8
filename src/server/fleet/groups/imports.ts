import type { DeviceField } from '#domain/inventory-rows.ts';
import { normalMac } from '#domain/text/normal.ts';
import { Changes } from '#server/core/files/table-file/made-by-program.ts';
import { noteOf, remarksOf } from '#server/core/files/table-file/notes.ts';
import type { ReadingChoice, TableFile } from '#server/core/files/table-file/table-file.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { presentReading, readOrRefused, refusedFile } from '#server/core/resource/file-reading.ts';
import type { CoreServices } from '#server/core/services.ts';
import { codeFields, mendedCell, readDeviceTable } from '#server/fleet/inventory/rows/device-file.ts';
import { serialKey } from '#server/fleet/inventory/serial-key.ts';
import { addToGroup } from './handlers.ts';
import { userGroupInScope } from './members.ts';
import { ScopedGroups } from './queries/groups.ts';

const mostRows = 5_000;
/** Columns that can name the device; the first filled one counts. */
const columns = ['endpointId', 'deviceSn', 'macAddr'] as const satisfies DeviceField[];

type Reason = 'empty' | 'notFound' | 'otherOperator' | 'ambiguous' | 'damaged';

/** a file whose rows name devices of the group's organisation. */
export const importHandlers = (
  services: Pick<CoreServices, 'log' | 'now' | 'readModels'>,
): Pick<Handlers, 'importGroupDevices'> => ({
  async importGroupDevices({
    params,
    body: { file: content, fileName: _name, preview, ...choice },
    scope,
    caller,
    audit,
    language,
  }) {
    const { gid, groupName, opId } = await userGroupInScope(scope, params.gid, language);
    const file = readGroupFile(Buffer.from(content, 'base64'), choice, language);
    const changes = new Changes();
    const named = namesIn(file, changes);
    const groups = scope.of(ScopedGroups);
    const of = (column: DeviceField) => named.flatMap((row) => (row.column === column ? [row.value] : []));
    const found = await groups.named({
      ids: of('endpointId'),
      serials: of('deviceSn').map(serialKey),
      macs: of('macAddr').flatMap((mac) => normalMac(mac) ?? []),
    });
    const known = Map.groupBy(
      found.flatMap((device) => [
        [keyOf('endpointId', device.endpoint_id), device] as const,
        [keyOf('deviceSn', device.device_sn && serialKey(device.device_sn)), device] as const,
        [keyOf('macAddr', device.mac_addr), device] as const,
      ]),
      ([key]) => key,
    );
    const refused: { line: number; value: string; reason: Reason }[] = [];
    const ids = new Set<string>();
    for (const { line, column, value, isDamaged } of named) {
      const compared = comparedOf(column, value);
      const devices = (known.get(keyOf(column, compared)) ?? []).map(([, device]) => device);
      const own = devices.filter((device) => device.op_id === opId);
      const [device] = own;
      if (device && own.length === 1) ids.add(device.endpoint_id);
      else
        refused.push({
          line,
          value,
          reason: isDamaged ? 'damaged' : reasonOf(value, own.length, devices.length),
        });
    }
    const members = await groups.members(gid, [...ids]);
    const joining = [...ids].filter((id) => !members.has(id));
    if (!preview) {
      audit.about(...joining);
      audit.changed(null, { groupName, devices: joining.length });
      await addToGroup(services, { scope, caller }, { gid, groupName, opId }, joining);
    }
    const notes = [...remarksOf(file, codeFields), ...changes.remarks()].map(noteOf);
    return {
      data: {
        rows: named.length,
        added: joining.length,
        already: members.size,
        refused,
        file: presentReading(file),
        notes,
      },
    };
  },
});

const comparedOf = (column: DeviceField, value: string): string =>
  column === 'macAddr' ? (normalMac(value) ?? value) : column === 'deviceSn' ? serialKey(value) : value;

const keyOf = (column: string, value: string | null): string => `${column} ${value ?? ''}`;

function reasonOf(value: string, own: number, all: number): Reason {
  if (value === '') return 'empty';
  if (own > 1) return 'ambiguous';
  return all > 0 ? 'otherOperator' : 'notFound';
}

interface Named {
  line: number;
  column: DeviceField;
  value: string;
  /** True if a spreadsheet program damaged the value. */
  isDamaged: boolean;
}

/** Reads the value that names each row's device, without marks left by spreadsheet programs. */
function namesIn(file: TableFile, changes: Changes): Named[] {
  const places = columns.map((field) => ({
    field,
    index: file.columns.findIndex((column) => column.field === field),
  }));
  return file.rows.map((row) => {
    const place = places.find(({ index }) => index >= 0 && (row.cells[index] ?? '') !== '');
    if (!place) return { line: row.line, column: 'endpointId', value: '', isDamaged: false };
    const { text, fault } = mendedCell(row, place.index, place.field, columns, changes);
    return { line: row.line, column: place.field, value: text, isDamaged: fault !== null };
  });
}

function readGroupFile(bytes: Uint8Array, choice: ReadingChoice, language: Language): TableFile {
  const file = readOrRefused(() => readDeviceTable(bytes, columns, choice));
  const ambiguous = file.columns.filter(({ state }) => state === 'ambiguous');
  if (ambiguous.length > 0)
    throw refusedFile('columnTwice', { columns: ambiguous.map(({ head }) => head).join(', ') }, file);
  if (!file.columns.some(({ field }) => field !== null))
    throw refusedFile('noId', { column: columns.join(', ') }, file, language);
  if (file.rows.length > mostRows)
    throw refusedFile('tooManyRows', { limit: mostRows, rows: file.rows.length });
  return file;
}
