/** A part of a picture: how often it is enlarged over the smallest that fills the frame, and its middle, both from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 4;

/** The rectangle of the picture that fills the frame, in pixels of the picture. */
export function toRectangle({ zoom, x, y }: Crop, picture: Area, frame: Area) {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom;
  const width = frame.width / scale;
  const height = frame.height / scale;
  return { left: x * picture.width - width / 2, top: y * picture.height - height / 2, width, height };
}

/** Keeps the frame filled: the middle is never so near to an edge that something beyond it shows. */
export function clampCrop({ zoom, x, y }: Crop, picture: Area, frame: Area): Crop {
  const bounded = { zoom: clamp(zoom, 1, MOST_ZOOM), x, y };
  const { width, height } = toRectangle(bounded, picture, frame);
  const [halfX, halfY] = [width / picture.width / 2, height / picture.height / 2];
  return { zoom: bounded.zoom, x: clamp(x, halfX, 1 - halfX), y: clamp(y, halfY, 1 - halfY) };
}

/** Moves the frame over the picture, by parts of the frame. */
export function moveCrop(
  crop: Crop,
  by: { readonly x: number; readonly y: number },
  { picture, frame }: { readonly picture: Area; readonly frame: Area },
): Crop {
  const { width, height } = toRectangle(crop, picture, frame);
  const moved = { ...crop, x: crop.x + (by.x * width) / picture.width, y: crop.y + (by.y * height) / picture.height };
  return clampCrop(moved, picture, frame);
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
