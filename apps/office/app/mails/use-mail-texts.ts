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
import { DEFAULT_MAIL_TEXTS } from '@tischlein/wording/documents';
import type { Fact } from '@tischlein/ui/compare-facts';
import { mergeFields } from '@tischlein/ui/merge-parts';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';

const documents: ConfigDocuments<MailTexts> = new Map();

/** The shop's own words in its mails, being edited. */
export function useMailTexts(shop: string) {
  const { part, edit, ...edited } = useConfigDocument<MailTexts>({
    shop,
    documents,
    keys: ['mailTexts'],
    part: ({ mailTexts = {} }) => keepOwnTexts(mailTexts),
    apply,
    describe,
    merge: mergeFields,
  });
  const texts = part ?? {};
  const faulty = MAIL_KINDS.filter((kind) => !isValid(kind, fillDefaults(kind, texts[kind])));
  return {
    ...edited,
    isLoaded: part !== null,
    isValid: faulty.length === 0,
    missing: faulty.map((kind) => MAILS.names[kind]).join(', '),
    /** As the mail is sent: the shop's own words, else the defaults. */
    readText: (kind: MailKind): Required<MailText> => fillDefaults(kind, texts[kind]),
    hasOwnText: (kind: MailKind): boolean => texts[kind] !== undefined,
    changeText: (kind: MailKind, text: Required<MailText>) => edit((now) => keepOwnTexts({ ...now, [kind]: text })),
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

function keepOwnTexts(texts: MailTexts): MailTexts {
  const own = MAIL_KINDS.flatMap((kind) => {
    const text = keepOwn(kind, texts[kind] ?? {});
    return text ? [[kind, text] as const] : [];
  });
  return Object.fromEntries(own);
}

const apply = ({ mailTexts: _, ...config }: ShopConfig, texts: MailTexts): ShopConfig =>
  Object.keys(texts).length === 0 ? config : { ...config, mailTexts: texts };

const isValid = (kind: MailKind, text: Required<MailText>): boolean =>
  text.subject.trim() !== '' && MAIL_PARTS.every((part) => listUnknownPlaceholders(kind, text[part]).length === 0);

const describe = (texts: MailTexts): readonly Fact[] =>
  MAIL_KINDS.map((kind) => {
    const text = fillDefaults(kind, texts[kind]);
    return { name: MAILS.names[kind], text: `${text.subject}\n${text.intro}`, exact: JSON.stringify(text) };
  });
