import { readFile } from 'node:fs/promises';
import { quoteRequest, type ParsedQuoteRequest } from '@tischlein/contract/shop';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { quoteCart } from '../orders/quote-cart.ts';
import { CommandProblem, runCommand, withShops } from './command-line.ts';
import { findShop } from './find-shop.ts';
import { tillSlip } from './till-slip.ts';

const options = { shop: { type: 'string' } } as const;

await runCommand({ name: 'quote', words: 1, options }, async ({ words: [file = ''], settings, text }) => {
  const request = await readCart(file);
  await withShops(settings, async (deps) => {
    const quote = await quoteCart(deps, await findShop(deps.shops, text('shop')), request);
    console.log(tillSlip(quote));
  });
});

async function readCart(file: string): Promise<ParsedQuoteRequest> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnreadable}: ${file}`);
  });
  const parsed = quoteRequest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CommandProblem(`${COMMAND_SENTENCES.cartUnreadable} (${issue?.path.join('.')}: ${issue?.message})`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandProblem(COMMAND_SENTENCES.cartUnreadable);
  }
}
