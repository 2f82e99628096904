import { z } from 'zod';
import { name, text } from '../wire-values.ts';
import { call, file } from './call.ts';

/** `file` is '{width}x{height}.webp' in the sizes of S1 §9, one of them also as AVIF; with ?v= it never changes. */
export const getPicture = file({
  path: '/media/:shop/:image/:file',
  summary: 'Get a picture in one of the listed sizes',
  caller: 'guest',
  query: z.object({ v: z.string().max(80).optional() }),
  problems: ['imageUnknown'],
});

/** For link previews: of the shop ('laden'), a dish ('gericht') or a combo ('menue'), 1200 by 630 pixels. */
export const getSharePicture = file({
  path: '/media/:shop/vorschau/:about/:item',
  summary: 'Get the picture for link previews, as JPEG',
  caller: 'guest',
  params: { about: z.enum(['laden', 'gericht', 'menue']) },
  problems: ['imageUnknown'],
});

/** The official picture of the harmonised notice on the legal guarantee, if the operator has put it into DATA_DIR (S3 L13). */
export const getGuaranteeNotice = file({
  path: '/api/shop/:shop/guarantee-notice',
  summary: 'Get the official picture of the notice on the legal guarantee',
  caller: 'guest',
  isHidden: true,
  problems: ['imageUnknown'],
});

export const uploadPicture = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/media/:image',
  summary: 'Upload a picture: JPEG of at most 120 megapixels, or PNG, WebP, AVIF or GIF of at most 30, as raw bytes',
  caller: 'staff',
  area: ['menu', 'look'],
  bodySize: 'picture',
  params: { image: z.string().regex(/^[\w.:-]{1,80}$/) },
  problems: ['imageInvalid'],
});

export const drawPicture = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/media/:image/drawing',
  summary: 'Draw a dish from its name and ingredients, and store the drawing as a picture',
  caller: 'staff',
  area: 'menu',
  params: { image: z.string().regex(/^[\w.:-]{1,80}$/) },
  body: z.object({
    name: name(200),
    category: z.exactOptional(text(120)),
    ingredients: z.array(text(120)).max(100),
    isDrink: z.boolean(),
  }),
  problems: ['imageInvalid'],
});
