/** The items of this menu, without those of a submenu open inside it. */
export function menuItems(menu: Element): HTMLElement[] {
  const found = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])');
  return [...found].filter((item) => item.closest('[role="menu"]') === menu);
}
