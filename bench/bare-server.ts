// Baseline for requests per second: bare Node http, the same bytes from memory for every request. Argument: size
// in bytes.
import { createServer } from 'node:http';

const body = Buffer.alloc(Number(process.argv[2] ?? '0'), 'x');

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening ${typeof address === 'object' && address ? address.port : 0}\n`);
});
