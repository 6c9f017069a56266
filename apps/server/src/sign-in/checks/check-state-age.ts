/** A sign-in that began longer ago than its ten minutes begins again. */
export function checkStateAge({ expires }: { expires: Date }, now: Date): boolean {
  return now < expires;
}
