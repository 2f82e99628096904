import { DISH_FORM, EDITOR } from '@tischlein/wording/office';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import type { ReactNode } from 'react';
import { isBlank } from '@tischlein/domain';
import { cleanLine } from '@tischlein/domain/menu-editing';
import { OfficeFrame } from '../frame/office-frame.tsx';

interface NewEntryProps {
  readonly title: string;
  readonly most: number;
  /** More fields than the name. */
  readonly children?: ReactNode;
  readonly onCreate: (name: string) => void;
}

/** Asks for the name of a new dish, combo or category before its form opens. */
export function NewEntry({ title, most, children, onCreate }: NewEntryProps) {
  const form = useForm({
    first: { name: '' },
    check: ({ name }) => ({ name: isBlank(name) && EDITOR.nameMissing }),
    take: ({ name }) => onCreate(name.trim()),
  });
  return (
    <OfficeFrame title={title} crumb={{ path: '/karte', name: EDITOR.toMenu }}>
      <Form form={form} className="stack editor-new" noValidate submit={DISH_FORM.create}>
        <TextField
          label={DISH_FORM.name}
          maxLength={most}
          autoComplete="off"
          {...form.text('name')}
          onChange={({ target }) => form.set({ name: cleanLine(target.value) })}
        />
        {children}
      </Form>
    </OfficeFrame>
  );
}
