import type { FastifyRequest } from 'fastify';
import { describeDevice } from './describe-device.ts';

/** The device that a request comes from, in words: 'Safari auf iPhone'. */
export const describeRequestDevice = ({ headers }: FastifyRequest): string =>
  describeDevice(headers['user-agent'] ?? '');
