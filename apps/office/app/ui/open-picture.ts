/** Opens a picture upright, of any size that the browser can decode; otherwise says why not. */
export async function openPicture(file: Blob): Promise<ImageBitmap | 'heic' | 'unreadable'> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return (await isHeic(file)) ? 'heic' : 'unreadable';
  }
}

/** Photos of iPhones, which most browsers cannot decode: 'ftyp' and the brand in the first bytes. */
async function isHeic(file: Blob): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(start);
}

const MOST_PIXELS = 2400;

/** A picture that the server takes, no larger than it keeps. */
export async function shrinkPicture(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
}
