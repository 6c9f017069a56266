import { LOCALE_PARAMETER } from '@lantern/domain/display/locale-address';
import type { AnyRouter } from '@tanstack/react-router';

/** Who chooses a language has it wherever they go; an address that asks for another would turn the page back. */
export function leaveLocaleAddress(router: AnyRouter): void {
  if (!(LOCALE_PARAMETER in router.latestLocation.search)) return;
  const { [LOCALE_PARAMETER]: _, ...search } = router.latestLocation.search;
  void router.navigate({ to: '.', search, replace: true, resetScroll: false });
}
