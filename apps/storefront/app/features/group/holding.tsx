import { findMembersPage } from '@tischlein/domain/group-order';
import { Icon } from '@tischlein/ui/icon';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { Notice } from '@tischlein/ui/notice';
import { GROUP_WORDS, leftOutText } from '@tischlein/wording';
import { GROUP_PAGES, ORDER } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { useClock, useShop } from '../../context/shop-context.ts';
import { LostTime } from '../../orderability/lost-time.tsx';
import { WhyNot } from '../../orderability/why-not.tsx';
import { leaveGroup } from '../../ordering/group-actions.ts';
import type { LiveGroup } from '../../ordering/use-group.ts';
import { type GroupPrice, useGroupPrice } from '../../ordering/use-group-price.ts';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';
import { pricedLineWords } from '../../receipt/line-words.ts';
import { LeftOutNotice } from '../../receipt/left-out-notice.tsx';
import { OrderLines } from '../../receipt/order-lines.tsx';
import { GroupOffline } from './group-offline.tsx';
import { sayRefusal } from './say-refusal.ts';
import { ShareSums } from './share-sums.tsx';

/** What members see while the owner checks out (S2 §2 /checkout/holding). */
export function Holding({ live }: { readonly live: LiveGroup }) {
  const { group, owner } = live;
  const price = useGroupPrice(live);
  return (
    <>
      <header className="status-hero" role="status">
        <p className="soft">{group.name}</p>
        <h1>
          {findMembersPage(group) === 'holding'
            ? GROUP_WORDS.holding(owner.label)
            : GROUP_WORDS.orderedTitle(group.name)}
        </h1>
        <p className="status-live">{GROUP_WORDS.holdingHelp}</p>
      </header>
      <div className="status-page">
        <div className="status-column">
          <GroupOffline isWaiting />
          <ShopNews owner={owner.label} />
          <Steps live={live} price={price} />
          {group.ownerIsAway ? <OwnerAway live={live} /> : <MayChange owner={owner.label} />}
        </div>
        <aside>
          <OwnOrder live={live} price={price} />
        </aside>
      </div>
    </>
  );
}

/** What keeps the owner from ordering, or at another time: nothing that a member who waits can change. */
function ShopNews({ owner }: { readonly owner: string }) {
  const { orderability, orderType } = useOrderSettings();
  const { period } = useClock();
  return (
    <div role="status">
      <WhyNot orderability={orderability} orderType={orderType}>
        <p>{GROUP_WORDS.cannotOrder(owner)}</p>
      </WhyNot>
      <LostTime orderability={orderability} />
      {orderability.can === 'later' && orderability.lost === null && (
        <Notice kind="warn" icon="clock">
          <strong>{period.sticker}.</strong> {GROUP_WORDS.ownerChooses(owner)}
        </Notice>
      )}
    </div>
  );
}

interface PartProps {
  readonly live: LiveGroup;
  readonly price: GroupPrice;
}

interface Step {
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string;
}

function Steps({ live: { group, me, owner }, price }: PartProps) {
  const { restaurantName } = useShop().shop;
  const steps: readonly Step[] = [
    { icon: 'check', title: GROUP_PAGES.cartsFixed, detail: describeIncluded(group, me, price) },
    { icon: 'wallet', title: GROUP_PAGES.ownerPays(owner.label), detail: GROUP_PAGES.ownerPaysHelp },
    { icon: 'receipt', title: GROUP_PAGES.confirms(restaurantName) },
    group.isPickup ? { icon: 'bag', title: GROUP_PAGES.ready } : { icon: 'bike', title: GROUP_PAGES.underway },
  ];
  const states = ['done', 'now'];
  return (
    <ol className="status-steps" aria-label={GROUP_PAGES.steps}>
      {steps.map(({ icon, title, detail }, index) => (
        <li
          key={title}
          className="status-step"
          data-state={states[index]}
          aria-current={states[index] === 'now' ? 'step' : undefined}
        >
          <span className="status-dot">
            <Icon name={icon} />
          </span>
          <span>
            <strong>{title}</strong>
            {index === 0 && <span className="visually-hidden"> {ORDER.done}</span>}
            {detail && <small>{detail}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function describeIncluded({ members }: LiveGroup['group'], me: LiveGroup['me'], price: GroupPrice): string {
  const hasLines = ({ id }: LiveGroup['me']): boolean => (price.members.get(id)?.lines.length ?? 0) > 0;
  const count = members.filter((member) => member.included && hasLines(member)).length;
  if (!hasLines(me)) return GROUP_PAGES.noneChosen(count);
  return me.included ? GROUP_PAGES.included(count) : GROUP_PAGES.leftOut(count);
}

const MayChange = ({ owner }: { readonly owner: string }) => (
  <Notice kind="plain" icon="info">
    <strong>{GROUP_PAGES.changeTitle}</strong>
    <br />
    {GROUP_PAGES.changeText(owner)}
  </Notice>
);

/** Members may leave the checkout of an owner who has gone (S3 G15). */
function OwnerAway({ live: { me, owner } }: { readonly live: LiveGroup }) {
  const page = useShop();
  return (
    <Notice kind="warn" icon="clock">
      {GROUP_WORDS.ownerAway(owner.label)}{' '}
      <button className="link-button" type="button" onClick={() => void sayRefusal(leaveGroup(page, { me: me.id }))}>
        {GROUP_WORDS.takeHome}
      </button>
    </Notice>
  );
}

function OwnOrder({ live: { me, owner }, price: { priced, members, shares } }: PartProps) {
  const { menu } = useShop();
  const { time } = useClock();
  const titleId = useId();
  const share = shares.find(({ memberName }) => memberName === me.label);
  const own = members.get(me.id);
  const gone = new Set((own?.leftOut ?? []).map((each) => leftOutText(each, time.day)));
  const hasLines = own !== undefined && own.lines.length > 0;
  const lines = priced.lines
    .filter(({ line }) => line.memberName === me.label)
    .map((each) => ({
      key: each.line.id,
      amount: each.line.amount,
      price: each.price,
      ...pricedLineWords(menu, { ...each, line: { ...each.line, memberName: '' } }, priced.adjustments),
    }));
  return (
    <section className="order-summary" aria-labelledby={titleId}>
      <h2 id={titleId}>{GROUP_WORDS.yourDishes}</h2>
      <LeftOutNotice items={[...gone].map((text) => ({ text }))} />
      {!hasLines && <p>{gone.size > 0 ? GROUP_PAGES.nothingOfYours : GROUP_PAGES.nothingChosen}</p>}
      {hasLines && !me.included && <p>{GROUP_WORDS.isLeftOut}</p>}
      {hasLines && me.included && (
        <>
          <OrderLines lines={lines} />
          {share && <ShareSums share={share} isDelivered={false} />}
          <p className="soft">
            <small>{GROUP_WORDS.mayChange(owner.label)}</small>
          </p>
        </>
      )}
    </section>
  );
}
