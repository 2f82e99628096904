const CHUNK = 0x8000;

/** The bytes of a file in Base64, as calls send them. */
export function toBase64(bytes: Uint8Array): string {
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * CHUNK, (index + 1) * CHUNK)),
  );
  return btoa(chunks.join(''));
}
