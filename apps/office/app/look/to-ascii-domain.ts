/** 'https://Bestellen.Müller.example/karte' → 'bestellen.xn--mller-kva.example'; other texts stay as they are. */
export function toAsciiDomain(typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  return url?.hostname.replace(/\.$/, '') ?? text;
}
