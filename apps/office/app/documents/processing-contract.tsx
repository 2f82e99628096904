import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { TEXTS } from '@tischlein/wording/office';

/** The draft of the contract with the agency or host that runs a shop for its restaurant (Art. 28 GDPR). */
export const ProcessingContract = ({ shop }: { readonly shop: string }) => (
  <p>
    <a href={buildAddress(calls.getProcessingContract, { params: { shop } })} download>
      {TEXTS.processingContract}
    </a>
    <br />
    <small className="soft">{TEXTS.processingContractHelp}</small>
  </p>
);
