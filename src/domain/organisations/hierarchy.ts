/** Level of each type of organisation in the tree (PE-046, A-114); smaller is higher. */
export const opLevels = {
  System: 0,
  Operator: 1,
  SubOperator: 2,
  Manufacturer: 2,
  EducationOffice: 3,
  School: 4,
} as const;

export type OrganisationType = keyof typeof opLevels;

/** Types that cannot have organisations below them. */
const leaves: readonly OrganisationType[] = ['Manufacturer', 'School'];
/** Types directly below the root; all others belong to an operator (RU-022). */
const belowRoot: readonly OrganisationType[] = ['Operator', 'Manufacturer'];

/** tells if an organisation of one type may be directly below one of the other. */
export function canBeChildOf(child: OrganisationType, parent: OrganisationType): boolean {
  if (leaves.includes(parent)) return false;
  if (parent === 'System') return belowRoot.includes(child);
  return opLevels[child] > opLevels[parent];
}

/** Returns the types that may be directly below an organisation, highest first. */
export const typesBelow = (parent: OrganisationType): OrganisationType[] =>
  (Object.keys(opLevels) as OrganisationType[]).filter((child) => canBeChildOf(child, parent));
