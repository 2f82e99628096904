import type { ReactNode } from 'react';
import '../../styles/checkout.css';

export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="form-section">
      <h2>{title}</h2>
      <div className="form-fields">{children}</div>
    </section>
  );
}
