import type { OfficePage } from '@tischlein/contract/office-pages';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { steps } from '@tischlein/ui/steps';
import { FIRST_EVENING, HELP, helpTopicName, PAGE_HELP } from '@tischlein/wording/office';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import '../styles/help.css';
import { findEntry, findObstacle } from './find-obstacle.ts';
import { useOffice } from './office-context.ts';
import { hasPage, showsBranches } from './visible-pages.ts';

const GUIDE: OfficePage = '/erster-abend';

/** Three sentences about the open page, and the next step: a link, or who can take it. */
export function HelpDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { session, shop, page } = useOffice();
  const navigate = useNavigate();
  const target = useRef<string | null>(null);
  if (!page) return null;
  const topic = showsBranches(shop, page) ? 'overview' : page.path;
  const { purpose, guests, watch, next } = PAGE_HELP[topic];
  const obstacle = findObstacle(next, { session, shop });
  const close = (): void => {
    onClosed();
    const path = target.current;
    if (path !== null) steps.whenSettled(() => void navigate(path));
  };
  const toPath = (path: OfficePage): string => `/${shop.slug}${path}`;
  const leave = (path: string): void => void (target.current = path);
  const foot = (
    <>
      {obstacle === null ? (
        <HelpLink className="button button-main button-wide" path={toPath(next.page)} onLeave={leave}>
          {next.words}
        </HelpLink>
      ) : (
        <p>
          <strong>{HELP.next}</strong> {obstacle}
        </p>
      )}
      {page.path !== GUIDE && next.page !== GUIDE && hasPage(session, shop, findEntry(GUIDE)) && (
        <HelpLink className="button button-quiet button-wide" path={toPath(GUIDE)} onLeave={leave}>
          <Icon name="list" />
          {FIRST_EVENING.title}
        </HelpLink>
      )}
    </>
  );
  return (
    <Dialog title={HELP.title(helpTopicName(topic))} kind="help-dialog" foot={foot} onClosed={close}>
      <div className="dialog-body stack">
        <Part title={HELP.purpose} text={purpose} />
        <Part title={HELP.guests} text={guests} />
        <Part title={HELP.watch} text={watch} />
      </div>
    </Dialog>
  );
}

const Part = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section className="help-part">
    <h3>{title}</h3>
    <p>{text}</p>
  </section>
);

interface HelpLinkProps {
  readonly className: string;
  readonly path: string;
  readonly onLeave: (path: string) => void;
  readonly children: ReactNode;
}

/** A link that leaves once the dialog has closed, so that 'back' does not lead to the help. */
function HelpLink({ path, onLeave, ...link }: HelpLinkProps) {
  const follow = (event: MouseEvent): void => {
    // Another tab leaves the dialog open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave(path);
    closeContainingDialog(event.currentTarget);
  };
  return <Link {...link} to={path} onClick={follow} />;
}
