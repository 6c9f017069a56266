export function temporaryPgbouncer(postgresUrl: string): Promise<{ url: string; stop: () => Promise<void> }>;
