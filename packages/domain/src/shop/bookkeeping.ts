import type { PaymentMethod } from './payment-method.ts';

/** The two charts of accounts that restaurants use. */
export const CHARTS = ['skr03', 'skr04'] as const;
export type Chart = (typeof CHARTS)[number];

/** Accounts that bookings name; one per provider, because each pays out for itself. */
export const BOOK_ACCOUNTS = [
  'revenueReduced',
  'revenueStandard',
  'tips',
  'stripe',
  'paypal',
  'amazon',
  'unzer',
  'cash',
  'card',
  'till',
] as const;
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

/** How takings are exported for the tax adviser. */
export interface Bookkeeping {
  readonly chart: Chart;
  /** Number of the adviser and of the client at DATEV; absent: not known yet. */
  readonly consultant?: number;
  readonly client?: number;
  /** Digits of the accounts. */
  readonly accountLength: number;
  /** First month of the business year, 1 to 12. */
  readonly yearStart: number;
  /** '' without one. */
  readonly costCentre: string;
  /** A sum for each day, or each document by itself. */
  readonly detail: 'days' | 'documents';
  /** Also what the restaurant's own till records; usually it comes from there. */
  readonly includesTill: boolean;
  /** Accounts that differ from those of the chart. */
  readonly accounts: Readonly<Partial<Record<BookAccount, string>>>;
}

export const DEFAULT_BOOKKEEPING: Bookkeeping = {
  chart: 'skr03',
  accountLength: 4,
  yearStart: 1,
  costCentre: '',
  detail: 'days',
  includesTill: false,
  accounts: {},
};

/** The usual accounts, with automatic VAT on the takings. */
export const CHART_ACCOUNTS: Readonly<Record<Chart, Readonly<Record<BookAccount, string>>>> = {
  skr03: {
    revenueReduced: '8300',
    revenueStandard: '8400',
    tips: '1590',
    stripe: '1361',
    paypal: '1362',
    amazon: '1363',
    unzer: '1364',
    cash: '1000',
    card: '1365',
    till: '1369',
  },
  skr04: {
    revenueReduced: '4300',
    revenueStandard: '4400',
    tips: '1370',
    stripe: '1461',
    paypal: '1462',
    amazon: '1463',
    unzer: '1464',
    cash: '1600',
    card: '1465',
    till: '1469',
  },
};

/** The account of a booking: the shop's own, else that of its chart, filled up to the length of the accounts. */
export const findAccount = ({ chart, accounts, accountLength }: Bookkeeping, name: BookAccount): string =>
  (accounts[name] ?? CHART_ACCOUNTS[chart][name]).padEnd(accountLength, '0');

const METHOD_ACCOUNTS: Readonly<Record<PaymentMethod, BookAccount>> = {
  offline: 'cash',
  offline_debit: 'card',
  Stripe_card: 'stripe',
  Stripe_sofort: 'stripe',
  Stripe_alipay: 'stripe',
  AmazonPay_Checkout: 'amazon',
  PayPal_Rest: 'paypal',
  PayPal_Platform: 'paypal',
  Heidelpay: 'unzer',
  Sofort: 'unzer',
};

/** Where the money of a payment method arrives. */
export const findMethodAccount = (method: PaymentMethod): BookAccount => METHOD_ACCOUNTS[method];

export const BOOKKEEPING_PROBLEMS = ['consultant', 'client', 'account', 'sameAccount'] as const;
export type BookkeepingProblem = (typeof BOOKKEEPING_PROBLEMS)[number];

/** What DATEV would refuse. */
export function listBookkeepingProblems(
  bookkeeping: Bookkeeping,
): readonly { readonly field: 'consultant' | 'client' | BookAccount; readonly code: BookkeepingProblem }[] {
  const { consultant = 0, client = 0, accountLength } = bookkeeping;
  const problems = [];
  if (consultant < 1001 || consultant > 9_999_999) problems.push({ field: 'consultant', code: 'consultant' } as const);
  if (client < 1 || client > 99_999) problems.push({ field: 'client', code: 'client' } as const);
  for (const field of BOOK_ACCOUNTS) {
    const account = findAccount(bookkeeping, field);
    if (!/^[1-9]\d{3,7}$/.test(account) || account.length !== accountLength)
      problems.push({ field, code: 'account' } as const);
    else if (field !== 'tips' && !field.startsWith('revenue') && isRevenue(bookkeeping, account))
      problems.push({ field, code: 'sameAccount' } as const);
  }
  return problems;
}

const isRevenue = (bookkeeping: Bookkeeping, account: string): boolean =>
  (['revenueReduced', 'revenueStandard', 'tips'] as const).some((name) => findAccount(bookkeeping, name) === account);
