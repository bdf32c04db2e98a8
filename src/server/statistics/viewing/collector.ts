import { CsvError, parse } from 'csv-parse/sync';
import { type BulkBody, type BulkCollector, BulkRefusal } from '#domain/bulk-data.ts';
import { readBulkJson, readBulkRows } from '#domain/viewing/bulk.ts';
import type { ViewingReport } from '#domain/viewing/report.ts';
import { reportTexts } from '#domain/viewing/report-texts.ts';
import type { Database } from '#server/core/database/database.ts';
import { identityIn } from '#usp/endpoint-id.ts';
import type { ViewingIngest } from './ingest.ts';
import { identityOf } from './queries/reports.ts';

interface CollectorDeps {
  database: Database;
  viewing: Pick<ViewingIngest, 'take'>;
}

/** Collector of bulk data that carries viewing. It settles when all reports of a body are stored. */
export const viewingCollector =
  ({ database, viewing }: CollectorDeps): BulkCollector =>
  async (body) => {
    const { endpointId } = body;
    if (await isOfAnother(database, body)) throw new BulkRefusal(403, 'The address names another device');
    for (const report of reportsIn(body))
      for (const params of reportTexts(report)) await viewing.take({ endpointId, params });
  };

/** Tells if the address states another identity than the device has reported, or has in its id. */
async function isOfAnother(database: Database, { endpointId, stated }: BulkBody): Promise<boolean> {
  const inId = identityIn(endpointId);
  const known = await identityOf(database.sql, endpointId);
  const differs = (said: string | null, ...names: (string | null | undefined)[]) => {
    const held = names.filter((name) => typeof name === 'string');
    return said !== null && held.length > 0 && !held.includes(said);
  };
  return (
    differs(stated.oui?.toUpperCase() ?? null, inId.oui?.toUpperCase(), known?.oui?.toUpperCase()) ||
    // The product's class of a device is another one than the class that its maker gives it.
    differs(stated.productClass, inId.productClass) ||
    differs(stated.serialNumber, inId.serialNumber, known?.serialNumber)
  );
}

function reportsIn({ mediaType, format, text }: BulkBody): ViewingReport[] {
  if (mediaType === 'application/json') {
    if (format !== null && format !== 'NameValuePair' && format !== 'ObjectHierarchy')
      throw new BulkRefusal(415, 'BBF-Report-Format must be NameValuePair or ObjectHierarchy');
    return readable(readBulkJson(text));
  }
  if (mediaType !== 'text/csv') throw new BulkRefusal(415, 'Reports are application/json or text/csv');
  const rows = rowsIn(text);
  const usual = rows[0]?.includes('ParameterName') ? 'ParameterPerRow' : 'ParameterPerColumn';
  const layout = format ?? usual;
  if (layout !== 'ParameterPerRow' && layout !== 'ParameterPerColumn')
    throw new BulkRefusal(415, 'BBF-Report-Format must be ParameterPerRow or ParameterPerColumn');
  return readable(readBulkRows(rows, layout));
}

function readable(reports: ViewingReport[] | null): ViewingReport[] {
  if (!reports) throw new BulkRefusal(400, 'The report cannot be read, or exceeds the limits');
  return reports;
}

function rowsIn(text: string): string[][] {
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: true, bom: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BulkRefusal(400, 'The report is not CSV');
  }
}
