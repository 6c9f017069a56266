/** What the browser posts to a tool. */
export type ToolForm = { kind: 'form'; action: string; fields: Record<string, string> };
