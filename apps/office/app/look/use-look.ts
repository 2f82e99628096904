import type { LookDraft } from '@tischlein/contract/office';
import type { ShopConfig } from '@tischlein/domain/shop';
import { LOOK } from '@tischlein/wording/office';
import { useConfigDraft } from '../documents/use-config-draft.ts';
import type { Fact } from '../ui/compare-facts.ts';

type Look = LookDraft & Pick<ShopConfig, 'domain'>;

/** Edited fields; undefined: removed. */
export type LookEdits = { readonly [Name in keyof Look]?: Look[Name] | undefined };

/** Survives visits to other pages. */
const drafts = new Map<string, LookEdits>();

/** The look of a shop, being edited. */
export function useLook(shop: string) {
  const { config, draft, change, ...edited } = useConfigDraft<LookEdits>({ shop, drafts, apply, describe });
  return {
    ...edited,
    config,
    isValid: config !== null && isValid(config),
    change: (edits: LookEdits) => change({ ...draft, ...edits }),
  };
}

/** Empty fields are left out. */
function apply(config: ShopConfig, edits: LookEdits): ShopConfig {
  const { primaryColor, accentColor, news, jobEntries, ...optional } = edits;
  const next = { ...config, ...optional };
  const { header, headerMobile, logo, logoMobile, stickerText, welcome, customCss, domain, ...rest } = next;
  return {
    ...rest,
    primaryColor: primaryColor ?? config.primaryColor,
    accentColor: accentColor ?? config.accentColor,
    news: news ?? config.news,
    jobEntries: jobEntries ?? config.jobEntries,
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

/** The part of a configuration that the preview shows. */
export const toLookDraft = (config: ShopConfig): LookDraft => {
  const { primaryColor, accentColor, news, jobEntries } = config;
  const { header, headerMobile, logo, logoMobile, stickerText, welcome, customCss } = config;
  return {
    primaryColor,
    accentColor,
    news: news.filter(({ title }) => title.trim() !== ''),
    jobEntries: jobEntries.filter(({ title }) => title.trim() !== ''),
    ...(header && { header }),
    ...(headerMobile && { headerMobile }),
    ...(logo && { logo }),
    ...(logoMobile && { logoMobile }),
    ...(stickerText && { stickerText }),
    ...(welcome && { welcome }),
    ...(customCss && { customCss }),
  };
};

const COLOUR = /^#[0-9a-f]{6}$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/;
export const isColour = (text: string): boolean => COLOUR.test(text);
export const isDomain = (text: string): boolean => text === '' || DOMAIN.test(text);

export const MOST_CSS_CHARACTERS = 100_000;

const isValid = ({ primaryColor, accentColor, domain = '', customCss = '', news, jobEntries }: ShopConfig): boolean =>
  isColour(primaryColor) &&
  isColour(accentColor) &&
  isDomain(domain) &&
  customCss.length <= MOST_CSS_CHARACTERS &&
  news.every(({ title, date }) => title.trim() !== '' && date !== '') &&
  jobEntries.every(({ title }) => title.trim() !== '');

const { fields } = LOOK;

function describe(config: ShopConfig): readonly Fact[] {
  const { primaryColor, accentColor, news, jobEntries, customCss = '' } = config;
  const { header, headerMobile, logo, logoMobile, stickerText, welcome, domain } = config;
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
