import { Field, TextField } from '@tischlein/ui/field';
import { RESERVE } from '@tischlein/wording/storefront';

export interface GuestInput {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly wish: string;
}

interface GuestFieldsProps {
  readonly input: GuestInput;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<GuestInput>) => void;
}

/** Who comes. */
export function GuestFields({ input, errors, onChange }: GuestFieldsProps) {
  return (
    <section className="reserve-section">
      <h2>{RESERVE.who}</h2>
      <div className="form-fields">
        <TextField
          label={RESERVE.name}
          error={errors['name']}
          name="name"
          autoComplete="name"
          required
          maxLength={120}
          value={input.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label={RESERVE.email}
          error={errors['email']}
          span={3}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={input.email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
        <TextField
          label={RESERVE.phone}
          help={RESERVE.phoneHelp}
          error={errors['phone']}
          span={3}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={40}
          value={input.phone}
          onChange={({ target }) => onChange({ phone: target.value })}
        />
        <WishField wish={input.wish} error={errors['wish']} onChange={(wish) => onChange({ wish })} />
      </div>
    </section>
  );
}

interface WishFieldProps {
  readonly wish: string;
  readonly error?: string | undefined;
  readonly onChange: (wish: string) => void;
}

export function WishField({ wish, error, onChange }: WishFieldProps) {
  return (
    <Field label={RESERVE.wish} remark={RESERVE.optional} error={error}>
      {(control) => (
        <textarea
          className="input"
          name="wish"
          rows={2}
          maxLength={500}
          placeholder={RESERVE.wishExample}
          value={wish}
          onChange={({ target }) => onChange(target.value)}
          {...control}
        />
      )}
    </Field>
  );
}
