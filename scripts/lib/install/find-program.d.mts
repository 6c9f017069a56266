export function findProgram(name: string, env?: Record<string, string | undefined>): string | null;
