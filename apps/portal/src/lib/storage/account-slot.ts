import { createContext, type ReactNode, useContext } from 'react';

/** The account's button, which the frame gives to pages that draw their own bar. */
export const AccountSlot = createContext<ReactNode>(null);

export function useAccountSlot(): ReactNode {
  return useContext(AccountSlot);
}
