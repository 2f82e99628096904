import {
  GROUP,
  GROUP_FAILED,
  GROUP_WORDS,
  groupAlerts,
  groupDiscountValue,
  groupDiscountText,
  euro,
} from '@tischlein/wording';
import { type Answer, refuse } from '@tischlein/ui/answer';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { DialogHead } from '@tischlein/ui/dialog-head';
import { useForm } from '@tischlein/ui/use-form';
import { useId, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { changeGroup, changeMember, createGroup, disbandGroup, leaveGroup } from '../../ordering/group-actions.ts';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';
import { type LiveGroup, useGroup } from '../../ordering/use-group.ts';
import { DeadlineField } from './deadline-field.tsx';
import { focusBehind, goToMenu } from './focus-menu.ts';
import { JoinGroup } from './join-group.tsx';
import { checkNames, NameForm, type Names } from './name-form.tsx';
import { sayRefusal } from './say-refusal.ts';
import { ShareLink } from './share-link.tsx';
import '../../styles/group.css';

/** What a dialog about a group shows. */
export type GroupView = 'welcome' | 'join' | 'settings';

interface GroupDialogProps {
  readonly view: GroupView;
  /** Of the group to join. */
  readonly code: string;
  readonly onClosed: () => void;
}

/** Everything about a group that is no cart: founding, sharing, joining and changing it (S2 §2 Group order dialogs). */
export function GroupDialog({ view, code, onClosed }: GroupDialogProps) {
  const titleId = useId();
  const [isCreating, setCreating] = useState(false);
  const live = useGroup();
  const start = (): void => setCreating(true);
  const close = (): void => {
    onClosed();
    focusBehind();
  };
  return (
    <Dialog titleId={titleId} kind="group-dialog" onClosed={close}>
      {view === 'join' && !isCreating ? (
        <JoinGroup titleId={titleId} code={code} onNew={start} />
      ) : view === 'settings' ? (
        live && <Settings titleId={titleId} live={live} />
      ) : live && isCreating ? (
        <Founded titleId={titleId} live={live} />
      ) : isCreating ? (
        <Create titleId={titleId} />
      ) : (
        <Welcome titleId={titleId} onStart={start} />
      )}
    </Dialog>
  );
}

interface PartProps {
  readonly titleId: string;
}

function Welcome({ titleId, onStart }: PartProps & { readonly onStart: () => void }) {
  const { groupOrderDiscounts } = useShop().shop;
  return (
    <>
      <DialogHead titleId={titleId} title={GROUP.welcome} />
      <div className="dialog-body group-body">
        <ol className="group-steps">
          {GROUP.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {groupOrderDiscounts.length > 0 && (
          <p className="group-discount">{GROUP_WORDS.discount(groupDiscountText(groupOrderDiscounts))}</p>
        )}
        <button className="button button-main button-wide" type="button" onClick={onStart}>
          {GROUP.start}
        </button>
        {groupOrderDiscounts.length > 1 && (
          <ul className="group-footnotes">
            {groupOrderDiscounts.map((discount) => (
              <li key={discount.minimumOrderValue}>
                {GROUP_WORDS.footnote(
                  groupDiscountValue(discount),
                  euro(discount.minimumOrderValue, { dropZeros: true }),
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Create({ titleId }: PartProps) {
  const page = useShop();
  const { orderType } = useOrderSettings();
  const form = useForm<Names, unknown>({
    first: { groupName: '', userName: '' },
    check: checkNames,
    send: async ({ groupName, userName }) => {
      const isPickup = orderType === 'pickup';
      const answer = await createGroup(page, { groupName: groupName ?? '', userName, isPickup });
      return answer.ok ? answer : refuse(GROUP_FAILED);
    },
  });
  return (
    <>
      <DialogHead titleId={titleId} title={GROUP.start} isStep />
      <div className="dialog-body">
        <NameForm form={form} ownLabel={GROUP.leaderName} submit={GROUP.create} />
      </div>
    </>
  );
}

function Founded({ titleId, live: { group } }: PartProps & { readonly live: LiveGroup }) {
  return (
    <>
      <DialogHead titleId={titleId} title={GROUP_WORDS.founded(group.name)} isStep />
      <div className="dialog-body group-body">
        <p className="soft">{GROUP_WORDS.sendLink}</p>
        <ShareLink group={group} />
        <button className="button button-line button-wide" type="button" onClick={goToMenu}>
          {GROUP_WORDS.chooseNow}
        </button>
      </div>
    </>
  );
}

const DONE: Answer<null> = { ok: true, value: null };

/** 'Deine Gruppe' of the owner, and a member's own entry (S2 §2 Member info, Owner info). */
function Settings({ titleId, live }: PartProps & { readonly live: LiveGroup }) {
  const page = useShop();
  const { group, me, isOwner } = live;
  const [isAsking, setAsking] = useState(false);
  const form = useForm<Names, unknown>({
    first: { groupName: isOwner ? group.name : null, userName: me.name },
    check: checkNames,
    send: async ({ groupName, userName }) => {
      const renamed =
        groupName === null || groupName === group.name ? DONE : await changeGroup(page, { name: groupName });
      return !renamed.ok || userName === me.name ? renamed : changeMember(page, me.id, { name: userName });
    },
    done: (_, sent) => closeContainingDialog(sent.form),
  });
  const end = (): void => void sayRefusal(isOwner ? disbandGroup(page) : leaveGroup(page, { me: me.id }));
  const alert = isOwner ? groupAlerts.disband() : groupAlerts.leave();
  return (
    <>
      <DialogHead titleId={titleId} title={isOwner ? GROUP.ownerTitle : group.name} />
      <div className="dialog-body group-body">
        <NameForm form={form} submit={GROUP.save}>
          {isOwner && <DeadlineField group={group} />}
        </NameForm>
        <ShareLink group={group} />
        <div className="group-ends">
          <button
            className="button button-line"
            type="button"
            onClick={(event) => closeContainingDialog(event.currentTarget)}
          >
            {isOwner ? GROUP.back : GROUP.close}
          </button>
          <button className="link-button" type="button" onClick={() => setAsking(true)}>
            {isOwner ? GROUP_WORDS.disband : GROUP_WORDS.leave}
          </button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={alert.title}
          texts={[alert.text]}
          confirm={alert.confirm}
          cancel={alert.cancel}
          onConfirm={() => {
            const title = document.getElementById(titleId);
            if (title) closeContainingDialog(title);
            end();
          }}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
