/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const TOKEN = /<\?[^]*?\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Parses well-formed XML without CDATA and comments; throws at anything else. */
export function parseXml(xml: string): XmlElement {
  const root = { name: '', attributes: {}, children: [] as XmlElement[], text: '' };
  const open: { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }[] = [root];
  let end = 0;
  for (const match of xml.matchAll(TOKEN)) {
    const [whole, closes, name = '', attributes = '', isEmpty, text] = match;
    end = match.index + whole.length;
    const top = open.at(-1) ?? root;
    if (text !== undefined) top.text += text.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
    else if (closes === '/') {
      if (top.name !== name) throw new Error(`</${name}> closes <${top.name}>`);
      open.pop();
    } else if (name !== '') {
      const pairs = Array.from(attributes.matchAll(/([\w:]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]);
      const element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      top.children.push(element);
      if (isEmpty !== '/') open.push(element);
    }
  }
  const [only, ...others] = root.children;
  if (end !== xml.length || open.length !== 1 || !only || others.length > 0)
    throw new Error(`not well-formed at ${end}`);
  return only;
}

/** All elements at a path of names, as in XPath without a prefix: 'Trade/Line/Name'. */
export const findAll = (element: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name.split(':')[1] === name)),
      [element],
    );
