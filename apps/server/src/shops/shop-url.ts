/** The URL of a shop without a trailing slash: its own domain, else its prefix on this server (S3 F2). */
export const toShopUrl = (
  publicUrl: string,
  { domain, slug }: { readonly domain?: string | null; readonly slug: string },
): string => (domain ? `https://${domain}` : `${publicUrl}/f=${slug}`);
