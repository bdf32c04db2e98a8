/** What the gateway needs of a logger; a pino logger fits. */
export interface GatewayLog {
  debug(detail: object, message: string): void;
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}

export const silentLog: GatewayLog = { debug: () => {}, info: () => {}, warn: () => {} };
