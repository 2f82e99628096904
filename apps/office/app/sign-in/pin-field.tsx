import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';

interface PinFieldProps {
  readonly label: string;
  readonly pin: string;
  readonly onChange: (pin: string) => void;
}

/** The PIN of a device: hidden digits, which no browser remembers. */
export const PinField = ({ label, pin, onChange }: PinFieldProps) => (
  <TextField
    label={label}
    type="password"
    inputMode="numeric"
    autoComplete="off"
    required
    pattern="\d{4,8}"
    maxLength={8}
    ref={focusOnMount}
    value={pin}
    onChange={({ target }) => onChange(target.value)}
  />
);
