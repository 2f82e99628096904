import { type Alert, DIALOG, hoursText, olderThan } from '@tischlein/wording';
import { AGE, CLOSED, ORDERABILITY, TABLE_MENU } from '@tischlein/wording/storefront';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { todayInShop } from '@tischlein/shop-time';
import { useClock, useShop } from '../context/shop-context.ts';
import { closedWords, listOtherNotices } from '../orderability/closed-words.ts';
import type { StartDialog } from './start-dialog.ts';

interface QuestionProps<Kind extends StartDialog['kind']> {
  readonly dialog: Extract<StartDialog, { kind: Kind }>;
  readonly onConfirm: () => void;
  readonly onClosed: () => void;
}

/** Confirms the guest's age; asked once per visit and age (S1 §4 Age confirmation). */
export function AgeQuestion({ dialog: { age, name }, onConfirm, onClosed }: QuestionProps<'age'>) {
  const { visit, options } = useShop().guest;
  const confirm = (): void => {
    visit.set({ ...visit.get(), ages: [...visit.get().ages, age] });
    onConfirm();
  };
  return (
    <ConfirmDialog
      title={AGE.question(age)}
      texts={[options.get().table === null ? AGE.text(name) : TABLE_MENU.ageText(name)]}
      confirm={olderThan(age)}
      cancel={DIALOG.cancel}
      onConfirm={confirm}
      onClosed={onClosed}
    />
  );
}

/** Shown if a dish is opened while the shop is closed (S1 §2 Closed dialog, S3 O1). */
export function ClosedQuestion({ dialog: { isCombo }, onConfirm, onClosed }: QuestionProps<'closed'>) {
  const { visit } = useShop().guest;
  const { period, time } = useClock();
  const date = todayInShop();
  const special = period.specialOpeningTimes.find(({ from, to }) => from <= date && date <= to);
  const today = special?.hours ?? period.openingTimes.filter(({ dayIndex }) => dayIndex === time.day);
  const { reason, next } = closedWords(period);
  const isOpen = period.insideOpenHours;
  const texts = [
    ...(isOpen ? [] : [next]),
    ...listOtherNotices(period),
    ...(period.allowOrders && !isOpen ? [ORDERABILITY.chooseAhead] : []),
    ...(today.length > 0 ? [`${CLOSED.today}: ${hoursText(today)}`] : []),
  ].filter(Boolean);
  const showNevertheless = (): void => {
    visit.set({ ...visit.get(), showNevertheless: true });
    onConfirm();
  };
  return (
    <ConfirmDialog
      title={isOpen ? CLOSED.openNow : reason}
      texts={texts}
      confirm={isOpen ? CLOSED.show(isCombo) : isCombo ? CLOSED.showCombo : CLOSED.showDish}
      cancel={DIALOG.ok}
      mainAnswer={isOpen ? 'confirm' : 'cancel'}
      onConfirm={showNevertheless}
      onClosed={onClosed}
    />
  );
}

export function Message({ alert, onClosed }: { readonly alert: Alert; readonly onClosed: () => void }) {
  const { title, text, confirm, cancel } = alert;
  return <ConfirmDialog title={title} texts={[text]} confirm={confirm} cancel={cancel} onClosed={onClosed} />;
}
