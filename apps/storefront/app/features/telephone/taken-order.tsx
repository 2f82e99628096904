import type { TelephoneOrder } from '@tischlein/contract/office';
import { CopyButton } from '@tischlein/ui/copy-button';
import { Icon } from '@tischlein/ui/icon';
import { QrCode } from '@tischlein/ui/qr-code';
import { showToast } from '@tischlein/ui/toasts';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { TELEPHONE } from '@tischlein/wording/storefront';
import { timeInShop } from '@tischlein/shop-time';
import { useShop } from '../../context/shop-context.ts';

interface TakenOrderProps {
  readonly order: TelephoneOrder;
  readonly phone: string;
  readonly email: string;
  readonly onNext: () => void;
}

/** What was taken, and the link that its guest gets. */
export function TakenOrder({ order, phone, email, onNext }: TakenOrderProps) {
  return (
    <main className="telephone-taken" id="content">
      <section>
        <h2 ref={focusOnMount} tabIndex={-1}>
          {order.isTest ? TELEPHONE.takenTest : TELEPHONE.taken(order.number)}
        </h2>
        <p>
          {order.waitsForPayment && order.payUntil
            ? TELEPHONE.waits(order.total, timeInShop(order.payUntil))
            : `${TELEPHONE.inKitchen} ${TELEPHONE.due(order.dueLabel)}`}
        </p>
        <button type="button" className="button button-main" onClick={onNext}>
          {TELEPHONE.next}
        </button>
      </section>
      {order.link && <GuestLink order={order} phone={phone} email={email} />}
    </main>
  );
}

function GuestLink({ order, phone, email }: Omit<TakenOrderProps, 'onNext'>) {
  const { shop } = useShop();
  const { link } = order;
  const text = (order.waitsForPayment ? TELEPHONE.payMessage : TELEPHONE.infoMessage)(shop.restaurantName, order);
  return (
    <section className="telephone-link" aria-label={TELEPHONE.linkTitle}>
      <h3>{TELEPHONE.linkTitle}</h3>
      <p>{order.waitsForPayment ? TELEPHONE.linkPay : TELEPHONE.linkInfo}</p>
      <QrCode text={link} label={TELEPHONE.linkCode} />
      <p className="telephone-address">{link}</p>
      <div className="telephone-ways">
        <CopyButton text={text} onCopied={() => showToast({ icon: 'check', text: TELEPHONE.copied })}>
          {TELEPHONE.copy}
        </CopyButton>
        <a
          className="button button-line"
          href={`sms:${phone.replaceAll(/[^+\d]/g, '')}?body=${encodeURIComponent(text)}`}
        >
          <Icon name="phone" />
          {TELEPHONE.sms}
        </a>
        <a className="button button-line" href={`mailto:${encodeURIComponent(email)}?body=${encodeURIComponent(text)}`}>
          <Icon name="mail" />
          {TELEPHONE.mail}
        </a>
      </div>
    </section>
  );
}
