import type { MapCredit } from '@tischlein/domain/installation';
import { z } from 'zod';

export const mapCredit: z.ZodType<MapCredit, MapCredit> = z.object({ name: z.string(), url: z.string() });
