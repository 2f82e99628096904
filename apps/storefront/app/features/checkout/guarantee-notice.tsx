import { GUARANTEE_NOTICE, type GuaranteePart, guaranteeText } from '@tischlein/wording';
import { Suspense, useId, useState } from 'react';
import { late } from '../../browser/late.tsx';
import { useShop } from '../../context/shop-context.ts';
import '../../styles/guarantee-notice.css';

const QrCode = late(async () => (await import('@tischlein/ui/qr-code')).QrCode);

/**
 * The harmonised notice on the legal guarantee, before the order (Implementing Regulation (EU) 2025/1960, S3 L13): its title and
 * its main sentence are always seen, the whole of it after the first press. Decision 108.
 */
export function GuaranteeNotice() {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="guarantee-notice" aria-labelledby={titleId}>
      <h3 id={titleId}>{GUARANTEE_NOTICE.title}</h3>
      <p>{GUARANTEE_NOTICE.lead}</p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{GUARANTEE_NOTICE.open}</summary>
        {isOpen && <WholeNotice />}
      </details>
    </section>
  );
}

function WholeNotice() {
  const { guaranteeNotice } = useShop().shop;
  return (
    <>
      {guaranteeNotice === undefined ? <Words /> : <img src={guaranteeNotice} alt={guaranteeText()} />}
      <a href={GUARANTEE_NOTICE.url} target="_blank" rel="noreferrer">
        {GUARANTEE_NOTICE.address}
      </a>
    </>
  );
}

function Words() {
  const parts: readonly GuaranteePart[] = GUARANTEE_NOTICE.parts;
  return (
    <>
      {parts.map(({ heading, text, points = [] }) => (
        <div key={heading ?? text}>
          {heading !== undefined && <h4>{heading}</h4>}
          {text !== undefined && <p>{text}</p>}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <Suspense fallback={<svg className="qr-code" viewBox="0 0 1 1" />}>
        <QrCode text={GUARANTEE_NOTICE.code} label={GUARANTEE_NOTICE.codeLabel} />
      </Suspense>
    </>
  );
}
