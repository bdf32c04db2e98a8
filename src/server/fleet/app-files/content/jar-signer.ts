import { X509Certificate } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { ContentInfo, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';
import { type ApkDirectory, readApkEntry } from '#domain/apps/content/apk-directory.ts';
import { AppRefusal } from '#domain/apps/content/problem.ts';
import type { MediaSource } from '#domain/media/source.ts';

const mostSignatureBytes = 256 * 1024;

/**
 * Returns the certificate that an APK with a JAR signature alone (scheme 1) states; null: it is not signed. It is not
 * verified: that needs every file of the archive unpacked and hashed, for a scheme that Android 11 refuses for new apps.
 */
export async function statedSigner(
  source: MediaSource,
  { entries }: ApkDirectory,
): Promise<X509Certificate | null> {
  const blocks = [...entries.values()].filter(({ name }) => /^META-INF\/[^/]+\.(RSA|DSA|EC)$/i.test(name));
  const [block] = blocks;
  if (!block) return null;
  if (blocks.length > 1) throw new AppRefusal({ code: 'severalSigners' });
  const inflate = (packed: Uint8Array, most: number) =>
    inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  const bytes = await readApkEntry(source, block, { most: mostSignatureBytes, inflate });
  return certificateIn(bytes);
}

function certificateIn(bytes: Uint8Array): X509Certificate {
  try {
    const { content } = AsnConvert.parse(bytes, ContentInfo);
    const { certificates, signerInfos } = AsnConvert.parse(content, SignedData);
    const serial = signerInfos[0]?.sid.issuerAndSerialNumber?.serialNumber;
    const found = certificates
      ?.map(
        ({ certificate }) =>
          certificate && new X509Certificate(new Uint8Array(AsnConvert.serialize(certificate))),
      )
      .find(
        (certificate) =>
          certificate &&
          serial &&
          serialOf(serial) === certificate.serialNumber.toLowerCase().replace(/^0+/, ''),
      );
    if (found) return found;
  } catch {
    // A message that is not PKCS #7 names no signer.
  }
  throw new AppRefusal({ code: 'badSignature' });
}

const serialOf = (serial: ArrayBuffer): string => Buffer.from(serial).toString('hex').replace(/^0+/, '');
