import type { FastifyReply } from 'fastify';

/** Sends an XRechnung as a file to keep. */
export const sendXrechnung = (reply: FastifyReply, number: number, xml: string) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `attachment; filename="xrechnung-${number}.xml"`)
    .send(xml);
