import {
  listUnknownPlaceholders,
  MAIL_KINDS,
  MAIL_PARTS,
  type MailKind,
  type MailText,
  type MailTexts,
  type ShopConfig,
} from '@tischlein/domain/shop';
import { MAILS } from '@tischlein/wording/office';
import { DEFAULT_MAIL_TEXTS } from '@tischlein/wording/mail';
import { useConfigDraft } from '../documents/use-config-draft.ts';
import type { Fact } from '../ui/compare-facts.ts';

/** Edited mails with all their words. */
type MailEdits = Readonly<Partial<Record<MailKind, MailText>>>;

/** Survives visits to other pages. */
const drafts = new Map<string, MailEdits>();

/** The shop's own words in its mails, being edited. */
export function useMailTexts(shop: string) {
  const { config, saved, draft, change, ...edited } = useConfigDraft<MailEdits>({ shop, drafts, apply, describe });
  const texts: MailTexts = config?.mailTexts ?? {};
  return {
    ...edited,
    isLoaded: config !== null,
    isValid: MAIL_KINDS.every((kind) => isValid(kind, fillDefaults(kind, texts[kind]))),
    /** As the mail is sent: the shop's own words, else the defaults. */
    readText: (kind: MailKind): Required<MailText> => fillDefaults(kind, texts[kind]),
    hasOwnText: (kind: MailKind): boolean => texts[kind] !== undefined,
    changeText: (kind: MailKind, text: Required<MailText>) => change({ ...draft, [kind]: text }),
  };
}

const fillDefaults = (kind: MailKind, text: MailText = {}): Required<MailText> => ({
  ...DEFAULT_MAIL_TEXTS[kind],
  ...text,
});

/** Only what differs from the defaults is stored, so that shops get better defaults. */
function keepOwn(kind: MailKind, text: MailText): MailText | null {
  const own = MAIL_PARTS.filter((part) => text[part] !== undefined && text[part] !== DEFAULT_MAIL_TEXTS[kind][part]);
  return own.length === 0 ? null : Object.fromEntries(own.map((part) => [part, text[part]]));
}

function apply({ mailTexts = {}, ...config }: ShopConfig, edits: MailEdits): ShopConfig {
  const own = MAIL_KINDS.flatMap((kind) => {
    const text = keepOwn(kind, edits[kind] ?? mailTexts[kind] ?? {});
    return text ? [[kind, text] as const] : [];
  });
  return own.length === 0 ? config : { ...config, mailTexts: Object.fromEntries(own) };
}

const isValid = (kind: MailKind, text: Required<MailText>): boolean =>
  text.subject.trim() !== '' && MAIL_PARTS.every((part) => listUnknownPlaceholders(kind, text[part]).length === 0);

const describe = ({ mailTexts = {} }: ShopConfig): readonly Fact[] =>
  MAIL_KINDS.map((kind) => {
    const text = fillDefaults(kind, mailTexts[kind]);
    return { name: MAILS.names[kind], text: `${text.subject}\n${text.intro}`, exact: JSON.stringify(text) };
  });
