/** Whether guests reach this server by HTTPS: then its cookies are secure. */
export const isHttps = ({ publicUrl }: { readonly publicUrl: string }): boolean => publicUrl.startsWith('https:');
