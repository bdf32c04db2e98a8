// A pass of the retention in a separate process, which dies at the write that its arguments name.

import { flushCompileCache } from 'node:module';
import { openDatabase } from '#server/core/database/open.ts';
import { SqlStorage } from '#server/core/log/event-log.ts';
import { RetentionRig } from '#tests/support/retention-rig.ts';
import { CrashingStorage } from './crashing-storage.ts';

const [url = '', directory = '', point = 'null', limits = '{}'] = process.argv.slice(2);
const database = await openDatabase({ url });
const storage = new CrashingStorage(new SqlStorage(database, 'main'));
const rig = await RetentionRig.start(database, { directory, storage });
rig.passDays(34);
// A killed process would not write it.
flushCompileCache();
storage.armed = JSON.parse(point);
await rig.pass({ ...JSON.parse(limits), batchEvents: 6 });
await database.close();
process.exit(0);
