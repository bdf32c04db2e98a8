/** One agent's connection as the protocol code sees it, so that it can be tested without a network. */
export interface PeerSocket {
  /** `failed` is called when it is certain that the bytes did not leave. */
  send(bytes: Uint8Array, failed?: () => void): void;
  ping(): void;
  /** Asks the peer to close; the close event follows. */
  close(code: number, reason: string): void;
  /** Drops the connection at once. */
  terminate(): void;
  /** Stop and start reading, so that a peer cannot send faster than its reports become durable. */
  pause(): void;
  resume(): void;
}

/** WebSocket close codes in use here (RFC 6455 §7.4.1). */
export const closeCodes = {
  normal: 1000,
  goingAway: 1001,
  unsupportedData: 1003,
  abnormal: 1006,
  policyViolation: 1008,
  tryAgainLater: 1013,
} as const;
