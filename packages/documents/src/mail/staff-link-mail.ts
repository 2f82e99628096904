import type { StaffRole } from '@tischlein/domain/staff';
import { STAFF_ROLE_NAMES } from '@tischlein/wording/office';
import { type Mail, renderMail } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';

interface StaffLink {
  readonly kind: 'invitation' | 'password' | 'email';
  /** Of an invitation. */
  readonly role: StaffRole | null;
  readonly url: string;
}

/** A link to the office that works once: an invitation, a forgotten password or a new address. */
export function staffLinkMail(sender: MailSender, { kind, role, url }: StaffLink): Mail {
  const { restaurantName: restaurant } = sender.shop;
  const { subject, intro, button, end } = WORDS[kind](restaurant, role ? STAFF_ROLE_NAMES[role] : '');
  return renderMail({
    subject,
    sender,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'button', text: button, url },
      { kind: 'paragraph', text: end },
    ],
  });
}

/** Sent to the previous address, so that people notice a change that they did not make. */
export function staffEmailChangedMail(sender: MailSender): Mail {
  const { restaurantName: restaurant } = sender.shop;
  const texts = [
    'Für Dein Konto im Büro gilt jetzt eine andere E-Mail-Adresse. Mit dieser hier kannst Du Dich nicht mehr anmelden.',
    'Warst Du das nicht? Dann melde Dich gleich bei der Inhaberin oder dem Inhaber, oder bei der Person, die den Server betreut.',
  ];
  return renderMail({
    subject: `Deine Adresse wurde geändert – ${restaurant}`,
    sender,
    blocks: texts.map((text) => ({ kind: 'paragraph', text })),
  });
}

interface Words {
  readonly subject: string;
  readonly intro: string;
  readonly button: string;
  readonly end: string;
}

const WORDS: Readonly<Record<StaffLink['kind'], (restaurant: string, role: string) => Words>> = {
  invitation: (restaurant, role) => ({
    subject: `Deine Einladung ins Büro – ${restaurant}`,
    intro: `${restaurant} hat Dich ins Büro eingeladen. Deine Rolle: ${role}. Lege mit diesem Link Deinen Namen und Dein Passwort fest.`,
    button: 'Einladung annehmen',
    end: 'Der Link gilt sieben Tage und nur einmal. Kennst Du das Restaurant nicht, musst Du nichts tun.',
  }),
  password: (restaurant) => ({
    subject: `Neues Passwort fürs Büro – ${restaurant}`,
    intro: 'Mit diesem Link legst Du ein neues Passwort fest. Auf allen Geräten wirst Du dann abgemeldet.',
    button: 'Passwort festlegen',
    end: 'Der Link gilt eine Stunde und nur einmal. Warst Du das nicht, musst Du nichts tun: Dein Passwort bleibt, wie es ist.',
  }),
  email: (restaurant) => ({
    subject: `Bitte bestätige Deine neue Adresse – ${restaurant}`,
    intro: 'Mit dieser Adresse meldest Du Dich künftig im Büro an, sobald Du sie bestätigt hast.',
    button: 'Adresse bestätigen',
    end: 'Der Link gilt eine Stunde und nur einmal. Warst Du das nicht, musst Du nichts tun.',
  }),
};
