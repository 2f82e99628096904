import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
import { describeMethods } from './describe-methods.ts';
import { type MethodConfig, toMethodConfig } from './methods.ts';

const documents: ConfigDocuments<MethodConfig> = new Map();

/** The payment methods of a shop, being edited. */
export function useMethods(shop: string, onSaved: () => void) {
  const { part: methods, ...edited } = useConfigDocument<MethodConfig>({
    shop,
    documents,
    part: toMethodConfig,
    apply: (config, changed) => ({ ...config, ...changed }),
    describe: describeMethods,
    onSaved,
  });
  return { ...edited, methods, isValid: methods !== null && methods.paymentMethods.length > 0 };
}
