import { assign, setup } from 'xstate';
import type { FirmwareFileContent, FirmwareFileFact } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const firmwareFileMachineVersion = '1';

export interface FirmwareFileContext extends FirmwareFileContent {
  /** Account that approved the file; null: not approved. */
  approverId: string | null;
  /** True if the uploader approved the file, which the organisation permitted. */
  approvedAlone: boolean;
}

const emptyContext: FirmwareFileContext = {
  opId: '',
  modelName: '',
  fwCode: 0,
  versionName: '',
  minimumVersion: null,
  targetVersion: null,
  description: '',
  fileName: '',
  size: 0,
  sha256: '',
  uploaderId: '',
  approverId: null,
  approvedAlone: false,
};

const firmwareFileSetup = setup({
  types: {
    context: {} as FirmwareFileContext,
    events: {} as FirmwareFileFact,
    tags: {} as 'terminal',
  },
  actions: {
    rememberFile: assign(({ event }) => (event.type === 'firmware.uploaded' ? event.data : {})),
    rememberDescription: assign(({ event }) => (event.type === 'firmware.described' ? event.data : {})),
    rememberApproval: assign(({ context, event }) =>
      event.type === 'firmware.approved'
        ? { approverId: event.data.accountId, approvedAlone: event.data.accountId === context.uploaderId }
        : {},
    ),
    forgetApproval: assign({ approverId: null, approvedAlone: false }),
  },
  guards: {
    /** Requires another person than the uploader (four eyes), unless the organisation has switched this off. */
    isPermittedApproval: ({ context, event }) =>
      event.type === 'firmware.approved' && (event.data.alone || event.data.accountId !== context.uploaderId),
  },
});

/** One firmware file, from its upload through its approval to its deletion. Pure. */
export const firmwareFileMachine = firmwareFileSetup.createMachine({
  id: 'firmware-file',
  context: emptyContext,
  initial: 'draft',
  states: {
    draft: { on: { 'firmware.uploaded': { target: 'notApproved', actions: 'rememberFile' } } },
    notApproved: {
      on: {
        'firmware.described': { actions: 'rememberDescription' },
        'firmware.approved': {
          guard: 'isPermittedApproval',
          target: 'approved',
          actions: 'rememberApproval',
        },
        'firmware.deleted': 'deleted',
      },
    },
    /** An approved file cannot be edited (RU-082). */
    approved: {
      on: {
        'firmware.disapproved': { target: 'notApproved', actions: 'forgetApproval' },
        'firmware.deleted': { target: 'deleted', actions: 'forgetApproval' },
      },
    },
    deleted: { tags: 'terminal' },
  },
});
