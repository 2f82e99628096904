interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a PNG that fills the box as far as its shape allows. */
export function fitPicture(png: Uint8Array, box: Size): Size {
  const image = Buffer.from(png);
  // A PNG begins with its size.
  const size = { width: image.readUInt32BE(16), height: image.readUInt32BE(20) };
  const scale = Math.min(box.width / size.width, box.height / size.height);
  return { width: size.width * scale, height: size.height * scale };
}
