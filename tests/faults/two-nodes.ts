import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { openServer, type TestServer, type TestServerOptions } from '../support/open-server.ts';

export type NodeIndex = 0 | 1;

export interface TwoNodes {
  readonly nodes: readonly [TestServer, TestServer];
  close(): Promise<void>;
}

/** Two servers on one database. */
export async function openTwoNodes(place: OpenDatabase, options: TestServerOptions = {}): Promise<TwoNodes> {
  const nodes = [await openServer(place, options), await openServer(place, options)] as const;
  const close = async (): Promise<void> => {
    for (const node of nodes) await node.close();
  };
  return { nodes, close };
}

export interface DeviceAnswer {
  readonly statusCode: number;
  readonly json: <Body>() => Body;
}

/** Sends a request to one of the nodes: POST with a body, else GET. */
export type Device = (node: NodeIndex, url: string, body?: object) => Promise<DeviceAnswer>;

/** A phone or tablet that keeps its cookies. */
export function openDevice({ nodes }: Pick<TwoNodes, 'nodes'>): Device {
  const cookies = new Map<string, string>();
  return async (node, url, payload) => {
    const answer = await nodes[node].app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
}
