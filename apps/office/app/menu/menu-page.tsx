import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { Announcer } from '@tischlein/ui/announcer';
import { Toasts } from '@tischlein/ui/toasts';
import { useRemote } from '@tischlein/ui/use-remote';
import { MENU_LIST } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/menu-list.css';
import '../styles/menu-dialogs.css';
import { MenuEditor } from './menu-editor.tsx';
import { useMenu } from './use-menu.ts';

interface MenuPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** The menu: categories and dishes, their order, prices and stock. */
export const MenuPage = ({ shop }: MenuPageProps) => (
  <OfficeFrame title={MENU_LIST.title} isWide>
    <Content shop={shop} />
    <Toasts />
    <Announcer />
  </OfficeFrame>
);

/** Follows the menu by itself, so that an edit does not draw the frame again. */
function Content({ shop }: MenuPageProps) {
  const edited = useMenu(shop.id);
  const { may } = useOffice();
  const { value: franchise } = useRemote({
    key: shop.id,
    read: () => send(calls.getFranchiseMenu, { params: { shop: shop.id } }),
  });
  const { menu, problem } = edited;
  if (!menu && problem)
    return (
      <p className="notice" data-kind="bad" role="alert">
        {problem}
      </p>
    );
  if (!menu) return <SkeletonRows />;
  return (
    <MenuEditor
      shop={shop}
      edited={edited}
      menu={menu}
      franchise={franchise?.menu ?? null}
      may={{ edit: may('menu', 'write'), stock: may('stock', 'write') }}
    />
  );
}

const ROWS = 8;

/** The shape of the list while it is loading. */
const SkeletonRows = () => (
  <div className="stack menu-skeleton" aria-busy="true">
    {Array.from({ length: ROWS }, (_, row) => (
      <div key={row} />
    ))}
  </div>
);
