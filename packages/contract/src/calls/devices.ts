import { z } from 'zod';
import { device, deviceChange, deviceConnection, deviceLink, newDevice, session, unlocking } from '../office/index.ts';
import { call } from './call.ts';

export const listDevices = call({
  method: 'GET',
  path: '/api/office/shop/:shop/devices',
  summary: 'List the devices that shifts share',
  caller: 'staff',
  area: 'people',
  answer: z.array(device),
});

export const addDevice = call({
  method: 'POST',
  path: '/api/office/shop/:shop/devices',
  summary: 'Set up a device; the link connects it once',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  body: newDevice,
  answer: deviceLink,
  status: 201,
  problems: ['pinEasy', 'tooManyDevices'],
});

export const changeDevice = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/devices/:device',
  summary: 'Change the name, the role or the PIN of a device',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  body: deviceChange,
  problems: ['pinEasy', 'deviceUnknown'],
});

/** The connected device stays signed in until the link is used. */
export const renewDeviceLink = call({
  method: 'POST',
  path: '/api/office/shop/:shop/devices/:device/link',
  summary: 'Get a new link that connects a device once; earlier ones become void',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  answer: deviceLink,
  problems: ['deviceUnknown'],
});

export const removeDevice = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/devices/:device',
  summary: 'Remove a device and sign it out',
  caller: 'staff',
  area: 'people',
  limit: 'staff',
  problems: ['deviceUnknown'],
});

/** Five wrong PINs in a row make the link void. */
export const connectDevice = call({
  method: 'POST',
  path: '/api/office/session/device',
  summary: 'Sign in a device with its link and its PIN',
  caller: 'guest',
  limit: 'accessLink',
  body: deviceConnection,
  answer: session,
  problems: ['linkUnknown', 'pinWrong', 'deviceSignedOut'],
});

export const lockDevice = call({
  method: 'POST',
  path: '/api/office/session/lock',
  summary: 'Lock this device until its PIN is entered',
  caller: 'staff',
  area: 'session',
  whileLocked: true,
  answer: session,
  problems: ['deviceOnly'],
});

/** Five wrong PINs in a row sign the device out. */
export const unlockDevice = call({
  method: 'POST',
  path: '/api/office/session/unlock',
  summary: 'Unlock this device with its PIN',
  caller: 'staff',
  area: 'session',
  whileLocked: true,
  limit: 'unlock',
  body: unlocking,
  answer: session,
  problems: ['pinWrong', 'deviceSignedOut', 'deviceOnly'],
});
