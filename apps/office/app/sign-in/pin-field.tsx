import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import type { ComponentProps } from 'react';

/** The PIN of a device: hidden digits, which no browser remembers. */
export const PinField = (props: Omit<ComponentProps<typeof TextField>, 'ref'>) => (
  <TextField
    type="password"
    inputMode="numeric"
    autoComplete="off"
    required
    pattern="\d{4,8}"
    maxLength={8}
    ref={focusOnMount}
    {...props}
  />
);
