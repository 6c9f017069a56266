/** Does what is asked, at most so many at once for each key; null for one too many. Counted by this server alone. */
export function atMostAtOnce(most: number) {
  const underWay = new Map<string, number>();
  return async <Outcome>(key: string, work: () => Promise<Outcome>): Promise<Outcome | null> => {
    const count = underWay.get(key) ?? 0;
    if (count >= most) return null;
    underWay.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    }
  };
}
