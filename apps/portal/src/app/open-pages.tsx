import { Outlet } from '@tanstack/react-router';
import { AppShell } from './app-shell';

/** [6.5] Pages for everybody: nobody is asked who they are just to look. */
export function OpenPages() {
  return (
    <AppShell menu={[]}>
      <Outlet />
    </AppShell>
  );
}
