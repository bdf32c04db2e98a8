import { type FileRefusal, fileRefusals, filledIn, type RefusalParams } from '#domain/import-refusals.ts';
import { normalMac } from '#domain/text/normal.ts';
import { type FileRow, readTableFile, type TableFile } from '#server/core/files/table-file/table-file.ts';
import { UnreadableFile } from '#server/core/files/table-file/unreadable-file.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { addToGroup, groupInScope } from './handlers.ts';
import { ScopedGroups } from './queries/groups.ts';

const mostRows = 5_000;
/** The first that is filled in names the device. */
const columns = ['endpointId', 'deviceSn', 'macAddr'] as const;

type Reason = 'empty' | 'notFound' | 'otherOperator' | 'ambiguous';

/** a file whose rows name devices of the group's organisation. */
export const importHandlers = (services: DeviceServices): Pick<Handlers, 'importGroupDevices'> => ({
  async importGroupDevices({ params, body, scope, caller, audit }) {
    const { gid, groupName, opId } = await groupInScope(scope, params.gid);
    const named = namesIn(readTableFileOf(Buffer.from(body.file, 'base64'), body.encoding));
    const groups = scope.of(ScopedGroups);
    const of = (column: string) => named.flatMap((row) => (row.column === column ? [row.value] : []));
    const found = await groups.named({
      ids: of('endpointId'),
      serials: of('deviceSn'),
      macs: of('macAddr').flatMap((mac) => normalMac(mac) ?? []),
    });
    const known = Map.groupBy(
      found.flatMap((device) => [
        [keyOf('endpointId', device.endpoint_id), device] as const,
        [keyOf('deviceSn', device.device_sn), device] as const,
        [keyOf('macAddr', device.mac_addr), device] as const,
      ]),
      ([key]) => key,
    );
    const refused: { line: number; value: string; reason: Reason }[] = [];
    const ids = new Set<string>();
    for (const { line, column, value } of named) {
      const compared = column === 'macAddr' ? (normalMac(value) ?? value) : value;
      const devices = (known.get(keyOf(column, compared)) ?? []).map(([, device]) => device);
      const own = devices.filter((device) => device.op_id === opId);
      const [device] = own;
      if (device && own.length === 1) ids.add(device.endpoint_id);
      else refused.push({ line, value, reason: reasonOf(value, own.length, devices.length) });
    }
    const members = await groups.members(gid, [...ids]);
    const joining = [...ids].filter((id) => !members.has(id));
    if (!body.preview) {
      audit.about(...joining);
      audit.changed(null, { groupName, devices: joining.length });
      await addToGroup(services, { scope, caller }, { gid, groupName, opId }, joining);
    }
    return { data: { rows: named.length, added: joining.length, already: members.size, refused } };
  },
});

const keyOf = (column: string, value: string | null): string => `${column} ${value ?? ''}`;

function reasonOf(value: string, own: number, all: number): Reason {
  if (value === '') return 'empty';
  if (own > 1) return 'ambiguous';
  return all > 0 ? 'otherOperator' : 'notFound';
}

const refuse = (reason: FileRefusal, params: RefusalParams = {}) =>
  new ApiError('custom', { message: filledIn(fileRefusals[reason], params), data: { reason, params } });

function readTableFileOf(
  bytes: Uint8Array,
  encoding: Parameters<typeof readTableFile>[1]['encoding'],
): TableFile {
  try {
    return readTableFile(bytes, { names: columns, encoding });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw refuse(error.reason, error.params);
  }
}

interface Named {
  line: number;
  column: string;
  value: string;
}

function namesIn({ columns: head, rows }: TableFile): Named[] {
  if (!columns.some((column) => head.includes(column))) throw refuse('noId', { column: columns.join(', ') });
  if (rows.length > mostRows) throw refuse('tooManyRows', { limit: mostRows, rows: rows.length });
  const cellOf = (row: FileRow, column: string) => row.cells[head.indexOf(column)] ?? '';
  return rows.map((row) => {
    const column = columns.find((name) => cellOf(row, name) !== '') ?? 'endpointId';
    return { line: row.line, column, value: cellOf(row, column) };
  });
}
