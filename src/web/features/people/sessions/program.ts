/** A browser's name also contains those of its ancestors, so the more special ones come first. */
const browsers: readonly [name: string, version: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Whale', /Whale\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)\S* (?:Mobile\/\S+ )?Safari/],
];

const systems: readonly [name: string, sign: RegExp][] = [
  ['Windows', /Windows/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

interface Program {
  /** Name with its version, or the own name of a program that is no browser. */
  name: string;
  system: string | null;
}

/** Browser and system by the User-Agent header; null: there was none. */
export function programOf(userAgent: string | null): Program | null {
  if (!userAgent) return null;
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return { name: `${name} ${version}`, system };
  }
  return { name: userAgent.split(' ')[0]?.slice(0, 40) ?? userAgent, system };
}
