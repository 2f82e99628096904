import type { Tag } from '@tischlein/domain/menu';
import type { Article } from './article.ts';
import type { Notebook } from './imported.ts';

/** Lists what was guessed about an article under 'bitte prüfen' (S3 L5). */
export function noteArticle(where: string, article: Article, notebook: Notebook): void {
  for (const guess of article.guessed) {
    if (guess === 'age') notebook.assumed('ageAssumed', where, article.age === null ? '' : String(article.age));
    else if (guess === 'drink') notebook.assumed('drinkAssumed', where);
    else if (guess === 'content') notebook.assumed('contentAssumed', where, article.content?.label);
    else notebook.assumed('prepackedAssumed', where);
  }
  if (article.mayContainAlcohol) notebook.assumed('mayContainAlcohol', where);
}

/** The tags of an article: the age limit replaces those of the file. */
export function tagArticle(tags: readonly Tag[], { age }: Pick<Article, 'age'>): Tag[] {
  const others = tags.filter((tag) => tag !== 'alcohol16' && tag !== 'alcohol18');
  return age === null ? others : [...others, age === 18 ? 'alcohol18' : 'alcohol16'];
}
