import { createContext, type ReactNode, useContext } from 'react';

type Framing = (page: ReactNode) => ReactNode;

/** The menu and the sidebar of every other page, which the player's pages put around what is no longer reading. */
export const FrameSlot = createContext<Framing>((page) => page);

export function useFrameSlot(): Framing {
  return useContext(FrameSlot);
}
