import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { DeskOrder, ElectronicInvoices } from '@tischlein/contract/office';
import { listBuyerChanges } from '@tischlein/domain/books';
import { BusyButton } from '@tischlein/ui/busy-button';
import { euro } from '@tischlein/wording';
import { OFFICE_INVOICE as SAY } from '@tischlein/wording/office';
import { formatDateTime } from '@tischlein/shop-time';
import { useState } from 'react';
import { send } from '../api/send.ts';
import '../styles/invoices.css';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { useInvoices } from './use-invoices.ts';

interface ElectronicInvoicesProps {
  readonly shop: string;
  readonly order: Pick<DeskOrder, 'id' | 'number' | 'contact'>;
  readonly mayWrite: boolean;
}

/** The e-invoices of an order, the guest's own too: to load, to mail, to make and to correct. */
export function ElectronicInvoiceList({ shop, order, mayWrite }: ElectronicInvoicesProps) {
  const { value, problem, issue, correct } = useInvoices(shop, order.id);
  const [dialog, setDialog] = useState<'make' | 'correct' | null>(null);
  const [words, setWords] = useState('');
  const close = (): void => setDialog(null);
  if (!value) return problem ? <Said said={{ text: problem, isProblem: true }} /> : null;
  const { documents, buyer, hindrance } = value;
  const valid = documents.find(({ isCurrent }) => isCurrent);
  const isPossible = mayWrite && hindrance === null;
  return (
    <div className="group electronic-invoices">
      {documents.length > 0 && (
        <ul className="lines" aria-label={SAY.title}>
          {documents.map((document) => (
            <DocumentItem
              key={document.number}
              shop={shop}
              orderId={order.id}
              document={document}
              buyer={buyer}
              mayMail={mayWrite}
            />
          ))}
        </ul>
      )}
      <Said said={{ text: words, isProblem: false }} />
      {isPossible && (
        <button type="button" className="button button-line" onClick={() => setDialog(valid ? 'correct' : 'make')}>
          <Icon name="receipt" />
          {valid ? SAY.correct : SAY.make}
        </button>
      )}
      {mayWrite && hindrance !== null && <p className="soft">{SAY.hindrances[hindrance]}</p>}
      {dialog === 'make' && (
        <MakeDialog
          contact={order.contact}
          onIssue={issue}
          onIssued={({ buyer: made }, wanted) => {
            const reference = wanted.reference.trim() || String(order.number);
            const isWanted = made !== null && listBuyerChanges(made, { ...wanted, reference }).length === 0;
            setWords(isWanted ? SAY.made : SAY.madeBefore(made?.company ?? ''));
          }}
          onClosed={close}
        />
      )}
      {dialog === 'correct' && valid && buyer && (
        <CorrectDialog
          number={valid.number}
          buyer={buyer}
          onCorrect={correct}
          onCorrected={() => setWords(SAY.corrected)}
          onClosed={close}
        />
      )}
    </div>
  );
}

interface DocumentItemProps {
  readonly shop: string;
  readonly orderId: string;
  readonly document: ElectronicInvoices['documents'][number];
  /** Of the valid invoice. */
  readonly buyer: ElectronicInvoices['buyer'];
  readonly mayMail: boolean;
}

function DocumentItem({ shop, orderId, document, buyer, mayMail }: DocumentItemProps) {
  const { number, kind, issuedAt, gross, isCurrent } = document;
  const { isBusy, said, submit } = useSubmit();
  const name = SAY.kinds[kind](number);
  const params = { shop, orderId, number: String(number) };
  const mail = (email: string) => submit(() => send(calls.mailElectronicInvoice, { params }), SAY.mailed(email));
  return (
    <li className="electronic-invoice">
      <strong>{name}</strong>
      <span>{euro(gross)}</span>
      <small>
        <time dateTime={issuedAt}>{formatDateTime(issuedAt)}</time>
        {kind === 'invoice' && !isCurrent && `, ${SAY.replaced}`}
      </small>
      {isCurrent && buyer && <small>{SAY.buyer(buyer.company, buyer.email)}</small>}
      <div className="row">
        <a
          className="link-button"
          download
          aria-label={SAY.nameDownload(name)}
          href={buildAddress(calls.downloadElectronicInvoice, { params })}
        >
          {SAY.download}
        </a>
        {isCurrent && buyer && buyer.email !== '' && mayMail && (
          <BusyButton
            kind="line"
            isBusy={isBusy}
            aria-label={SAY.nameMail(name, buyer.email)}
            onClick={() => isBusy || void mail(buyer.email)}
          >
            {SAY.mail}
          </BusyButton>
        )}
      </div>
      <Said said={said} />
    </li>
  );
}
