import { z } from 'zod';
import { cents, instant } from '../wire-values.ts';

/** How a shop is right now, and what waits there for its staff; counts are 0 in areas that the role may not read. */
const shopStatus = z.object({
  shop: z.string(),
  kind: z.enum(['open', 'paused', 'closed', 'draft', 'archived', 'overview']),
  /** 'Geöffnet bis 22:30', 'Pause bis 19:15', 'Entwurf' */
  words: z.string(),
  /** Orders that are not accepted yet. */
  waitingOrders: z.int(),
  /** The oldest of them. */
  waitingSince: instant.nullable(),
  paymentTasks: z.int(),
  /** Reservations to answer. */
  reservations: z.int(),
  /** Texts of guests without an answer. */
  feedback: z.int(),
  /** Applications for jobs. */
  applications: z.int(),
  /** Withdrawals from a contract that are not handled yet. */
  withdrawals: z.int(),
});

/** The shops of a member of staff; `now` is the server's clock. */
export const shopStatuses = z.object({ now: instant, shops: z.array(shopStatus) }).meta({ id: 'ShopStatuses' });
export type ShopStatuses = z.infer<typeof shopStatuses>;

/** What the branches of a franchise have sold today, by `orders` on their desks; refused and cancelled ones do not count. */
export const branchesToday = z
  .object({ branches: z.array(z.object({ shop: z.string(), orders: z.int(), total: cents })) })
  .meta({ id: 'BranchesToday' });
export type BranchesToday = z.infer<typeof branchesToday>;

/** What a branch has of its own, and what follows its franchise (decision 011). */
export const franchiseDifferences = z
  .object({
    /** null: the shop follows no other. */
    franchise: z.object({ slug: z.string(), name: z.string() }).nullable(),
    /** Names of the settings that differ: 'opening'. */
    settings: z.array(z.string()),
    /** The menu is that of the franchise, without a difference. */
    isMenuAlike: z.boolean(),
  })
  .meta({ id: 'FranchiseDifferences' });
export type FranchiseDifferences = z.infer<typeof franchiseDifferences>;
