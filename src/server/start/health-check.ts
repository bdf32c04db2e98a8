// Health check of a container: exit code 0 if the server of this environment answers /healthz. If its port has a
// certificate, TLS is used; the certificate is not for 127.0.0.1 and need not be verified, because the connection stays
// on this machine.
import { request as plain } from 'node:http';
import { request as encrypted } from 'node:https';
import { readEnvironment } from '../core/environment.ts';

const { PORT = '8080', HOST = '', TLS_CERT } = readEnvironment(process.env);
const host = HOST === '' || HOST === '::' || HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
const options = { host, port: PORT, path: '/healthz', timeout: 2_500, rejectUnauthorized: false };
const failed = () => process.exit(1);
(TLS_CERT ? encrypted : plain)(options, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .on('timeout', failed)
  .on('error', failed)
  .end();
