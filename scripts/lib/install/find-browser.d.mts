export function findBrowser(env?: Record<string, string | undefined>): string | null;
export function findTestBrowser(env?: Record<string, string | undefined>): string | null;
