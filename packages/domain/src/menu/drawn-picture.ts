import { type ImageId, imageId } from '../ids.ts';

const PREFIX = 'zeichnung-';

/** The id of a drawing: guests have to see that it is no photo (UWG § 5). */
export const toDrawingId = (key: string): ImageId => imageId(`${PREFIX}${key}`);

export const isDrawing = (image: ImageId): boolean => image.startsWith(PREFIX);
