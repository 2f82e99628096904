import type { Cents } from '@tischlein/domain';
import { euro, SUMS } from '@tischlein/wording';
import type { LineWords } from './line-words.ts';

export interface OrderLine extends LineWords {
  readonly key: string;
  readonly amount: number;
  readonly price: Cents;
}

export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <ul className="order-lines">
      {lines.map(({ key, amount, title, details, price }) => (
        <li key={key} className="order-line">
          <span className="order-line-count">{amount}×</span>
          <span>
            {title}
            {details.map((detail) => (
              <small key={detail}>{detail}</small>
            ))}
          </span>
          <span className="order-line-price">{price === 0 ? SUMS.free : euro(price)}</span>
        </li>
      ))}
    </ul>
  );
}
