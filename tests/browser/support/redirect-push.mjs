// Loaded before the stories' server (NODE_OPTIONS): what it sends to a push service goes to the stories' fake one.
import https from 'node:https';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const SERVICE = 'fcm.googleapis.com';
const { request } = https;

https.request = (url, ...others) =>
  url instanceof URL && url.hostname === SERVICE
    ? http.request(`http://127.0.0.1:${process.env.STORIES_PUSH_PORT}${url.pathname}`, ...others)
    : request(url, ...others);
syncBuiltinESMExports();
