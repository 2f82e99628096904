import { z } from 'zod';
import { call, file } from './call.ts';

/** `file` is '{width}x{height}.webp' in the sizes of S1 §9, one of them also as AVIF; with ?v= it never changes. */
export const getPicture = file({
  path: '/media/:shop/:image/:file',
  summary: 'Get a picture in one of the listed sizes',
  caller: 'guest',
  query: z.object({ v: z.string().max(80).optional() }),
  problems: ['imageUnknown'],
});

export const uploadPicture = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/media/:image',
  summary: 'Upload a picture: JPEG, PNG, WebP, AVIF or GIF of at most 20 megapixels, as raw bytes',
  caller: 'owner',
  bodySize: 'picture',
  params: { image: z.string().regex(/^[\w.:-]{1,80}$/) },
  problems: ['imageInvalid'],
});
