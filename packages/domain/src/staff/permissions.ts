/** Roles of the people who work for a shop (S3 R5). Owners work for every shop, all others for those they are given. */
export const STAFF_ROLES = [
  'owner',
  'regionalManager',
  'branchManager',
  'staff',
  'waiter',
  'driver',
  'accountant',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What the office consists of, as far as permissions tell it apart. */
export const STAFF_AREAS = [
  /** Orders on the desk, and pausing. */
  'desk',
  /** The own tours, for drivers, who see no other orders. */
  'handover',
  /** Tours, for those who put them together. */
  'tours',
  'stock',
  /** Tables, QR codes, reservations. */
  'tables',
  'refunds',
  /** E-invoices of orders, for guests who ask on the telephone. */
  'invoices',
  'menu',
  'offers',
  /** Hours, capacity, delivery zones, how guests reserve. */
  'opening',
  /** Payment methods and accounts at providers. */
  'payments',
  /** Ratings, consents to advertising. */
  'guests',
  'look',
  'texts',
  'mails',
  /** Accounts of staff, the waiter password, applications for jobs. */
  'people',
  /** Webhooks, counting visits. */
  'integrations',
  /** API keys. */
  'keys',
  /** Opening, archiving and importing shops; company data; everything that has no area of its own. */
  'shop',
  /** Receipts, takings and their exports. */
  'books',
  /** Where branches differ from their franchise; writing: copying into branches. */
  'branches',
  /** What holds for all shops: mail server, maps, address, backups. Of owners, only the one who owns the installation (decision 100). */
  'installation',
] as const;
export type StaffArea = (typeof STAFF_AREAS)[number];

export type StaffAccess = 'read' | 'write';
export type Permission = 'none' | StaffAccess;

const NOTHING = {
  desk: 'none',
  handover: 'none',
  tours: 'none',
  stock: 'none',
  tables: 'none',
  refunds: 'none',
  invoices: 'none',
  menu: 'none',
  offers: 'none',
  opening: 'none',
  payments: 'none',
  guests: 'none',
  look: 'none',
  texts: 'none',
  mails: 'none',
  people: 'none',
  integrations: 'none',
  keys: 'none',
  shop: 'none',
  books: 'none',
  branches: 'none',
  installation: 'none',
} as const satisfies Readonly<Record<StaffArea, Permission>>;

const BRANCH_MANAGER = {
  desk: 'write',
  handover: 'write',
  tours: 'write',
  stock: 'write',
  tables: 'write',
  refunds: 'write',
  invoices: 'write',
  menu: 'write',
  offers: 'write',
  opening: 'write',
  payments: 'read',
  guests: 'write',
  look: 'read',
  texts: 'read',
  mails: 'read',
  people: 'write',
  integrations: 'none',
  keys: 'none',
  shop: 'read',
  books: 'write',
  branches: 'read',
  installation: 'none',
} as const satisfies Readonly<Record<StaffArea, Permission>>;

/** Who may do what: the one table for calls and pages (S3 R5). */
export const PERMISSIONS: Readonly<Record<StaffRole, Readonly<Record<StaffArea, Permission>>>> = {
  owner: {
    desk: 'write',
    handover: 'write',
    tours: 'write',
    stock: 'write',
    tables: 'write',
    refunds: 'write',
    invoices: 'write',
    menu: 'write',
    offers: 'write',
    opening: 'write',
    payments: 'write',
    guests: 'write',
    look: 'write',
    texts: 'write',
    mails: 'write',
    people: 'write',
    integrations: 'write',
    keys: 'write',
    shop: 'write',
    books: 'write',
    branches: 'write',
    installation: 'write',
  },
  // Of several branches, whose overview shows them together (decision 099).
  regionalManager: { ...BRANCH_MANAGER, branches: 'write' },
  branchManager: BRANCH_MANAGER,
  staff: {
    ...NOTHING,
    desk: 'write',
    handover: 'write',
    tours: 'write',
    stock: 'write',
    tables: 'write',
    refunds: 'read',
    invoices: 'write',
    menu: 'read',
    opening: 'read',
    guests: 'read',
  },
  waiter: {
    ...NOTHING,
    desk: 'write',
    handover: 'write',
    tours: 'write',
    stock: 'write',
    tables: 'write',
    menu: 'read',
  },
  driver: { ...NOTHING, handover: 'write' },
  accountant: {
    ...NOTHING,
    refunds: 'read',
    invoices: 'read',
    menu: 'read',
    offers: 'read',
    opening: 'read',
    payments: 'read',
    texts: 'read',
    shop: 'read',
    books: 'read',
  },
};

/** Returns whether a role has access to an area; who may write may also read. Several areas: whether to one of them. */
export function may(role: StaffRole, area: StaffArea | readonly StaffArea[], access: StaffAccess): boolean {
  const areas = typeof area === 'string' ? [area] : area;
  return areas.some((each) => {
    const permission = PERMISSIONS[role][each];
    return permission === 'write' || permission === access;
  });
}
