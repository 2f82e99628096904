import { readFile } from 'node:fs/promises';
import { quoteRequest, type ParsedQuoteRequest } from '@tischlein/contract/shop';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { quoteCart } from '../orders/quote-cart.ts';
import { CommandProblem, runCommand, withShops } from './command-line.ts';
import { shopNamed } from './shop-named.ts';
import { tillSlip } from './till-slip.ts';

const options = { shop: { type: 'string' } } as const;

await runCommand({ name: 'quote', words: 1, options }, async ({ words: [file = ''], settings, text }) => {
  const request = await readCart(file);
  await withShops(settings, async (deps) => {
    const quote = await quoteCart(deps, shopNamed(deps.shops, text('shop')), request);
    console.log(tillSlip(quote));
  });
});

async function readCart(file: string): Promise<ParsedQuoteRequest> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandProblem(`${COMMAND_SENTENCES.fileUnreadable}: ${file}`);
  });
  const parsed = quoteRequest.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CommandProblem(`${COMMAND_SENTENCES.cartUnreadable} (${issue?.path.join('.')}: ${issue?.message})`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandProblem(COMMAND_SENTENCES.cartUnreadable);
  }
}
