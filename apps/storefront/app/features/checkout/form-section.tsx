import type { ReactNode } from 'react';
import '../../styles/checkout.css';

interface FormSectionProps {
  readonly id?: string;
  readonly title: string;
  /** 'optional' */
  readonly remark?: string;
  readonly children: ReactNode;
}

export function FormSection({ id, title, remark, children }: FormSectionProps) {
  return (
    <section className="form-section">
      <h2 id={id} tabIndex={id ? -1 : undefined}>
        {title}
        {remark && <small className="title-remark"> {remark}</small>}
      </h2>
      <div className="form-fields">{children}</div>
    </section>
  );
}
