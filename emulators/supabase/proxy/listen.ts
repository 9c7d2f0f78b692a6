/** Opening and closing the proxy's port. */
import type {Server} from 'node:http';
import {HOST, PORT_VARIABLE} from '../constants';

/** @throws {Error} that says what to do when the port is taken. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error);
    });
    server.listen(port, HOST, resolve);
  });
}

function portTaken(port: number): Error {
  return new Error(
    `Port ${port} is already in use, so the Supabase emulator cannot start. ` +
      `Stop what listens there, or choose another port with ${PORT_VARIABLE}.`,
  );
}

/** Resolves once the port is free again; open connections are cut. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
