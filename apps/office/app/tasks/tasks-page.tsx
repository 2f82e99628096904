import type { OfficeSession, PaymentTasks } from '@tischlein/contract/office';
import type { OfficePage } from '@tischlein/contract/office-pages';
import { EmptyState } from '@tischlein/ui/empty-state';
import { euro } from '@tischlein/wording';
import { OFFICE_PAGE_NAMES, TASKS } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '@tischlein/shop-time';
import { OfficePart } from '../ui/office-part.tsx';
import { countOnPage } from '../frame/count-waiting.ts';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { listGroups } from '../frame/visible-pages.ts';
import { MoneyPanel } from '../refunds/money-panel.tsx';
import { useMoney } from '../refunds/use-money.ts';
import { useTasks } from '../open-tasks/use-tasks.ts';
import { refreshShopStatuses, useShopStatus } from '../shop-status/use-shop-status.ts';
import { Icon } from '../ui/icon.tsx';

type Task = PaymentTasks[number];

/** Everything of a shop that waits for someone: its lists with their counts, and problems to tick off. */
export function TasksPage({ shop }: { readonly shop: OfficeSession['shops'][number] }) {
  const { may } = useOffice();
  return (
    <OfficeFrame title={TASKS.title}>
      <WaitingLists />
      {may('refunds', 'read') && (
        <OfficePart title={TASKS.payments}>
          <PaymentTasks shop={shop} />
        </OfficePart>
      )}
    </OfficeFrame>
  );
}

/** What waits for an answer elsewhere, as far as the role sees it. */
function WaitingLists() {
  const { session, shop } = useOffice();
  const status = useShopStatus(shop.id);
  const pages = listGroups(session, shop)
    .flatMap((group) => group.pages)
    .filter(({ path }) => WAITING.some((each) => each === path));
  if (pages.length === 0 || !status) return null;
  return (
    <OfficePart title={TASKS.waiting}>
      <ul className="waiting-lists">
        {pages.map(({ path }) => {
          const count = countOnPage(path, status);
          return (
            <li key={path}>
              <Link to={`/${shop.slug}${path}`}>
                <span>{OFFICE_PAGE_NAMES[path]}</span>
                {count > 0 ? <span className="count">{TASKS.open(count)}</span> : <small>{TASKS.nothingOpen}</small>}
              </Link>
            </li>
          );
        })}
      </ul>
    </OfficePart>
  );
}

const WAITING: readonly OfficePage[] = ['/reservierungen', '/bewertungen', '/bewerbungen', '/widerrufe'];

/** Problems that the shop could not resolve automatically: what happened and what to do, to tick off. */
function PaymentTasks({ shop }: { readonly shop: OfficeSession['shops'][number] }) {
  const { tasks, problem, finish } = useTasks(shop.id);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const finishTask = async (task: Task): Promise<void> => {
    if (!(await finish(task))) return;
    refreshShopStatuses();
    setAnnouncement(TASKS.isDone(task.number));
    status.current?.focus();
  };
  return (
    <>
      <p className="soft">{TASKS.help}</p>
      <p ref={status} role="status" tabIndex={-1}>
        {announcement}
      </p>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {tasks?.length === 0 && <EmptyState icon={<Icon name="check" />} title={TASKS.none} text={TASKS.noneHelp} />}
      <ul className="tasks" aria-label={TASKS.list}>
        {tasks?.map((task) => (
          <TaskItem
            key={`${task.orderId} ${task.kind}`}
            shop={shop.id}
            task={task}
            onDone={() => void finishTask(task)}
          />
        ))}
      </ul>
    </>
  );
}

interface TaskItemProps {
  readonly shop: string;
  readonly task: Task;
  readonly onDone: () => void;
}

function TaskItem({ shop, task, onDone }: TaskItemProps) {
  const mayFinish = useOffice().may('refunds', 'write');
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="stack task">
      <div className="group">
        <h2>
          {TASKS.order(task.number, task.table)} <small>{TASKS.since(formatDateTime(task.createdAt))}</small>
        </h2>
        <p>
          {task.amount !== null && <strong>{euro(task.amount)}: </strong>}
          {task.happened}
        </p>
        <p>
          {task.guestName}{' '}
          {task.phone && (
            <a className="link-button" href={`tel:${task.phone.replaceAll(' ', '')}`}>
              {task.phone}
            </a>
          )}
        </p>
        <p>
          <strong>{task.advice}</strong>
        </p>
      </div>
      <div className="row">
        <button type="button" className="button button-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {TASKS.money}
          <span className="visually-hidden"> {task.number}</span>
        </button>
        {mayFinish && (
          <button type="button" className="button button-line" aria-label={TASKS.doneOf(task.number)} onClick={onDone}>
            {TASKS.done}
          </button>
        )}
      </div>
      {isOpen && <TaskMoney shop={shop} task={task} />}
    </li>
  );
}

function TaskMoney({ shop, task: { orderId, amount } }: Pick<TaskItemProps, 'shop' | 'task'>) {
  const mayRefund = useOffice().may('refunds', 'write');
  return <MoneyPanel money={useMoney(shop, orderId)} mayRefund={mayRefund} owed={amount} />;
}
