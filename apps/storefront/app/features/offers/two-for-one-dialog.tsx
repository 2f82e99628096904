import type { TwoForOneState } from '@tischlein/domain/offers';
import { euro, OFFERS, twoForOneChosen } from '@tischlein/wording';
import { decideTwoForOne } from '../../guest/choose-offers.ts';
import { useShop } from '../../context/shop-context.ts';
import { showToast } from '@tischlein/ui/toasts';
import { OptionDialog } from './option-dialog.tsx';

// S1 §9 Timers: 'promotion toast 1000 ms'
const TOAST_MS = 1000;

interface TwoForOneDialogProps {
  readonly promotion: TwoForOneState;
  /** The choice before a reload; not validated. */
  readonly draft: unknown;
  readonly onChange: (chosen: string) => void;
  readonly onClosed: () => void;
}

/**
 * 'Wähle Deinen Rabatt': the dish discount or the promotion, each with its saving (S1 §2 Two-for-one choice, S3 T3).
 */
export function TwoForOneDialog({ promotion, draft, onChange, onClosed }: TwoForOneDialogProps) {
  const { guest } = useShop();
  const { offerId, label, discountLabel, discountSaving, promotionSaving, status } = promotion;
  const choose = (id: string): void => {
    const decision = id === 'confirmed' ? 'confirmed' : 'denied';
    decideTwoForOne(guest, offerId, decision);
    showToast({ icon: 'check', text: twoForOneChosen({ ...promotion, status: decision }), forMs: TOAST_MS });
  };
  const options = [
    { id: 'denied', name: OFFERS.keepDiscount(discountLabel), note: OFFERS.saving(euro(discountSaving)), price: '' },
    { id: 'confirmed', name: OFFERS.applyPromotion(label), note: OFFERS.saving(euro(promotionSaving)), price: '' },
  ];
  return (
    <OptionDialog
      title={OFFERS.chooseDiscount}
      intro=""
      options={options}
      chosen={status === 'confirmed' || status === 'denied' ? status : ''}
      draft={draft}
      onChange={onChange}
      onChoose={choose}
      onClosed={onClosed}
    />
  );
}
