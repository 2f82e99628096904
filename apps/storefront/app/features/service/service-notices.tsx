import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { Suspense, use } from 'react';
import { useClock, useDocument, useShop } from '../../context/shop-context.ts';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';
import { openingMessagesCode } from './opening-messages-code.ts';

interface ServiceNoticesProps {
  readonly onTime: () => void;
}

/** What the code of an SMS leads to, a lost time and the opening messages, if there are any; left out if their code cannot be loaded. */
export function ServiceNotices(props: ServiceNoticesProps) {
  const { supportDelivery, supportPickup } = useShop().shop;
  const { insideOpenHours, customerInfo } = useClock().period;
  const { codeLink } = useDocument();
  const { isTimeGone } = useOrderSettings();
  if (!codeLink && !isTimeGone && insideOpenHours && customerInfo === '' && (supportDelivery || supportPickup))
    return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Messages {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Messages(props: ServiceNoticesProps) {
  const Content = use(openingMessagesCode());
  return <Content {...props} />;
}
