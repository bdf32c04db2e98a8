import { readBinaryXml, type XmlElement } from './binary-xml.ts';
import { AppRefusal } from './problem.ts';

/** Statements of an APK's manifest. */
export interface ApkManifest {
  packageName: string;
  /** Orders the versions of a package on a device. */
  versionCode: number;
  /** Null: the manifest names a resource, or none. */
  versionName: string | null;
  minSdk: number;
  debuggable: boolean;
}

/** Ids of the attributes (frameworks/base, public-final.xml). */
const ids = {
  debuggable: 0x0101000f,
  minSdkVersion: 0x0101020c,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  versionCodeMajor: 0x01010576,
} as const;

const attributeOf = ({ attributes }: XmlElement, id: number) =>
  attributes.find((attribute) => attribute.id === id)?.value ?? null;

/** Letters, digits and underscores between dots, each part beginning with a letter (Android's rule for packages). */
const isPackage = (name: string) => name.length <= 200 && /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/.test(name);

/** Reads the binary `AndroidManifest.xml`. */
export function readApkManifest(bytes: Uint8Array): ApkManifest {
  let root: XmlElement | null = null;
  let minSdk = 1;
  let debuggable = false;
  for (const element of readBinaryXml(bytes)) {
    if (element.depth === 1) {
      if (root || element.name !== 'manifest') throw new AppRefusal({ code: 'badManifest' });
      root = element;
    }
    if (element.depth !== 2) continue;
    if (element.name === 'uses-sdk') minSdk = wholeOf(attributeOf(element, ids.minSdkVersion)) ?? minSdk;
    if (element.name === 'application') debuggable = attributeOf(element, ids.debuggable) === true;
  }
  if (!root) throw new AppRefusal({ code: 'badManifest' });
  const named = (name: string) =>
    root.attributes.find((attribute) => attribute.id === 0 && attribute.name === name)?.value ?? null;
  const packageName = named('package');
  if (typeof packageName !== 'string' || !isPackage(packageName))
    throw new AppRefusal({ code: 'badManifest' });
  // A part of an app that a device does not install alone.
  if (named('split') !== null) throw new AppRefusal({ code: 'split' });
  const versionName = attributeOf(root, ids.versionName);
  return {
    packageName,
    versionCode: versionCodeOf(root),
    versionName: typeof versionName === 'string' && versionName !== '' ? versionName : null,
    minSdk,
    debuggable,
  };
}

function versionCodeOf(root: XmlElement): number {
  const code = wholeOf(attributeOf(root, ids.versionCode));
  const major = wholeOf(attributeOf(root, ids.versionCodeMajor)) ?? 0;
  if (code === null) throw new AppRefusal({ code: 'noVersionCode' });
  const whole = major * 2 ** 32 + code;
  if (!Number.isSafeInteger(whole)) throw new AppRefusal({ code: 'badManifest' });
  return whole;
}

/** Whole number that is not negative, also one that was written as text; a preview's name of an SDK is none. */
function wholeOf(value: string | number | boolean | null): number | null {
  if (typeof value === 'number') return value > 0x7fffffff ? null : value;
  return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : null;
}
