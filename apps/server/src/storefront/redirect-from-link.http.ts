import type { FastifyReply } from 'fastify';

/** Leads from the address of a link to its page, without what the link named. */
export const redirectFromLink = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 303);
