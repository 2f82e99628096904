/** A merchant's text as HTML that the server rendered from Markdown (document/render-markdown.ts); raw HTML is escaped. */
export function MerchantText({ html }: { readonly html: string }) {
  return <div className="merchant-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
