import { lettersApart } from '../delivery/fold-place.ts';

/** Where most guests have their mailbox; all of them exist, so none is a slip of another. */
const KNOWN_DOMAINS = (
  'gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.org gmx.eu web.de t-online.de yahoo.de yahoo.com ymail.com hotmail.com ' +
  'hotmail.de outlook.com outlook.de live.com live.de msn.com icloud.com me.com mac.com aol.com aol.de freenet.de arcor.de posteo.de ' +
  'posteo.net mailbox.org mail.de mail.com email.de online.de proton.me protonmail.com pm.me tutanota.de tutanota.com tuta.io vodafone.de ' +
  'vodafonemail.de o2online.de o2mail.de kabelmail.de netcologne.de ewetel.net versanet.de 1und1.de ionos.de'
).split(' ');
/** Endings that these providers do not have. */
const WRONG_ENDINGS: Readonly<Record<string, string>> = {
  'gmail.de': 'gmail.com',
  'googlemail.de': 'googlemail.com',
  'web.com': 'web.de',
  't-online.com': 't-online.de',
  'icloud.de': 'icloud.com',
};
const LONG = 9;

/** The address with the known domain that a typed one is close to: 'ada@gmial.com' is 'ada@gmail.com'; null: none. */
export function suggestMailAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at <= 0 || domain.length > 60 || KNOWN_DOMAINS.includes(domain)) return null;
  const most = domain.length < LONG ? 1 : 2;
  const meant = WRONG_ENDINGS[domain] ?? KNOWN_DOMAINS.find((known) => lettersApart(domain, known, 1) <= 1);
  const found =
    meant ?? KNOWN_DOMAINS.find((known) => known.length >= LONG && lettersApart(domain, known, most) <= most);
  return found === undefined ? null : `${email.slice(0, at)}@${found}`;
}
