export function buildProgram(app: string, outDir?: string): Promise<void>;
