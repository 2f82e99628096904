import type { Draw } from '../canvas/index.ts';
import type { Topping } from '../toppings.ts';

/** A dish without a recipe of its own: its words and the ingredients that can be drawn. */
export interface Outline {
  /** Name, category and ingredients as normalized text. */
  readonly text: string;
  readonly toppings: readonly Topping[];
}

/** A kind of dish that can be drawn with any toppings. */
export interface Kind {
  readonly name: string;
  /** In the notation of `scoreText`. */
  readonly words: string;
  readonly isDrink: boolean;
  readonly compose: (outline: Outline) => Draw;
}

export const defineFood = (name: string, words: string, compose: Kind['compose']): Kind => ({
  name,
  words,
  isDrink: false,
  compose,
});

/** The value of the first pattern that occurs in the text. */
export const chooseByWord = <Value>(text: string, choices: readonly (readonly [RegExp, Value])[], rest: Value): Value =>
  choices.find(([words]) => words.test(text))?.[1] ?? rest;
