import { GROUP_WORDS } from '@tischlein/wording';
import { useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { changeGroup } from '../../ordering/group-actions.ts';
import { PATHS } from '../../shop/paths.ts';
import '../../styles/group.css';

/** The owner's way back from the checkout, which frees the carts (S3 G4). */
export function GroupBack() {
  const page = useShop();
  const { goTo } = useRouter();
  const goBack = async (): Promise<void> => {
    const answer = await changeGroup(page, { stage: 'menu' });
    if (answer.ok) goTo(PATHS.start);
  };
  return (
    <p className="soft">
      {GROUP_WORDS.atCheckout}{' '}
      <button className="link-button" type="button" onClick={() => void goBack()}>
        {GROUP_WORDS.backToMenu}
      </button>
    </p>
  );
}
