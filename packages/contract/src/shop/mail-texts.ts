import {
  listUnknownPlaceholders,
  MAIL_KINDS,
  MAIL_PARTS,
  type MailKind,
  type MailPart,
  type MailTexts,
} from '@tischlein/domain/shop';
import { z } from 'zod';
import { name, text } from '../wire-values.ts';

/** The shop's own words in a mail. */
export const mailText = z.object({
  subject: z.exactOptional(name(200)),
  intro: z.exactOptional(text(2000)),
  closing: z.exactOptional(text(1000)),
});

export const mailTexts = z.partialRecord(z.enum(MAIL_KINDS), mailText);

/** The parts with placeholders that their mail cannot fill. */
export const listInvalidMailTexts = (texts: MailTexts): readonly (readonly [kind: MailKind, part: MailPart])[] =>
  MAIL_KINDS.flatMap((kind) =>
    MAIL_PARTS.flatMap((part) =>
      listUnknownPlaceholders(kind, texts[kind]?.[part] ?? '').length > 0 ? [[kind, part] as const] : [],
    ),
  );
