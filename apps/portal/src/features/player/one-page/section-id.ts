/** The name of an activity's place on a page of many, as addresses can carry it. */
export function sectionId(axis: string): string {
  return `activity-${axis.replaceAll('.', '-')}`;
}
