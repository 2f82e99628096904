import type { ShopId } from '@tischlein/domain';
import {
  assignLegalRoles,
  type Filling,
  hasFilling,
  type LegalEntity,
  listFillingNames,
  listQuotes,
  type StaticPage,
  type TextQuotes,
} from '@tischlein/domain/shop';
import {
  companyValues,
  INSTALLATION_NAMES,
  type LegalFacts,
  listFillings,
  recognizeCompany,
} from '@tischlein/wording/legal';
import type { Writer } from '../db/database.ts';
import { readCompanies } from './legal-entities.store.ts';
import { readQuotes, writeQuotes } from './legal-quotes.store.ts';
import { TEMPLATE_NAMES } from './read-texts.ts';
import { raiseConfigVersion } from './shops.store.ts';

export interface TextsToRecord {
  readonly shopId: ShopId;
  readonly pages: readonly StaticPage[];
  /** The pages before the change. */
  readonly previous?: readonly StaticPage[];
  readonly facts: LegalFacts;
  /** The companies of this installation, by those who have read them. */
  readonly companies?: readonly LegalEntity[];
}

/**
 * Records what the saved texts of a shop quote, so that they are outdated as soon as that differs (S3 L12). What they quoted before
 * stays as long as it is in them; so does the company that a new text names, if that is another one.
 */
export async function recordQuotes(
  writer: Writer,
  { shopId, pages, previous = [], facts, companies }: TextsToRecord,
): Promise<void> {
  const fillings = listFillings(facts);
  const others = listOtherCompanies(companies ?? (await readCompanies(writer)), facts);
  const before = await readQuotes(writer, shopId);
  const quotes = assignLegalRoles(pages).map((page): readonly [string, TextQuotes] => {
    const template = listExpected(page);
    const foreign = findOtherCompany(page, others);
    const old = previous.find(({ id }) => id === page.id)?.text ?? '';
    const added = Object.entries(foreign).filter(([, value]) => !hasFilling(old, { kind: 'value', text: value }));
    const earlier = { ...foreign, ...before[page.id], ...Object.fromEntries(added) };
    return [page.id, listQuotes({ text: page.text, template, fillings }, earlier)];
  });
  if (await writeQuotes(writer, shopId, Object.fromEntries(quotes))) await raiseConfigVersion(writer, shopId);
}

/**
 * The placeholders whose words are recorded. A text that has never been made from the template is only compared with the shop's own
 * data, and not with the services of the installation.
 */
function listExpected({ text, legalRole }: StaticPage): readonly string[] {
  const names = legalRole ? TEMPLATE_NAMES[legalRole] : [];
  return listFillingNames(text).length > 0 ? names : names.filter((name) => !INSTALLATION_NAMES.includes(name));
}

/** Confirms the words of a page: its quotes become the present data. */
export async function confirmQuotes(
  writer: Writer,
  { shopId, pages, facts, pageId }: TextsToRecord & { readonly pageId: string },
): Promise<void> {
  const page = assignLegalRoles(pages).find(({ id }) => id === pageId);
  if (!page) return;
  const template = listExpected(page);
  const confirmed: TextQuotes = Object.fromEntries([
    // An empty quote keeps another company's name from being found again.
    ...listFillings(facts).flatMap(({ name, isDistinctive }) => (isDistinctive ? [[name, '']] : [])),
    ...Object.entries(listQuotes({ text: page.text, template, fillings: listFillings(facts) }, {})),
  ]);
  const before = await readQuotes(writer, shopId);
  if (await writeQuotes(writer, shopId, { ...before, [pageId]: confirmed })) await raiseConfigVersion(writer, shopId);
}

/** What tells other companies of this installation apart, as far as the shop's own has it not. */
function listOtherCompanies(companies: readonly LegalEntity[], facts: LegalFacts): readonly Filling[] {
  const own = companyValues(facts);
  return companies
    .flatMap((seller) => companyValues({ seller, shopName: facts.shopName }))
    .filter(({ name, text, isShopName }) => IDENTITY.includes(name) && text.length >= SHORTEST_NAME && !isShopName)
    .filter(({ text }) => !own.some((value) => hasFilling(value.text, { kind: 'value', text })));
}

const IDENTITY: readonly string[] = ['Unternehmen', 'Register', 'USt-IdNr'];
const SHORTEST_NAME = 5;

/** Values of another company that a text names. */
const findOtherCompany = ({ text, legalRole }: StaticPage, others: readonly Filling[]): TextQuotes => ({
  ...(legalRole && recognizeCompany(text, legalRole)),
  ...Object.fromEntries(
    others.filter((value) => hasFilling(text, value)).map(({ name, text: value }) => [name, value]),
  ),
});
