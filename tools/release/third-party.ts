import type { Component } from './list-components.ts';

/** The licences of everything in the release, each text once. */
export function formatThirdParty(components: readonly Component[]): string {
  const list = components.map(({ name, version, license }) => `- ${name} ${version}: ${license}`);
  const texts = groupByText(components);
  const sections = [...texts].map(([text, names]) => `## ${names.join(', ')}\n\n${indent(text)}\n`);
  const bare = components.filter(({ licenseTexts }) => licenseTexts.length === 0);
  return [
    '# Third-party software in this release',
    '',
    'Tischlein contains these packages, each under its own licence. The texts follow below.',
    '',
    ...list,
    '',
    ...(bare.length > 0 ? [formatBare(bare), ''] : []),
    ...sections,
  ].join('\n');
}

const formatBare = (components: readonly Component[]): string =>
  [
    'These packages come without a licence text; their licence is the one named above:',
    '',
    ...components.map(({ name, homepage }) => `- ${name}${homepage === null ? '' : ` (${homepage})`}`),
  ].join('\n');

function groupByText(components: readonly Component[]): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, version, licenseTexts } of components)
    for (const text of licenseTexts) names.set(text, [...(names.get(text) ?? []), `${name} ${version}`]);
  return names;
}

// As a code block, so that no text is read as Markdown.
const indent = (text: string): string => text.replaceAll(/^/gm, '    ');
