/** A merchant's Markdown as a plain text file: headings underlined, links followed by their addresses. */
export function plainText(title: string, markdown: string): string {
  const body = markdown
    .replaceAll('\r\n', '\n')
    .replace(/^#{1,4} (.+)$/gm, (_, heading: string) => `${heading}\n${'-'.repeat(heading.length)}`)
    .replace(/\[([^\]]+)\]\(([^\s)]+)\)/g, '$1 ($2)')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\\([*_[\]])/g, '$1');
  return `${title}\n${'='.repeat(title.length)}\n\n${body.trim()}\n`;
}
