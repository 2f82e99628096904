import type { ContactBlockRequest } from '@tischlein/contract/office';
import { isMailAddress, isPhone } from '@tischlein/domain/typed';
import { BLOCK_SCOPES, type BlockScope } from '@tischlein/domain/guests';
import type { Answer } from '@tischlein/ui/answer';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { todayInShop } from '@tischlein/shop-time';
import { useStore } from '@tischlein/ui/store';
import { useForm } from '@tischlein/ui/use-form';
import { BLOCKS } from '@tischlein/wording/office';
import { RadioList } from '../ui/radio-list.tsx';
import { OfficePart } from '../ui/office-part.tsx';
import { wantedContact } from './wanted-contact.ts';

interface BlockFormProps {
  readonly onBlock: (request: ContactBlockRequest) => Promise<Answer<unknown>>;
}

const EMPTY = { contact: '', reason: '', until: '' };
const FIRST_SCOPE: BlockScope = 'cash';

/** Blocks a phone number or an e-mail address; that of a guest's page is filled in. */
export function BlockForm({ onBlock }: BlockFormProps) {
  const wanted = useStore(wantedContact);
  const form = useForm({
    first: { ...EMPTY, contact: wanted, scope: FIRST_SCOPE },
    check: ({ contact }) => ({ contact: !isContact(contact.trim()) && BLOCKS.contactInvalid }),
    send: ({ contact, until, ...rest }) => onBlock({ ...rest, contact: contact.trim(), until: until || null }),
    success: () => BLOCKS.blocked,
    afterSuccess: EMPTY,
    done: () => wantedContact.set(''),
  });
  return (
    <OfficePart title={BLOCKS.blockTitle}>
      <Form form={form} className="form-grid" noValidate submit={BLOCKS.block}>
        <TextField label={BLOCKS.contact} autoComplete="off" maxLength={200} {...form.text('contact')} />
        <TextField label={BLOCKS.reason} autoComplete="off" maxLength={200} {...form.text('reason')} />
        <RadioList legend={BLOCKS.scope} values={BLOCK_SCOPES} names={BLOCKS.scopes} {...form.field('scope')} />
        <TextField label={BLOCKS.until} type="date" min={todayInShop()} {...form.text('until')} />
      </Form>
    </OfficePart>
  );
}

const isContact = (typed: string): boolean => isMailAddress(typed) || (/\d/.test(typed) && isPhone(typed));
