/** The pages that need no other texts than those that come with every page (locales/first-groups.ts). */
const FIRST_PAGES = /^\/learn\/(courses|catalog|open-catalog)\/?$/;
/** [2.34] Over any page, and with texts of its own. */
const PDF_VIEWER = /[?&]pdfUrl=/;

export function showsFirstTexts(address: string): boolean {
  return FIRST_PAGES.test(address.replace(/[?#].*$/, '')) && !PDF_VIEWER.test(address);
}
