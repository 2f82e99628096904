import type { LegalEntity } from '@tischlein/domain/shop';

/** Made-up companies behind the demo shops. */
export const TRAMONTO_COMPANY: LegalEntity = {
  name: 'Tramonto Gastronomie GmbH',
  street: 'Torstraße 1',
  zip: '10119',
  city: 'Berlin',
  phone: '030 5550100',
  email: 'ciao@tramonto.example',
  representedBy: 'Chiara Tramonto (Geschäftsführerin)',
  register: 'Amtsgericht Charlottenburg (Berlin), HRB 000000 B',
  vatId: 'DE999999995',
};
export const WOK_GARTEN_COMPANY: LegalEntity = {
  name: 'Linh Tran, Wok-Garten',
  street: 'Kantstraße 30',
  zip: '10623',
  city: 'Berlin',
  phone: '030 5550200',
  email: 'hallo@wok-garten.example',
  vatId: 'DE300000002',
};
