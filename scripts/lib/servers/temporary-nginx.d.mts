export function temporaryNginx(front: {
  port: number;
  host: string;
  /** The ports of the servers behind it, on this machine. */
  servers: [number, number];
}): Promise<{ certificate: string; stop: () => Promise<void> }>;
