import {
  geocoderDraft,
  geocoderTest,
  geocoderTestRequest,
  installation,
  mailServerDraft,
  mailServerTest,
  publicAddress,
  tileChoice,
  tileTest,
} from '../office/index.ts';
import { z } from 'zod';
import { call, ifMatch, VERSION_PROBLEMS } from './call.ts';

const PROBLEMS = [...VERSION_PROBLEMS, 'installationFixed'] as const;

export const getInstallation = call({
  method: 'GET',
  path: '/api/office/installation',
  summary:
    'Get what the owner of the installation has set for all shops, without the password of the mail server and the key of the geocoder',
  caller: 'staff',
  area: 'installation',
  answer: installation,
});

export const saveMailServer = call({
  method: 'PUT',
  path: '/api/office/installation/mail',
  summary: 'Set the mail server of all shops, or none; If-Match names the version that is replaced',
  caller: 'staff',
  area: 'installation',
  limit: 'staff',
  headers: ifMatch,
  body: z.object({ server: mailServerDraft.nullable() }),
  answer: installation,
  problems: [...PROBLEMS, 'passwordMissing'],
});

export const testMailServer = call({
  method: 'POST',
  path: '/api/office/installation/mail/test',
  summary: "Send a test mail to one's own address through a mail server that need not be saved",
  caller: 'staff',
  area: 'installation',
  access: 'read',
  limit: 'testMail',
  body: mailServerDraft,
  answer: mailServerTest,
  problems: ['installationFixed', 'passwordMissing'],
});

export const saveMapTiles = call({
  method: 'PUT',
  path: '/api/office/installation/tiles',
  summary: 'Set where the maps of all shops come from, or nowhere; If-Match names the version that is replaced',
  caller: 'staff',
  area: 'installation',
  limit: 'staff',
  headers: ifMatch,
  body: z.object({ tiles: tileChoice.nullable() }),
  answer: installation,
  problems: PROBLEMS,
});

export const testMapTiles = call({
  method: 'POST',
  path: '/api/office/installation/tiles/test',
  summary: 'Fetch one map tile from a provider that need not be saved',
  caller: 'staff',
  area: 'installation',
  access: 'read',
  limit: 'testMail',
  body: tileChoice,
  answer: tileTest,
});

export const saveGeocoder = call({
  method: 'PUT',
  path: '/api/office/installation/geocoder',
  summary: 'Set who finds the addresses of all shops, or nobody; If-Match names the version that is replaced',
  caller: 'staff',
  area: 'installation',
  limit: 'staff',
  headers: ifMatch,
  body: z.object({ geocoder: geocoderDraft.nullable() }),
  answer: installation,
  problems: [...PROBLEMS, 'passwordMissing'],
});

export const testGeocoder = call({
  method: 'POST',
  path: '/api/office/installation/geocoder/test',
  summary: 'Look an address up with a geocoder that need not be saved',
  caller: 'staff',
  area: 'installation',
  access: 'read',
  limit: 'testMail',
  body: geocoderTestRequest,
  answer: geocoderTest,
  problems: ['passwordMissing'],
});

export const savePublicAddress = call({
  method: 'PUT',
  path: '/api/office/installation/address',
  summary: 'Set the address at which guests reach all shops; it has to be the one that this call is sent to',
  caller: 'staff',
  area: 'installation',
  limit: 'staff',
  headers: ifMatch,
  body: publicAddress,
  answer: installation,
  problems: [...PROBLEMS, 'addressElsewhere'],
});

export const backUpNow = call({
  method: 'POST',
  path: '/api/office/installation/backup',
  summary: 'Make a backup now, in place of that of today; it goes on after the answer',
  caller: 'staff',
  area: 'installation',
  limit: 'staff',
  answer: installation,
  problems: ['backupsOff', 'backupRunning'],
});
