import { TAGS } from '@tischlein/domain/menu';
import { expect, it } from 'vitest';
import { tagName } from './tags.ts';

// Only the claims in its annex may be made; 'low carb' is none of them.
it.each(TAGS)(
  '%s: the name of a tag makes no claim about nutrition (Art. 8 of Regulation (EC) No 1924/2006)',
  (tag) => {
    expect(tagName(tag)).not.toMatch(/carb|kohlenhydrat|kalorien|fett|protein|eiweiß|zucker|salz|leicht|light/i);
  },
);
