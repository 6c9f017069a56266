/** The first letters of a person's names, whole characters as a reader sees them. */
export function initialsOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const segmenter = new Intl.Segmenter();
  return [first_name, last_name]
    .map((name) => segmenter.segment(name)[Symbol.iterator]().next().value?.segment ?? '')
    .join('');
}
