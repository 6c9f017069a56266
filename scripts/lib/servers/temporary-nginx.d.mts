export function temporaryNginx(front: {
  port: number;
  host: string;
  /** The ports of the servers behind it, on this machine. */
  servers: [number, number];
  /** What the block says instead, for one that is set up in another way. */
  changes?: Array<[from: string, to: string]>;
}): Promise<{ certificate: string; stop: () => Promise<void> }>;
