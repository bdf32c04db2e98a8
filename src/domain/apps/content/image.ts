import { AppRefusal } from './problem.ts';
import { readTar } from './tar.ts';

/** Name and tag of a container image, as its archive states them; null: not stated. */
export interface ImageNames {
  name: string | null;
  tag: string | null;
}

const mostIndexBytes = 1024 * 1024;

/** Files that name the image: of `docker save`, and of an OCI layout. */
const indexes = ['manifest.json', 'index.json'] as const;

const refName = 'org.opencontainers.image.ref.name';
const containerdName = 'io.containerd.image.name';

/**
 * Reads the name and tag of the one image in an archive as `docker save`, `podman save` or `skopeo` write it. `chunks`: the
 * bytes of the tar archive, unpacked.
 */
export async function readImageNames(
  chunks: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<ImageNames> {
  const isIndex = (name: string) => indexes.some((index) => index === name);
  const files = await readTar(chunks, {
    wants: (name) => (isIndex(name) ? mostIndexBytes : null),
    mostBytes,
  });
  const [docker, oci] = indexes.map((name) => files.get(name));
  if (!docker && !oci) throw new AppRefusal({ code: 'noImage' });
  const said = [
    ...(docker ? dockerReferences(jsonOf(docker)) : []),
    ...(oci ? ociReferences(jsonOf(oci)) : []),
  ];
  return oneOf(said.map(namesOf));
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppRefusal({ code: 'damaged' });
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function dockerReferences(manifest: unknown): string[] {
  const images = listOf(manifest);
  if (images.length === 0) throw new AppRefusal({ code: 'noImage' });
  if (images.length > 1) throw new AppRefusal({ code: 'severalImages' });
  return listOf(fieldOf(images[0], 'RepoTags')).filter(isText);
}

function ociReferences(index: unknown): string[] {
  const manifests = listOf(fieldOf(index, 'manifests'));
  if (manifests.length === 0) throw new AppRefusal({ code: 'noImage' });
  const said = manifests.map((manifest) => {
    const annotations = fieldOf(manifest, 'annotations');
    return [containerdName, refName].map((name) => fieldOf(annotations, name)).filter(isText);
  });
  // The same image for several processors has one name; two names are two images.
  return said.flat();
}

/** Splits `registry.example:5000/evolane/ad-shield:1.2.0`; a reference without a slash or colon may be a tag alone. */
function namesOf(reference: string): ImageNames {
  const [plain = ''] = reference.split('@');
  const [, path = '', tag = null] = /^(.*?)(?::([^:/]+))?$/.exec(plain) ?? [];
  if (tag === null && !path.includes('/')) return { name: null, tag: path || null };
  return { name: familiarName(path), tag };
}

/** Leaves out the registry, as `docker images` does for its own: apps are called alike wherever they were built. */
function familiarName(path: string): string | null {
  const [first = '', ...rest] = path.split('/');
  const isHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  const name = (isHost ? rest : [first, ...rest]).join('/').replace(/^library\//, '');
  return name === '' ? null : name;
}

function oneOf(said: readonly ImageNames[]): ImageNames {
  const names = new Set(said.flatMap(({ name }) => (name === null ? [] : [name])));
  // `latest` says nothing about the version.
  const tags = new Set(said.flatMap(({ tag }) => (tag === null || tag === 'latest' ? [] : [tag])));
  if (names.size > 1 || tags.size > 1) throw new AppRefusal({ code: 'severalImages' });
  const [name = null] = names;
  const [tag = null] = tags;
  return { name, tag };
}
