import { createContext, useContext } from 'react';

type MenuContextValue = {
  /** Closes the whole menu; the focus goes back to what opened it. */
  close: () => void;
};

/** Null outside a menu: the same items then are plain buttons and links, as in a bottom sheet. */
export const MenuContext = createContext<MenuContextValue | null>(null);

export function useMenu(): MenuContextValue | null {
  return useContext(MenuContext);
}
