import type { EscalationContact } from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import { ESCALATION_OFFICE as SAY } from '@tischlein/wording/office';
import { checkMail } from '../api/check-mail.ts';
import { Icon } from '../ui/icon.tsx';
import { isReachable } from './use-escalation.ts';

interface PeopleFieldsProps {
  readonly people: readonly EscalationContact[];
  readonly onChange: (people: readonly EscalationContact[]) => void;
}

const MOST_PEOPLE = 5;
const NOBODY: EscalationContact = { name: '', email: '', phone: '' };

/** Who is told of unanswered orders. */
export function PeopleFields({ people, onChange }: PeopleFieldsProps) {
  return (
    <>
      {people.map((person, index) => (
        // Rows have no other identity while their names are typed.
        <PersonFields
          key={index}
          person={person}
          onChange={(change) => onChange(people.map((each, at) => (at === index ? { ...each, ...change } : each)))}
          onRemove={() => onChange(people.filter((_, at) => at !== index))}
        />
      ))}
      {people.length < MOST_PEOPLE && (
        <button className="button button-line" type="button" onClick={() => onChange([...people, NOBODY])}>
          {SAY.add}
        </button>
      )}
    </>
  );
}

interface PersonFieldsProps {
  readonly person: EscalationContact;
  readonly onChange: (change: Partial<EscalationContact>) => void;
  readonly onRemove: () => void;
}

function PersonFields({ person, onChange, onRemove }: PersonFieldsProps) {
  return (
    <div className="stack escalation-person">
      <TextField
        label={SAY.name}
        maxLength={80}
        autoComplete="off"
        value={person.name}
        error={isReachable(person) ? null : SAY.incomplete}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <MailField
        label={SAY.email}
        autoComplete="off"
        check={checkMail}
        value={person.email}
        onChange={({ target }) => onChange({ email: target.value.trim() })}
      />
      <TextField
        label={SAY.phone}
        help={SAY.phoneHelp}
        type="tel"
        maxLength={40}
        autoComplete="off"
        value={person.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <button className="icon-button" type="button" aria-label={SAY.remove(person.name)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}
