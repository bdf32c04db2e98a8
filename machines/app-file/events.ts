import type { Redactable } from '../json.ts';

/** One version of an app: its content, and the devices that it is for. */
export interface AppFileContent {
  opId: string;
  /** Organisation whose devices, and those of all below it, may get the file. */
  targetOpId: string;
  appId: string;
  appName: string;
  platform: 'android' | 'quantum';
  packageName: string;
  /** UUID of a container's deployment unit, the same for all versions. */
  appUuid: string | null;
  version: string;
  /** Version code of an Android app; null: a container, or not known. */
  versionCode: number | null;
  minSdk: number | null;
  debuggable: boolean;
  developer: string | null;
  description: string;
  /** Models that may get the file; null: all that run such apps. */
  models: string[] | null;
  fileName: string;
  size: number;
  /** Null: the product does not have the bytes, and devices fetch them from `url`. */
  sha256: string | null;
  url: string | null;
  /** SHA-256 of a PNG picture. */
  icon: string | null;
  /** Sources of package and version; null: the reference table, where no file was read. */
  origins: { packageName: AppOrigin; version: AppOrigin } | null;
  signer: AppFileSigner | null;
  /** Reason why another signer than that of the version before was accepted, and who that was. */
  otherSigner: { before: string; reason: string } | null;
  uploaderId: string;
}

export type AppOrigin = 'file' | 'typed';

export interface AppFileSigner {
  /** SHA-256 of the certificate. */
  sha256: string;
  subject: string;
  scheme: number;
  /** False: the file states it, and it was not verified. */
  verified: boolean;
}

/** `addedAt`: time of the row's last change. */
export type AdoptedAppFile = AppFileContent & { approved: boolean; addedAt: string };

/** The facts of one version of an app, stream `app-file:<id>`. */
export type AppFileFact =
  | { type: 'app.uploaded'; data: AppFileContent }
  /** The row of the reference table from before app files were uploaded. Its models were its approval. */
  | { type: 'app.adopted'; data: AdoptedAppFile }
  | {
      type: 'app.described';
      data: { description: string; developer: string | null; models: string[] | null };
    }
  /** `alone`: the organisation lets users approve their own uploads. */
  | { type: 'app.approved'; data: { accountId: string; alone: boolean } }
  | { type: 'app.disapproved'; data: Record<string, never> }
  | { type: 'app.deleted'; data: Record<string, never> };

export const appFileRedactable = {
  // The ids of uploader and approver stay: the approval depends on both. So does what identifies the file.
  'app.uploaded': ['description', 'developer', 'fileName', 'url', 'otherSigner'],
  'app.adopted': ['developer', 'url'],
  'app.described': ['description', 'developer'],
} satisfies Redactable<AppFileFact>;

const uploaded: AppFileContent = {
  opId: 'northwind',
  targetOpId: 'northwind',
  appId: 'kids-tv',
  appName: 'Kids TV',
  platform: 'android',
  packageName: 'com.example.kidstv',
  appUuid: null,
  version: '1.0.0',
  versionCode: 10,
  minSdk: 24,
  debuggable: false,
  developer: 'Northlight',
  description: 'First version',
  models: null,
  fileName: 'kidstv-1.0.0.apk',
  size: 8_279,
  sha256: 'a'.repeat(64),
  url: null,
  icon: null,
  origins: { packageName: 'file', version: 'file' },
  signer: { sha256: 'b'.repeat(64), subject: 'CN=Northlight Agency', scheme: 3, verified: true },
  otherSigner: null,
  uploaderId: 'porter',
};

const listed: AppFileContent = {
  ...uploaded,
  appId: 'news-now',
  appName: 'News Now',
  packageName: 'com.example.news',
  version: '2.1.0',
  versionCode: null,
  minSdk: null,
  description: '',
  models: ['KSTB2020'],
  fileName: '',
  size: 63_963_136,
  sha256: null,
  url: 'https://apps.example.com/news-2.1.0.apk',
  origins: null,
  signer: null,
  uploaderId: '',
};

const addedAt = '2026-11-01T09:00:00.000Z';

/** At least one sample of each fact, for the path generators and the property tests. */
export const appFileSamples: AppFileFact[] = [
  { type: 'app.uploaded', data: uploaded },
  { type: 'app.adopted', data: { ...listed, approved: true, addedAt } },
  { type: 'app.adopted', data: { ...listed, approved: false, addedAt } },
  {
    type: 'app.described',
    data: { description: 'First version, with the guide', developer: 'Northlight', models: null },
  },
  { type: 'app.approved', data: { accountId: 'reed', alone: false } },
  { type: 'app.approved', data: { accountId: 'porter', alone: false } },
  { type: 'app.approved', data: { accountId: 'porter', alone: true } },
  { type: 'app.disapproved', data: {} },
  { type: 'app.deleted', data: {} },
];
