/** Where a file of a certificate lies: each drawing has a folder of its own, so that what is there never changes. */
export function certificateFileKey({
  tenantId,
  filesId,
  name,
}: {
  tenantId: string;
  filesId: string;
  name: string;
}): string {
  return `${tenantId}/certificates/${filesId}/${name}`;
}
