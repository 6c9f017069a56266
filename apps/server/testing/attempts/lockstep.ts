type Waiting<Seen> = { resolve: (seen: Seen) => void; reject: (error: unknown) => void };

export type Lockstep<Seen> = {
  /** Waits for all the others, and answers what one look for all of them has seen. */
  arrive: () => Promise<Seen>;
  leave: () => void;
};

/** For tests: many who take their steps together, so that one look after each step is enough for all. */
export function lockstep<Seen>(count: number, look: () => Promise<Seen>): Lockstep<Seen> {
  let present = count;
  let waiting: Array<Waiting<Seen>> = [];
  const lookWhenAllAreThere = () => {
    if (waiting.length < present || waiting.length === 0) return;
    const round = waiting;
    waiting = [];
    look().then(
      (seen) => round.forEach(({ resolve }) => resolve(seen)),
      (error) => round.forEach(({ reject }) => reject(error)),
    );
  };
  return {
    arrive: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        lookWhenAllAreThere();
      }),
    leave: () => {
      present -= 1;
      lookWhenAllAreThere();
    },
  };
}
