/** The codes of units that would stand below themselves, by what stands above each. */
export function unitsBelowThemselves(parents: ReadonlyMap<string, string | null>): Set<string> {
  const circles = new Set<string>();
  const settled = new Set<string>();
  for (const start of parents.keys()) {
    const path: string[] = [];
    let code: string | null = start;
    while (code !== null && !settled.has(code)) {
      settled.add(code);
      path.push(code);
      code = parents.get(code) ?? null;
    }
    const turn = code === null ? -1 : path.indexOf(code);
    if (turn >= 0) for (const each of path.slice(turn)) circles.add(each);
  }
  return circles;
}
