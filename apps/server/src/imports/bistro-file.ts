import { z } from 'zod';

const day = z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
const window = z.object({ day, from: z.string(), to: z.string() });
const words = z.array(z.string()).default([]);

const item = z.looseObject({
  name: z.string().min(1),
  description: z.string().default(''),
  price: z.number().min(0),
  traits: words,
  allergens: z.array(z.string()).optional(),
  additives: z.array(z.string()).optional(),
  spiciness: z.number().default(0),
  onlyAsSupplement: z.boolean().default(false),
});

const category = z.looseObject({
  category: z.string().min(1),
  description: z.string().default(''),
  traits: words,
  availableAt: z.array(window).default([]),
  supplementedBy: z.array(z.object({ reference: z.object({ category: z.string(), item: z.string() }) })).default([]),
  supplementPrompt: z.string().default('Bitte wählen'),
  items: z.array(item),
});

/** The bistro format: a German delivery menu in one configuration file. */
export const bistroFile = z.looseObject({
  openAt: z.array(window).default([]),
  footNote: z
    .looseObject({
      allergens: z.record(z.string(), z.string()).default({}),
      additives: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
  cafeData: z.object({ menu: z.array(category) }),
  supportedZipCodes: z
    .array(
      z.object({
        zip: z.union([z.number(), z.string()]),
        place: z.string().default(''),
        minimalSum: z.number().min(0),
      }),
    )
    .default([]),
});

export type BistroFile = z.infer<typeof bistroFile>;
export type BistroCategory = BistroFile['cafeData']['menu'][number];
export type BistroItem = BistroCategory['items'][number];
export type BistroWindow = z.infer<typeof window>;
