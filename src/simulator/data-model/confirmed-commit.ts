import { isoTime } from './live-values.ts';
import { type Definitions, ro, type SyncCommand } from './schema.ts';

const input = ['CommitKey'] as const;
const ends = (run: SyncCommand['run']): SyncCommand => ({ kind: 'sync', input, output: [], run });

/** Device.X_WAYMARK_ConfirmedCommit.: a pending change (docs/usp-extension.md). */
export const confirmedCommit: Definitions = {
  'Device.X_WAYMARK_ConfirmedCommit.': {
    params: {
      Status: ro('string', (c) => c.commit().status),
      CommitKey: ro('string', (c) => c.commit().key),
      Cause: ro('string', (c) => c.commit().cause),
      EndsAt: ro('dateTime', (c) => {
        const { endsAt } = c.commit();
        return endsAt === 0 ? '0001-01-01T00:00:00Z' : isoTime(endsAt);
      }),
    },
    commands: {
      'Begin()': {
        kind: 'sync',
        input: ['CommitKey', 'Timeout', 'Objects'],
        output: [],
        run: (device, { args }) =>
          device.beginCommit(
            args.CommitKey ?? '',
            Number(args.Timeout),
            (args.Objects ?? '').split(',').map((object) => object.trim()),
          ),
      },
      'Confirm()': ends((device, { args }) => device.confirmCommit(args.CommitKey ?? '')),
      'Cancel()': ends((device, { args }) => device.cancelCommit(args.CommitKey ?? '')),
    },
  },
};
