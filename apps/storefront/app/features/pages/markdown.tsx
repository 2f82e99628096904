import type { ReactNode } from 'react';

const LINK = /\[([^\]]+)\]\((https?:\/\/[^\s)]+|mailto:[^\s)]+|tel:[^\s)]+|\/[^\s)]*)\)|\*\*([^*]+)\*\*/g;

/** A merchant's text: headings, lists, paragraphs, bold and links. HTML in it is never interpreted. */
export function Markdown({ text }: { readonly text: string }) {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block, index) => <Block key={index} block={block.trim()} />);
}

function Block({ block }: { readonly block: string }) {
  const heading = /^(#{1,4}) (.+)$/.exec(block);
  if (heading)
    return (heading[1] ?? '').length > 2 ? <h3>{inline(heading[2] ?? '')}</h3> : <h2>{inline(heading[2] ?? '')}</h2>;
  const lines = block.split('\n');
  if (lines.every((line) => /^[-*] /.test(line))) {
    return (
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {lines.flatMap((line, index) => (index === 0 ? inline(line) : [<br key={`line ${index}`} />, ...inline(line)]))}
    </p>
  );
}

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label, address, bold] = match;
    parts.push(text.slice(from, match.index));
    parts.push(
      address ? (
        <a key={match.index} href={address}>
          {label}
        </a>
      ) : (
        <strong key={match.index}>{bold}</strong>
      ),
    );
    from = match.index + whole.length;
  }
  return [...parts, text.slice(from)];
}
