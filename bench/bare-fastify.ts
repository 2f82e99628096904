// A Fastify that does nothing: what any server with it costs to start.
import Fastify from 'fastify';

const app = Fastify();
app.get('/*', async () => ({}));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`listening ${new URL(address).port}\n`);
