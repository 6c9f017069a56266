/** For links to pages whose address begins this page's own: they are not this page. */
export const EXACT = { exact: true };
