import type { LookDraft } from '@tischlein/contract/office';
import type { ShopConfig } from '@tischlein/domain/shop';
import { LOOK } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';
import { mergeFields } from '@tischlein/ui/merge-parts';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';

export type Look = LookDraft & Pick<ShopConfig, 'domain'>;
type Required = Pick<Look, 'primaryColor' | 'accentColor' | 'news' | 'jobEntries'>;

/** undefined: removed. */
type LooseLook = Required & { readonly [Name in Exclude<keyof Look, keyof Required>]?: Look[Name] | undefined };
export type LookEdits = Partial<LooseLook>;

const documents: ConfigDocuments<Look> = new Map();

/** The look of a shop, being edited. */
export function useLook(shop: string) {
  const {
    part: look,
    edit,
    ...edited
  } = useConfigDocument<Look>({
    shop,
    documents,
    keys: [
      'primaryColor',
      'accentColor',
      'news',
      'jobEntries',
      'header',
      'headerMobile',
      'logo',
      'logoMobile',
      'stickerText',
      'welcome',
      'customCss',
      'domain',
    ],
    part: toLook,
    apply,
    describe,
    merge: mergeFields,
  });
  return {
    ...edited,
    look,
    isValid: look !== null && isValid(look),
    change: (edits: LookEdits) => edit((now) => toLook({ ...now, ...edits })),
  };
}

/** The look of a configuration, without empty fields. */
function toLook({ primaryColor, accentColor, news, jobEntries, ...optional }: LooseLook): Look {
  const { header, headerMobile, logo, logoMobile, stickerText, welcome, customCss, domain } = optional;
  return {
    primaryColor,
    accentColor,
    news,
    jobEntries,
    ...(header && { header }),
    ...(headerMobile && { headerMobile }),
    ...(logo && { logo }),
    ...(logoMobile && { logoMobile }),
    ...(stickerText && { stickerText }),
    ...(welcome && { welcome }),
    ...(customCss && { customCss }),
    ...(domain && { domain }),
  };
}

function apply(config: ShopConfig, look: Look): ShopConfig {
  const { header, headerMobile, logo, logoMobile, stickerText, welcome, customCss, domain, ...others } = config;
  return { ...others, ...look };
}

/** The part of a look that the preview shows. */
export const toLookDraft = ({ domain, ...look }: Look): LookDraft => ({
  ...look,
  news: look.news.filter(({ title }) => title.trim() !== ''),
  jobEntries: look.jobEntries.filter(({ title }) => title.trim() !== ''),
});

const COLOUR = /^#[0-9a-f]{6}$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/;
export const isColour = (text: string): boolean => COLOUR.test(text);
export const isDomain = (text: string): boolean => text === '' || DOMAIN.test(text);

export const MOST_CSS_CHARACTERS = 100_000;

const isValid = ({ primaryColor, accentColor, domain = '', customCss = '', news, jobEntries }: Look): boolean =>
  isColour(primaryColor) &&
  isColour(accentColor) &&
  isDomain(domain) &&
  customCss.length <= MOST_CSS_CHARACTERS &&
  news.every(({ title, date }) => title.trim() !== '' && date !== '') &&
  jobEntries.every(({ title }) => title.trim() !== '');

const { fields } = LOOK;

function describe(look: Look): readonly Fact[] {
  const { primaryColor, accentColor, news, jobEntries, customCss = '' } = look;
  const { header, headerMobile, logo, logoMobile, stickerText, welcome, domain } = look;
  const text = (name: string, value: string | undefined): Fact => ({ name, text: value ?? '–' });
  const exact = (name: string, shown: string, value: unknown): Fact => ({
    name,
    text: shown,
    exact: JSON.stringify(value ?? null),
  });
  return [
    text(fields.primaryColor, primaryColor),
    text(fields.accentColor, accentColor),
    exact(fields.logo, LOOK.picture(logo !== undefined), logo),
    exact(fields.logoMobile, LOOK.picture(logoMobile !== undefined), logoMobile),
    exact(fields.header, LOOK.picture(header !== undefined), header),
    exact(fields.headerMobile, LOOK.picture(headerMobile !== undefined), headerMobile),
    text(fields.stickerText, stickerText),
    text(fields.welcome, welcome),
    exact(fields.news, news.map(({ title }) => title).join(', ') || '–', news),
    exact(fields.jobEntries, jobEntries.map(({ title }) => title).join(', ') || '–', jobEntries),
    exact(fields.customCss, LOOK.characters(customCss.length), customCss),
    text(fields.domain, domain),
  ];
}
