import { assign, setup } from 'xstate';
import type { AdoptedAppFile, AppFileContent, AppFileFact } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const appFileMachineVersion = '1';

export interface AppFileContext extends AppFileContent {
  /** Account that approved the file; null: not approved, or before approvals were recorded. */
  approverId: string | null;
  /** True if the uploader approved the file, which the organisation permitted. */
  approvedAlone: boolean;
}

const emptyContext: AppFileContext = {
  opId: '',
  targetOpId: '',
  appId: '',
  appName: '',
  platform: 'android',
  packageName: '',
  appUuid: null,
  version: '',
  versionCode: null,
  minSdk: null,
  debuggable: false,
  developer: null,
  description: '',
  models: null,
  fileName: '',
  size: 0,
  sha256: null,
  url: null,
  icon: null,
  origins: null,
  signer: null,
  otherSigner: null,
  uploaderId: '',
  approverId: null,
  approvedAlone: false,
};

function contentOf({ approved: _approved, addedAt: _addedAt, ...content }: AdoptedAppFile) {
  return content;
}

const appFileSetup = setup({
  types: {
    context: {} as AppFileContext,
    events: {} as AppFileFact,
    tags: {} as 'terminal',
  },
  actions: {
    rememberFile: assign(({ event }) =>
      event.type === 'app.uploaded' ? event.data : event.type === 'app.adopted' ? contentOf(event.data) : {},
    ),
    rememberDescription: assign(({ event }) => (event.type === 'app.described' ? event.data : {})),
    rememberApproval: assign(({ context, event }) =>
      event.type === 'app.approved'
        ? { approverId: event.data.accountId, approvedAlone: event.data.accountId === context.uploaderId }
        : {},
    ),
    forgetApproval: assign({ approverId: null, approvedAlone: false }),
  },
  guards: {
    wasApproved: ({ event }) => event.type === 'app.adopted' && event.data.approved,
    /** Requires another person than the uploader (four eyes), unless the organisation has switched this off. */
    isPermittedApproval: ({ context, event }) =>
      event.type === 'app.approved' && (event.data.alone || event.data.accountId !== context.uploaderId),
  },
});

/** One version of an app, from its upload through its approval to its deletion. Pure. */
export const appFileMachine = appFileSetup.createMachine({
  id: 'app-file',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'app.uploaded': { target: 'notApproved', actions: 'rememberFile' },
        'app.adopted': [
          { guard: 'wasApproved', target: 'approved', actions: 'rememberFile' },
          { target: 'notApproved', actions: 'rememberFile' },
        ],
      },
    },
    notApproved: {
      on: {
        'app.described': { actions: 'rememberDescription' },
        'app.approved': { guard: 'isPermittedApproval', target: 'approved', actions: 'rememberApproval' },
        'app.deleted': 'deleted',
      },
    },
    /** An approved file cannot be edited. */
    approved: {
      on: {
        'app.disapproved': { target: 'notApproved', actions: 'forgetApproval' },
        'app.deleted': { target: 'deleted', actions: 'forgetApproval' },
      },
    },
    deleted: { tags: 'terminal' },
  },
});
