import { DEVICE_ROLES, PIN } from '@tischlein/domain/staff';
import { z } from 'zod';
import { instant } from '../wire-values.ts';

const pin = z.string().regex(PIN);
const facts = z.object({ name: z.string().trim().min(1).max(40), role: z.enum(DEVICE_ROLES) });

export const newDevice = facts.extend({ pin }).meta({ id: 'NewDevice' });

/** Without `pin`, it stays as it is. */
export const deviceChange = facts.extend({ pin: pin.optional() }).meta({ id: 'DeviceChange' });

/** A tablet that a shift shares; it belongs to one shop. */
export const device = facts
  .extend({
    id: z.string(),
    createdAt: instant,
    /** 'Safari auf iPad'; null: not connected. */
    connected: z.object({ device: z.string(), seenAt: instant }).nullable(),
    isLocked: z.boolean(),
    /** Of the link that connects it; null: there is none. */
    linkExpiresAt: instant.nullable(),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof device>;

/** `link` connects one device, once. */
export const deviceLink = z.object({ link: z.string(), expiresAt: instant }).meta({ id: 'DeviceLink' });
export type DeviceLink = z.infer<typeof deviceLink>;

export const deviceConnection = z.object({ token: z.string().min(1).max(200), pin }).meta({ id: 'DeviceConnection' });
export const unlocking = z.object({ pin }).meta({ id: 'Unlocking' });
