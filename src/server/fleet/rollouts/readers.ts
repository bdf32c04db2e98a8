/** Permission that reads the rollouts of each cargo; their live messages reach those who have it. */
const readers: Readonly<Record<string, string>> = {
  app: '/application/profiles',
  firmware: '/firmwares/profiles',
};

/** Returns the permission of a cargo's readers. Waves that name no cargo are of the time when all were firmware. */
export function readersOf(cargo = 'firmware'): string {
  const permission = readers[cargo];
  if (permission === undefined) throw new Error(`no permission reads rollouts of ${cargo}`);
  return permission;
}
