import { createContext, type ReactNode, useContext } from 'react';

/** The account's button, which the frame gives to pages that draw their own bar. */
export const AccountSlot = createContext<ReactNode>(null);

export function useAccountSlot(): ReactNode {
  return useContext(AccountSlot);
}

type Framing = (page: ReactNode) => ReactNode;

/** The menu and the sidebar of every other page, which the player's pages put around what is no longer reading. */
export const FrameSlot = createContext<Framing>((page) => page);

export function useFrameSlot(): Framing {
  return useContext(FrameSlot);
}
