import { expect, test } from 'vitest';
import { isProtected } from './database-url.ts';

test.each([
  'postgres://u:p@127.0.0.1:5432/waymark',
  'postgres://u:p@localhost/waymark',
  'postgres://u:p@[::1]/waymark',
  'postgres://u:p@%2Frun%2Fpostgresql/waymark',
  'postgres:///waymark?host=/run/postgresql',
  'postgres:///waymark',
  'postgres://u:p@db.example/waymark?sslmode=verify-full',
  'postgresql://u:p@db.example/waymark?sslmode=verify-full&sslrootcert=/etc/ca.pem',
])('%s is protected', (url) => {
  expect(isProtected(url, {})).toBe(true);
});

test.each([
  'postgres://u:p@db.example/waymark',
  'postgres://u:p@10.0.0.2/waymark?sslmode=require',
  'postgres://u:p@db.example/waymark?sslmode=verify-ca',
  'postgres://u:p@db.example/waymark?sslmode=no-verify',
  'postgres://u:p@localhost/waymark?host=db.example',
  'postgres://u:p@127.0.0.1.db.example/waymark',
  'postgres://u:p@db.example/waymark?sslmode=verify-full&sslmode=disable',
])('%s is not', (url) => {
  expect(isProtected(url, {})).toBe(false);
});

test("uses the environment's host if the address has none", () => {
  expect(isProtected('postgres:///waymark', { PGHOST: 'db.example' })).toBe(false);
});
