/** Width by height in pixels; width 0: as wide as the height makes it. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly isHeader: boolean;
}

// S1 §9, each also twice as large for fine screens; of the header what phones show of it.
const LISTED = [
  '1920x1080',
  '960x540',
  '195x195',
  '390x390',
  '138x138',
  '276x276',
  '240x240',
  '480x480',
  '288x192',
  '576x384',
  '378x192',
  '756x384',
  '780x195',
  '397x264',
  '794x528',
  '0x300',
  '0x480',
] as const;

const SIZES: ReadonlyMap<string, PictureSize> = new Map(
  LISTED.map((name) => {
    const [width = 0, height = 0] = name.split('x').map(Number);
    return [name, { width, height, isHeader: width * 9 === height * 16 }];
  }),
);

/** The size of '288x192'; null where it is none of the listed ones. */
export const pictureSizeOf = (name: string): PictureSize | null => SIZES.get(name) ?? null;
