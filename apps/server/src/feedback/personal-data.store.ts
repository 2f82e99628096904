import type { Reader } from '../db/database.ts';
import type { Person, PersonalDataPart } from '../db/personal-data.ts';
import { raiseVersion } from '../shops/shops.store.ts';
import { eraseAuthors } from './feedback.store.ts';

/** What guests wrote about their orders; the stars stay without them. */
export const feedbackData: PersonalDataPart = {
  columns: { feedback: ['first_name', 'note'], dish_ratings: ['text', 'answer'] },
  read: async (reader, person) => {
    const given = await readGiven(reader, person);
    const ratings = await reader
      .selectFrom('dish_ratings')
      .select(['dish_name', 'stars', 'text', 'answer', 'rated_at'])
      .where('shop_id', '=', person.shopId)
      .where('order_id', 'in', person.orders)
      .execute();
    return [
      ...given.map(({ given_at, first_name, note }) => ({
        part: 'feedback' as const,
        facts: { placedAt: given_at, firstName: first_name, text: note },
      })),
      ...ratings.map(({ dish_name, stars, text, answer, rated_at }) => ({
        part: 'feedback' as const,
        facts: { articles: dish_name, stars: String(stars), text, answer: answer ?? '', placedAt: rated_at },
      })),
    ];
  },
  erase: async (writer, person) => {
    const given = await readGiven(writer, person);
    if (given.length === 0) return;
    await eraseAuthors(writer, given);
    await raiseVersion(writer, person.shopId, 'ratings_version');
  },
};

const readGiven = (reader: Reader, { shopId, orders }: Person) =>
  reader
    .selectFrom('feedback')
    .select(['shop_id', 'order_id', 'given_at', 'first_name', 'note'])
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orders)
    .execute();
