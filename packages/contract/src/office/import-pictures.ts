import type { ImageId } from '@tischlein/domain';
import { z } from 'zod';
import { idValue, line } from '../wire-values.ts';

/** Where pictures of an imported menu are on the web. */
export const importPicturesRequest = z
  .object({ addresses: z.array(line(2000)).min(1).max(20) })
  .meta({ id: 'ImportPicturesRequest' });

/** The pictures that are stored now; an address that has none is left out. */
export const importPicturesAnswer = z
  .object({ stored: z.array(z.object({ address: z.string(), image: idValue<ImageId>() })) })
  .meta({ id: 'ImportPictures' });
