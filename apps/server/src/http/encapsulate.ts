import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';

/** Routes of a room. They are called, because registering each as a plugin makes the start slower. */
export type Routes = FastifyPluginAsync<RoutesOptions>;

/** For routes with hooks or body parsers of their own, which no others may get. */
export const encapsulate =
  (routes: Routes): Routes =>
  async (app, options) => {
    await app.register(routes, options);
  };
