declare const CLEAN: unique symbol;

/** Html that may be written into a page as it is. Only rich-text/clean-rich-text.ts makes it. */
export type CleanHtml = string & { readonly [CLEAN]: true };
