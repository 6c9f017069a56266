export function totalCounts(counts) {
  return {
    passed: sum(counts.map(({ passed }) => passed)),
    failed: sum(counts.map(({ failed }) => failed)),
    failures: counts.flatMap(({ failures = [] }) => failures),
  };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
