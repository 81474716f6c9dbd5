/** A wire between the product and a server that a test can cut and mend. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Drops every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps every connection and accepts new ones, but nothing passes any more: what a lost machine looks like. */
  stall(): void;
  /** Lets everything pass again, over new connections to the same port; does nothing when nothing is broken. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Where the server of a MongoDB or Redis address listens; of several the first. */
export function targetOf(uri: string): { host: string; port: number } {
  const { hostname, port } = new URL(uri.replace(/^\w+:/, 'http:').replace(/,[^/]*/, ''));
  return { host: hostname, port: Number(port) };
}

/** Forwards a free port of 127.0.0.1 to the target. */
export async function createTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const track = (socket: Socket, other: () => Socket): void => {
    sockets.add(socket);
    socket.on('error', () => other().destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other().destroy();
    });
  };
  let stalled = false;
  const server = createServer((near) => {
    if (stalled) {
      track(near, () => near);
      near.pause();
      return;
    }
    const far = connect(target.port, target.host);
    track(near, () => far);
    track(far, () => near);
    near.pipe(far);
    far.pipe(near);
  });
  const listenOn = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      if (!server.listening) {
        resolve();
        return;
      }
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });

  await listenOn(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut,
    stall: () => {
      stalled = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: async () => {
      if (server.listening && !stalled) return;
      stalled = false;
      await cut();
      await listenOn(port);
    },
    close: cut,
  };
}
