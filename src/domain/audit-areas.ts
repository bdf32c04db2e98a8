/** Areas of the audit trail, as groups of the contract's tags. */
const tagsOf = {
  devices: [
    'devices',
    'network',
    'set-top-boxes',
    'device-actions',
    'groups',
    'apps',
    'uploads',
    'firmware',
    'diagnostics',
    'device-history',
    'consents',
    'inventory',
    'dashboard',
  ],
  tasks: ['tasks', 'bulk-actions', 'playbooks', 'cases', 'statistics'],
  people: ['accounts', 'own-account', 'password-resets', 'mails', 'notices', 'notifications', 'feedback'],
  organisations: ['organisations', 'roles'],
  signIn: ['sign-in', 'sessions', 'profile', 'credentials', 'identity-provider'],
  content: ['content'],
  administration: ['audit', 'log', 'tables', 'installation'],
} as const satisfies Record<string, readonly string[]>;

export type AuditArea = keyof typeof tagsOf;
export const auditAreas = Object.keys(tagsOf) as AuditArea[];

/** The part of the contract's operation table that this module needs. */
type OperationTable<Id extends string> = Record<Id, { tag: string; reads: boolean }>;

const areaOfTag = new Map<string, AuditArea>(
  auditAreas.flatMap((area) => tagsOf[area].map((tag) => [tag, area] as const)),
);

/** Returns the area of an operation. Null: this version does not know the operation, or no area has its tag. */
export function areaOf(operations: OperationTable<string>, operation: string): AuditArea | null {
  const tag = Object.hasOwn(operations, operation) ? operations[operation]?.tag : undefined;
  return (tag !== undefined && areaOfTag.get(tag)) || null;
}

/** Returns the operations of an area that write audit entries; null: those of all areas. */
export const operationsOf = <Id extends string>(
  operations: OperationTable<Id>,
  area: AuditArea | null,
): Id[] =>
  (Object.keys(operations) as Id[]).filter(
    (operation) => !operations[operation].reads && (area === null || areaOf(operations, operation) === area),
  );
