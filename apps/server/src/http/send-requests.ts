// A named import of node:http makes Node load the whole of undici, for the module's WebSocket: a sixth of a cold start. Asking for the
// modules does not.
export const { request: requestHttp } = process.getBuiltinModule('node:http');
export const { request: requestHttps } = process.getBuiltinModule('node:https');
