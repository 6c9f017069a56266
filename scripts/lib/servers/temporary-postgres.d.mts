export function temporaryPostgres(wanted?: { safe?: boolean }): Promise<{
  url: string;
  pid: number;
  restart: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  stop: () => Promise<void>;
} | null>;
