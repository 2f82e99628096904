import { BlockList, isIP } from 'node:net';

/** The addresses at which this server may reach printers: none, unless the operator names networks. */
export interface PrinterNetwork {
  mayCall(host: string): boolean;
}

/** Networks as '192.168.1.0/24' or single addresses. Members of staff type the address of a printer, so names are never resolved. */
export function createPrinterNetwork(networks: readonly string[]): PrinterNetwork {
  const allowed = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = toFamily(address);
    if (bits === undefined) allowed.addAddress(address, family);
    else allowed.addSubnet(address, Number(bits), family);
  }
  return {
    mayCall: (host) => isIP(host) !== 0 && allowed.check(host, toFamily(host)),
  };
}

const toFamily = (address: string): 'ipv4' | 'ipv6' => (address.includes(':') ? 'ipv6' : 'ipv4');
