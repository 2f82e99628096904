import { API_DOCS_PATH } from '@tischlein/contract/address';
import type { OfficeSession } from '@tischlein/contract/office';
import { INTEGRATIONS } from '@tischlein/wording/office';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { ApiKeys } from './api-keys.tsx';
import { Examples } from './examples.tsx';
import { Webhooks } from './webhooks.tsx';
import '../styles/integrations.css';

/** Keys and webhooks with which other systems work with the shop. */
export const IntegrationsPage = ({ shop }: { readonly shop: OfficeSession['shops'][number] }) => (
  <OfficeFrame title={INTEGRATIONS.title}>
    <p className="soft">
      {INTEGRATIONS.help}{' '}
      <a href={API_DOCS_PATH} target="_blank" rel="noreferrer">
        {INTEGRATIONS.description}
      </a>
    </p>
    <ApiKeys shop={shop.id} />
    <Webhooks shop={shop.id} />
    <Examples shop={shop.id} />
  </OfficeFrame>
);
